// The map: plotly's figure of the printed board, which hears the mouse and tells in words what lies
// somewhere, and upon it one drawing of everything that changes.
const SVG = "http://www.w3.org/2000/svg";
const GROUPS = ["hints", "rule", "warriors", "houses"];

// One drawing between plotly's board and its hover labels, in the map's own units.
//
// It has a <g data-layer="warrior eyrie"> for every layer of the model's "layers", from the lowest to the
// highest, and in it a <path> for everything that lies there.  Above them all stands one more group, for
// what is there for a moment only.
//
// To add a mark that moves: `const mark = overlay.mark("warrior eyrie", ["eyrie figure", x, y, size])` lays a
// form in the looks of a layer upon everything (a path of its own, as in "M0 0L9 9Z", does as well); let it
// move by `mark.animate([{ transform: overlay.at(x, y, size) }, { transform: overlay.at(x2, y2, size) }],
// { duration })`, which the browser runs by itself, and take it away by `mark.remove()` when its `finished`
// promise settles.  The layers below show already how it is afterwards: hide what arrives, if need be, by
// `overlay.find("warrior eyrie", x2, y2)`.  Whoever wishes less motion (`prefers-reduced-motion`) gets none.
class Overlay {
  constructor(plot, model) {
    this.model = model;
    this.svg = document.createElementNS(SVG, "svg");
    this.svg.setAttribute("class", "rl-overlay");
    this.svg.setAttribute("aria-hidden", "true");
    this.svg.style.cssText =
      "position:absolute;inset:0;width:100%;height:100%;pointer-events:none;will-change:transform";
    plot.querySelector(".main-svg").after(this.svg);
    this.make();
    this.frame(plot);
  }

  // The groups of a map with other seats.
  make() {
    this.looks = new Map(this.model.get("layers").map(([name, ...look]) => [name, look]));
    this.groups = new Map();
    this.svg.replaceChildren();
    for (const name of [...this.looks.keys(), "moment"]) {
      const group = document.createElementNS(SVG, "g");
      group.dataset.layer = name;
      if (this.looks.has(name)) this.dress(group, name);
      this.groups.set(name, group);
      this.svg.append(group);
    }
    for (const group of GROUPS) this.draw(group);
  }

  dress(element, layer) {
    const [fill, edge, width, opacity] = this.looks.get(layer);
    element.setAttribute("fill", fill);
    if (width) {
      element.setAttribute("stroke", edge);
      element.setAttribute("stroke-width", width);
      element.setAttribute("stroke-linejoin", "round");
    }
    if (opacity !== 1) element.setAttribute("opacity", opacity);
  }

  // As much of the board as plotly shows.
  frame(plot) {
    const [left, right] = plot._fullLayout.xaxis.range;
    const [bottom, top] = plot._fullLayout.yaxis.range;
    this.svg.setAttribute("viewBox", `${left} ${top} ${right - left} ${bottom - top}`);
  }

  draw(group) {
    for (const [layer, laid] of Object.entries(this.model.get(group))) {
      const box = this.groups.get(layer);
      if (!box) continue;
      laid.forEach((one, k) => this.set(box.children[k] ?? box.appendChild(this.path()), one));
      while (box.children.length > laid.length) box.lastChild.remove();
    }
  }

  path() {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("vector-effect", "non-scaling-stroke");
    return path;
  }

  set(path, one) {
    const [form, x, y, size] = typeof one === "string" ? [one, 0, 0, 1] : one;
    if (path.dataset.form !== form) {
      path.dataset.form = form;
      path.setAttribute("d", this.model.get("forms")[form] ?? form);
    }
    const at = `translate(${x} ${y}) scale(${size})`;
    if (path.getAttribute("transform") !== at) path.setAttribute("transform", at);
  }

  at(x, y, size = 1) {
    return `translate(${x}px, ${y}px) scale(${size})`;
  }

  find(layer, x, y) {
    const start = `translate(${x} ${y}) `;
    return [...this.groups.get(layer).children].find((path) => path.getAttribute("transform").startsWith(start));
  }

  mark(layer, one) {
    const path = this.path();
    this.dress(path, layer);
    this.set(path, one);
    this.groups.get("moment").append(path);
    return path;
  }
}

// The printed board is a drawing of some thousand strokes, and a browser without a graphics card would
// draw it again at every change of its size: show it as a picture of the size that it has now.
function bake(plot) {
  const image = plot.querySelector(".imagelayer image");
  const source = plot.layout?.images?.[0]?.source;
  const box = image?.getBoundingClientRect();
  const width = Math.round((box?.width || 0) * window.devicePixelRatio);
  const height = Math.round((box?.height || 0) * window.devicePixelRatio);
  if (!source || !width || (plot.rlBaked?.source === source && plot.rlBaked.width === width)) return;
  const before = plot.rlBaked?.url;
  plot.rlBaked = { source, width };
  const drawing = new Image();
  drawing.onload = () => {
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    canvas.getContext("2d").drawImage(drawing, 0, 0, width, height);
    canvas.toBlob((blob) => {
      if (!blob || plot.rlBaked.source !== source || plot.rlBaked.width !== width) return;
      plot.rlBaked.url = URL.createObjectURL(blob);
      image.setAttributeNS("http://www.w3.org/1999/xlink", "href", plot.rlBaked.url);
      if (before) URL.revokeObjectURL(before);
    });
  };
  drawing.src = source;
}

// The ring round a place that was clicked, before the kernel answers; its answer takes it away.
function pick(overlay, plot, place) {
  const hits = plot.data.find((trace) => trace.customdata[0] === place);
  overlay.groups.get("moment").replaceChildren();
  overlay.mark("selected", [place > 0 ? "selected" : "badge selected", hits.x[0], hits.y[0], 1]);
}

const idle = window.requestIdleCallback ?? ((deed) => setTimeout(deed, 30));

export async function render({ model, el }, load) {
  const { plotIn } = await load("plot");
  const figure = () => {
    const made = structuredClone(model.get("figure")); // plotly writes into what it is given
    const words = model.get("words");
    for (const trace of made.data) trace.hovertext = words[trace.name];
    return made;
  };
  const { Plotly, plot, show, end } = await plotIn(el, load, figure());
  const overlay = new Overlay(plot, model);

  let soon = 0;
  const settle = () => {
    overlay.frame(plot);
    clearTimeout(soon);
    soon = setTimeout(() => bake(plot), 400);
  };
  const answer = () => overlay.groups.get("moment").replaceChildren();
  // Words are read on hover only: they may come after everything that is seen.
  const tell = () => {
    const words = model.get("words");
    const news = plot.data.flatMap((trace, k) => (trace.hovertext === words[trace.name] ? [] : [k]));
    if (news.length) Plotly.restyle(plot, { hovertext: news.map((k) => words[plot.data[k].name]) }, news);
  };
  plot.on("plotly_click", ({ points }) => {
    if (!points.length) return;
    const place = points[0].customdata;
    pick(overlay, plot, place);
    model.send({ place });
  });
  plot.on("plotly_relayout", settle);
  plot.on("plotly_afterplot", settle);
  settle();

  const listeners = {
    "change:figure": async () => {
      await show(figure());
      overlay.make();
      settle();
    },
    "change:answered": answer,
    "change:words": () => idle(tell, { timeout: 300 }),
  };
  for (const group of GROUPS) listeners[`change:${group}`] = () => overlay.draw(group);
  for (const [name, deed] of Object.entries(listeners)) model.on(name, deed);
  return () => {
    clearTimeout(soon);
    for (const [name, deed] of Object.entries(listeners)) model.off(name, deed);
    end();
  };
}
