// A plotly figure in its box: drawn once, drawn again when it is another one, as large as its box is.
const CONFIG = { displayModeBar: false, doubleClick: false, scrollZoom: false };

// Where a figure is drawn before its box has a size, plotly takes a size of its own.
function sized(el) {
  return new Promise((done) => {
    const observer = new ResizeObserver(() => {
      if (el.clientWidth) finish();
    });
    const finish = () => {
      observer.disconnect();
      done();
    };
    observer.observe(el);
    setTimeout(finish, 150);
  });
}

// The plot in `el`, and what takes it off again.
export async function plotIn(el, load, figure) {
  const Plotly = await load("plotly");
  if (!el.clientWidth) await sized(el);
  const plot = document.createElement("div");
  el.append(plot);
  let [width, height] = [el.clientWidth, el.clientHeight];
  const observer = new ResizeObserver(() => {
    if (!plot._fullLayout || !el.clientWidth) return;
    if (Math.abs(el.clientWidth - width) < 1 && Math.abs(el.clientHeight - height) < 1) return;
    [width, height] = [el.clientWidth, el.clientHeight];
    Plotly.Plots.resize(plot);
  });
  await Plotly.newPlot(plot, figure.data, figure.layout, CONFIG);
  observer.observe(el);
  const end = () => {
    observer.disconnect();
    Plotly.purge(plot);
    plot.remove();
  };
  const show = (next) => Plotly.react(plot, next.data, next.layout, CONFIG);
  return { Plotly, plot, show, end };
}

const copy = (figure) => structuredClone(figure); // plotly writes into what it is given

export async function render({ model, el }, load) {
  const { plot, show, end } = await plotIn(el, load, copy(model.get("figure")));
  plot.on("plotly_click", ({ points }) => {
    if (points.length) model.send({ click: [points[0].curveNumber, points[0].pointNumber] });
  });
  const drawn = () => show(copy(model.get("figure")));
  model.on("change:figure", drawn);
  return () => {
    model.off("change:figure", drawn);
    end();
  };
}
