// What every widget carries: its view and the rest are files of a stock, which a page loads once.
const page = (globalThis[Symbol.for("rootlab")] ??= new Map());

function once(key, make) {
  if (!page.has(key)) page.set(key, make());
  return page.get(key);
}

// plotly.js hands itself to a "module", and to the window, where another one may have its place.
async function plotlyIn(code) {
  const before = window.Plotly;
  const wrapped = `const module = { exports: {} };\n${code}\nexport default module.exports;`;
  const plotly = (await moduleIn(wrapped)).default;
  if (before) window.Plotly = before;
  return plotly;
}

async function moduleIn(code) {
  const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  try {
    return await import(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}

function made(name, code) {
  if (name === "style") {
    const style = Object.assign(document.createElement("style"), { textContent: code });
    document.head.append(style);
    return style;
  }
  return name === "plotly" ? plotlyIn(code) : moduleIn(code);
}

// A page that is loaded again makes its models in any order: the stock may come after those that want it.
async function found(manager, id) {
  for (let tries = 0; ; tries++) {
    try {
      return await manager.get_model(id);
    } catch (error) {
      if (tries > 200) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

function load(model, name) {
  const [id, key] = model.get("stocks")[name];
  return once(`${key}/${name}`, async () => made(name, (await found(model.widget_manager, id)).get("files")[name]));
}

export default {
  // A stock makes plotly.js at once, while the kernel is still busy with what will be shown.
  initialize({ model }) {
    const plotly = model.get("files")?.plotly;
    if (plotly) once(`${model.get("key")}/plotly`, () => made("plotly", plotly));
  },
  async render(context) {
    const { model } = context;
    const [view] = await Promise.all([load(model, model.get("view")), load(model, "style")]);
    return view.render(context, (name) => load(model, name));
  },
};
