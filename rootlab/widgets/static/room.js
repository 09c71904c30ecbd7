// The table's own page work.  It gives the table the height that the window or the notebook has, brings
// it into sight when it is new, and hears the full window, the keys, and what is pressed outside of a
// dialog.  Everything else is Python's.

const SCROLLERS = ".jp-WindowedPanel-outer, .jp-LinkedOutputView, .jp-Notebook-scroller";

function scrollerOf(el) {
  const known = el.closest(SCROLLERS);
  if (known) return known;
  for (let at = el.parentElement; at && at !== document.body; at = at.parentElement) {
    const flow = getComputedStyle(at).overflowY;
    if ((flow === "auto" || flow === "scroll") && at.clientHeight > 0 && at.scrollHeight > at.clientHeight + 1) return at;
  }
  return null;
}

const full = (table) => document.fullscreenElement === table || table.classList.contains("rl-full");

// How far the table is from where it fills the window.
function apart(table) {
  const top = scrollerOf(table)?.getBoundingClientRect().top ?? 0;
  return table.getBoundingClientRect().top - top - 7;
}

function bring(table) {
  const by = apart(table);
  if (Math.abs(by) < 2) return;
  const scroller = scrollerOf(table);
  if (scroller) scroller.scrollTop += by;
  else window.scrollBy(0, by);
}

// The height that is there: the notebook's own box or the window, without what lies around the output.
function watchHeight(table, stop) {
  let last = 0;
  let there = false;
  const look = () => {
    there = !full(table) && Math.abs(apart(table)) < 4;
  };
  const measure = () => {
    const scroller = full(table) ? null : scrollerOf(table);
    const height = Math.floor(scroller ? Math.min(scroller.clientHeight, window.innerHeight) : window.innerHeight);
    const room = Math.max(220, full(table) ? height : height - 14);
    if (room === last) return;
    last = room;
    table.style.setProperty("--rl-h", `${room}px`);
    if (there) requestAnimationFrame(() => bring(table)); // it filled the window, and so it does after
  };
  const observer = new ResizeObserver(measure);
  const scroller = scrollerOf(table);
  observer.observe(scroller || document.documentElement);
  document.addEventListener("scroll", look, { capture: true, passive: true });
  stop.push(() => document.removeEventListener("scroll", look, { capture: true }));
  window.addEventListener("resize", measure);
  document.addEventListener("fullscreenchange", measure);
  stop.push(() => observer.disconnect());
  stop.push(() => window.removeEventListener("resize", measure));
  stop.push(() => document.removeEventListener("fullscreenchange", measure));
  measure();
  return measure;
}

// A new table is brought into sight, and kept there while the notebook still runs and scrolls by itself:
// whatever a person does ends that.
function arrive(table, model, stop) {
  if (!model.get("arrive")) return;
  const until = performance.now() + 15_000;
  let mine = true;
  const theirs = () => {
    mine = false;
  };
  const kinds = ["wheel", "pointerdown", "keydown", "touchstart"];
  for (const kind of kinds) window.addEventListener(kind, theirs, { capture: true, passive: true });
  const tick = setInterval(() => {
    if (!mine || performance.now() > until) {
      clearInterval(tick);
      if (model.get("arrive")) model.send({ act: "arrived" });
    } else if (table.clientHeight > 0) bring(table);
  }, 150);
  stop.push(() => clearInterval(tick));
  stop.push(() => kinds.forEach((kind) => window.removeEventListener(kind, theirs, { capture: true })));
}

// The full window is the browser's own; where a page may not have it (a frame), the table lies over it.
async function toggleFull(table, measure) {
  if (document.fullscreenElement === table) await document.exitFullscreen();
  else if (table.classList.contains("rl-full")) table.classList.remove("rl-full");
  else {
    try {
      await table.requestFullscreen();
    } catch {
      table.classList.add("rl-full");
    }
  }
  measure();
}

const dialogOf = (table) => table.querySelector(".rl-menu [role='dialog']");

// A dialog takes the focus when it opens and gives it back when it closes; Tab stays inside.
function watchDialog(table, stop) {
  let back = null;
  let open = false;
  const look = () => {
    const dialog = dialogOf(table);
    if (Boolean(dialog) === open) return;
    open = Boolean(dialog);
    if (dialog) {
      back = document.activeElement?.dataset?.act ? document.activeElement.dataset.act : null;
      dialog.querySelector("[data-opening], button, select, input")?.focus({ preventScroll: true });
    } else if (back) table.querySelector(`[data-act="${CSS.escape(back)}"]`)?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  const menu = table.querySelector(".rl-menu");
  if (menu) observer.observe(menu, { childList: true, subtree: true });
  stop.push(() => observer.disconnect());
}

function keepInside(dialog, event) {
  const stops = [...dialog.querySelectorAll("button, select, input, textarea, summary, a[href]")].filter(
    (e) => !e.disabled && e.getClientRects().length,
  );
  if (!stops.length) return;
  const [first, last] = [stops[0], stops[stops.length - 1]];
  if (event.shiftKey && document.activeElement === first) last.focus();
  else if (!event.shiftKey && document.activeElement === last) first.focus();
  else return;
  event.preventDefault();
}


// --- the map closer and farther, and ways drawn on it ---
const MOST = 4;

// The map is moved by the page alone: what lies in its box is scaled, and plotly takes it as it is.
function watchMap(table, send, stop) {
  const box = table.querySelector(".rl-map");
  if (!box) return { zoom: () => {}, whole: () => {}, pan: () => {} };
  let [scale, left, top] = [1, 0, 0];
  const inner = () => box.firstElementChild;
  const put = () => {
    const { clientWidth: width, clientHeight: height } = box;
    left = Math.min(0, Math.max(width * (1 - scale), left));
    top = Math.min(0, Math.max(height * (1 - scale), top));
    const one = inner();
    if (!one) return;
    one.style.transformOrigin = "0 0";
    one.style.transform = scale === 1 ? "" : `translate(${left}px, ${top}px) scale(${scale})`;
    table.classList.toggle("rl-zoomed", scale > 1);
  };
  const zoom = (by, x = box.clientWidth / 2, y = box.clientHeight / 2) => {
    const next = Math.min(MOST, Math.max(1, scale * by));
    left = x - ((x - left) * next) / scale;
    top = y - ((y - top) * next) / scale;
    scale = next;
    put();
  };
  const whole = () => {
    [scale, left, top] = [1, 0, 0];
    put();
  };
  const pan = (dx, dy) => {
    left += dx;
    top += dy;
    put();
  };
  const at = (event) => {
    const around = box.getBoundingClientRect();
    return [event.clientX - around.left, event.clientY - around.top];
  };
  // Where a point of the box is on the map, in the map's own units.
  const onMap = ([x, y]) => {
    const plot = box.querySelector(".js-plotly-plot");
    const layout = plot?._fullLayout;
    if (!layout?.xaxis?.p2d) return null;
    const around = box.getBoundingClientRect();
    const drawn = plot.getBoundingClientRect();
    const px = (x + around.left - drawn.left) / scale - layout.xaxis._offset;
    const py = (y + around.top - drawn.top) / scale - layout.yaxis._offset;
    return [layout.xaxis.p2d(px), layout.yaxis.p2d(py)];
  };
  const wheel = (event) => {
    if (scale === 1 && event.deltaY > 0) return; // farther than whole there is nothing: the page scrolls
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), ...at(event));
  };

  const fingers = new Map();
  let start = null;
  let dragged = false;
  let spread = 0;
  const line = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  line.setAttribute("class", "rl-way");
  line.innerHTML = '<line /><circle r="7" />';
  const showWay = (to) => {
    if (!line.isConnected) box.append(line);
    const [from, end] = [line.firstChild, line.lastChild];
    for (const [name, value] of [["x1", start[0]], ["y1", start[1]], ["x2", to[0]], ["y2", to[1]]]) from.setAttribute(name, value);
    end.setAttribute("cx", to[0]);
    end.setAttribute("cy", to[1]);
  };
  const down = (event) => {
    if (event.button > 0 || event.target.closest?.(".rl-btn")) return;
    fingers.set(event.pointerId, at(event));
    dragged = false;
    start = fingers.size === 1 ? at(event) : null;
    if (fingers.size === 2) {
      const [a, b] = [...fingers.values()];
      spread = Math.hypot(a[0] - b[0], a[1] - b[1]);
      line.remove();
    }
  };
  const move = (event) => {
    if (!fingers.has(event.pointerId)) return;
    const before = fingers.get(event.pointerId);
    const now = at(event);
    fingers.set(event.pointerId, now);
    if (fingers.size === 2) {
      const [a, b] = [...fingers.values()];
      const wide = Math.hypot(a[0] - b[0], a[1] - b[1]);
      if (spread) zoom(wide / spread, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
      spread = wide;
      dragged = true;
    } else if (start && (dragged || Math.hypot(now[0] - start[0], now[1] - start[1]) > 9)) {
      dragged = true;
      if (scale > 1) pan(now[0] - before[0], now[1] - before[1]);
      else showWay(now);
    }
  };
  const up = (event) => {
    if (!fingers.delete(event.pointerId)) return;
    line.remove();
    if (event.type === "pointerup" && dragged && start && scale === 1) {
      const [a, b] = [onMap(start), onMap(at(event))];
      if (a && b) send("drag", { x1: a[0], y1: a[1], x2: b[0], y2: b[1] });
    }
    start = null;
  };
  const click = (event) => {
    if (dragged) event.stopPropagation();
    dragged = false;
  };
  box.addEventListener("wheel", wheel, { passive: false });
  box.addEventListener("pointerdown", down, true);
  box.addEventListener("click", click, true);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  stop.push(() => {
    box.removeEventListener("wheel", wheel);
    box.removeEventListener("pointerdown", down, true);
    box.removeEventListener("click", click, true);
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", up);
  });
  return { zoom, whole, pan };
}

// --- keys ---
const PLACES = {
  m: ".rl-places [data-act]", q: ".rl-asked [data-act]:not(:disabled)", h: ".rl-hand:not(:has(.rl-face)), .rl-hand .rl-face", b: ".rl-board",
};
const TABS = { c: "coach", l: "log", p: "seats", t: "tools", w: "law", "?": "help" };
const ACTS = { ArrowLeft: "undo", ArrowRight: "redo", Home: "goto-start", End: "goto-end" };

// JupyterLab hears the keys of the whole page first, so the window does here: what the table knows, it
// takes, everything else goes on its way.
function watchKeys(table, send, measure, map, stop) {
  const mine = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const at = event.target;
    const loose = at === document.body && !table.closest(".jp-NotebookPanel");
    return table.contains(at) || loose || document.fullscreenElement === table;
  };
  const press = (selector) => {
    const found = table.querySelector(selector);
    found?.focus({ preventScroll: true });
    return Boolean(found);
  };
  const done = (key, event) => {
    const dialog = dialogOf(table);
    if (key === "Escape") {
      if (dialog) send("menu-close");
      else if (table.querySelector(".rl-drawer")) send("drawer-close");
      else if (table.classList.contains("rl-full")) toggleFull(table, measure);
      else return false;
      return true;
    }
    if (key === "Tab") {
      if (dialog) keepInside(dialog, event);
      return false;
    }
    const field = event.target.closest?.("input, select, textarea");
    if (dialog || (field && !["checkbox", "radio", "button"].includes(field.type))) return false;
    if (table.querySelector(".rl-editor")) return false;
    if (event.shiftKey && key.startsWith("Arrow")) {
      map.pan({ ArrowLeft: 60, ArrowRight: -60 }[key] || 0, { ArrowUp: 60, ArrowDown: -60 }[key] || 0);
      return true;
    }
    if (ACTS[key]) send(ACTS[key]);
    else if (TABS[key.toLowerCase()]) send("show", { value: TABS[key.toLowerCase()] });
    else if (PLACES[key.toLowerCase()]) return press(PLACES[key.toLowerCase()]);
    else if (key === "+" || key === "=") map.zoom(1.3);
    else if (key === "-") map.zoom(1 / 1.3);
    else if (key === "0") map.whole();
    else if (key.toLowerCase() === "f") toggleFull(table, measure);
    else return false;
    return true;
  };
  const heard = (event) => {
    if (!table.isConnected || !mine(event) || !done(event.key, event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // A click on what cannot have the focus gives it to the table, so that its keys are heard.
  const clicked = (event) => {
    if (!event.target.closest("button, input, select, textarea, summary, a, [tabindex='0']"))
      setTimeout(() => table.contains(document.activeElement) || table.focus({ preventScroll: true }), 0);
  };
  table.tabIndex = -1;
  window.addEventListener("keydown", heard, true);
  table.addEventListener("click", clicked);
  stop.push(() => window.removeEventListener("keydown", heard, true));
  stop.push(() => table.removeEventListener("click", clicked));
}


// --- what happened, drawn over the map ---
const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
const NS = "http://www.w3.org/2000/svg";

// One drawing, one frame at a time: a new one takes the place of the one that runs.
function watchFrames(table, model, send, stop) {
  const box = table.querySelector(".rl-map");
  if (!box) return;
  const drawing = document.createElementNS(NS, "svg");
  drawing.setAttribute("class", "rl-moments");
  const words = document.createElement("div");
  words.className = "rl-caption";
  words.setAttribute("role", "status");
  let later = 0;
  const clear = () => {
    clearTimeout(later);
    drawing.replaceChildren();
    drawing.remove();
  };
  const figure = (mark, size) => {
    const group = document.createElementNS(NS, "g");
    const form = document.createElementNS(NS, "path");
    form.setAttribute("d", mark.path);
    form.setAttribute("transform", `scale(${size / 24}) translate(-12 -12)`);
    form.setAttribute("fill", mark.fill);
    form.setAttribute("stroke", "#fffaf0");
    form.setAttribute("stroke-width", "1.6");
    group.append(form);
    if (mark.count > 1) {
      const number = document.createElementNS(NS, "text");
      number.textContent = mark.count;
      number.setAttribute("text-anchor", "middle");
      number.setAttribute("y", size * 0.3);
      number.setAttribute("font-size", size * 0.5);
      group.append(number);
    }
    return group;
  };
  const show = () => {
    const frame = model.get("frame") || {};
    clear();
    words.remove();
    const plot = box.querySelector(".js-plotly-plot");
    const layout = plot?._fullLayout;
    const ms = 1000 * (frame.pace || 0);
    if (frame.html) {
      words.innerHTML = frame.html;
      words.classList.toggle("rl-rolls", !calm.matches);
      box.append(words);
    }
    if (frame.marks?.length && layout?.xaxis?.d2p && !calm.matches) {
      plot.append(drawing);
      const at = ([x, y]) => [layout.xaxis._offset + layout.xaxis.d2p(x), layout.yaxis._offset + layout.yaxis.d2p(y)];
      const size = layout.xaxis._length / 15;
      const length = Math.min(900, ms * 0.8);
      for (const mark of frame.marks.slice(0, 24)) {
        const form = figure(mark, size);
        drawing.append(form);
        const place = (point, more) => `translate(${point[0]}px, ${point[1]}px) ${more}`;
        const end = at(mark.to);
        const steps = {
          moved: () => [{ transform: place(at(mark.from), "scale(1)") }, { transform: place(end, "scale(1)") }],
          placed: () => [{ transform: place(end, "scale(2.4)"), opacity: 0 }, { transform: place(end, "scale(1)"), opacity: 1 }],
          removed: () => [{ transform: place(end, "scale(1)"), opacity: 1 }, { transform: place(end, "scale(2.6)"), opacity: 0 }],
        }[mark.kind]();
        form.animate(steps, { duration: length, easing: "ease-in-out", fill: "both" });
      }
    }
    const done = () => {
      clear();
      if (frame.html) send("watch-next", { n: frame.n });
    };
    if (ms) later = setTimeout(done, ms);
  };
  // A page that is asked for less motion is not shown again by itself what others did.
  const news = () => {
    if (model.get("news") >= 0 && !calm.matches && !document.hidden) send(`watch:${model.get("news")}`);
  };
  const pressed = (event) => {
    event.stopPropagation();
    if (event.target.closest("[data-act]")) send("watch-stop");
  };
  for (const kind of ["click", "pointerdown"]) words.addEventListener(kind, pressed);
  model.on("change:frame", show);
  model.on("change:news", news);
  stop.push(clear, () => words.remove());
  stop.push(() => model.off("change:frame", show), () => model.off("change:news", news));
}

// Voila shows a notebook as an app, without cells: what speaks of them is not shown there, and links to
// notebooks, which lead nowhere, are plain words.
function asAnApp(stop) {
  if (!document.body.dataset.voila && !document.body.classList.contains("jp-Notebook")) return;
  const tidy = () => {
    for (const link of document.querySelectorAll('a[href$=".ipynb"]')) link.replaceWith(...link.childNodes);
    for (const words of document.querySelectorAll(".rl-cells")) words.hidden = true;
    let cell = document.querySelector(".rl-python")?.closest(".jp-Cell");
    for (; cell; cell = cell.nextElementSibling) if (!cell.querySelector(".rl-python-end")) cell.hidden = true; else break;
  };
  const observer = new MutationObserver(tidy);
  observer.observe(document.body, { childList: true, subtree: true });
  const later = setTimeout(() => observer.disconnect(), 30_000);
  stop.push(() => observer.disconnect(), () => clearTimeout(later));
  tidy();
}

export function render({ model, el }) {
  const stop = [];
  const send = (act, extra) => model.send({ act, ...extra });
  let tries = 0;
  // The box is in the page only after its children were made.
  const start = () => {
    const table = el.closest(".rl-one");
    if (!table || !table.isConnected) {
      if (tries++ < 200) later = requestAnimationFrame(start);
      return;
    }
    const measure = watchHeight(table, stop);
    const map = watchMap(table, send, stop);
    const pressed = (event) => {
      const button = event.target.closest?.('[data-act="full"], [data-act="map-whole"]');
      if (!button) return;
      event.stopPropagation();
      if (button.dataset.act === "full") toggleFull(table, measure);
      else map.whole();
    };
    table.addEventListener("click", pressed, true);
    stop.push(() => table.removeEventListener("click", pressed, true));
    watchKeys(table, send, measure, map, stop);
    watchDialog(table, stop);
    watchFrames(table, model, send, stop);
    asAnApp(stop);
    arrive(table, model, stop);
  };
  let later = requestAnimationFrame(start);
  stop.push(() => cancelAnimationFrame(later));
  return () => stop.forEach((end) => end());
}
