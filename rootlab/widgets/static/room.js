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

// The height that is there: the notebook's own box or the window, without what lies around the output.
function watchHeight(table, stop) {
  let last = 0;
  const measure = () => {
    const scroller = full(table) ? null : scrollerOf(table);
    const height = Math.floor(scroller ? Math.min(scroller.clientHeight, window.innerHeight) : window.innerHeight);
    const room = Math.max(220, full(table) ? height : height - 14);
    if (room === last) return;
    last = room;
    table.style.setProperty("--rl-h", `${room}px`);
  };
  const observer = new ResizeObserver(measure);
  const scroller = scrollerOf(table);
  observer.observe(scroller || document.documentElement);
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
  const scroller = scrollerOf(table);
  const until = performance.now() + 15_000;
  let mine = true;
  const theirs = () => {
    mine = false;
  };
  const kinds = ["wheel", "pointerdown", "keydown", "touchstart"];
  for (const kind of kinds) window.addEventListener(kind, theirs, { capture: true, passive: true });
  const put = () => {
    const top = scroller ? scroller.getBoundingClientRect().top : 0;
    if (Math.abs(table.getBoundingClientRect().top - top - 7) < 2) return;
    const by = table.getBoundingClientRect().top - top - 7;
    if (scroller) scroller.scrollTop += by;
    else window.scrollBy(0, by);
  };
  const tick = setInterval(() => {
    if (!mine || performance.now() > until) {
      clearInterval(tick);
      if (model.get("arrive")) model.send({ act: "arrived" });
    } else if (table.clientHeight > 0) put();
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

function watchKeys(table, send, measure, stop) {
  const heard = (event) => {
    const dialog = dialogOf(table);
    if (event.key === "Escape") {
      if (dialog) send("menu-close");
      else if (table.querySelector(".rl-drawer")) send("drawer-close");
      else if (table.classList.contains("rl-full")) toggleFull(table, measure);
      else return;
      event.stopPropagation();
      event.preventDefault();
    } else if (event.key === "Tab" && dialog) keepInside(dialog, event);
  };
  table.addEventListener("keydown", heard);
  stop.push(() => table.removeEventListener("keydown", heard));
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
    const pressed = (event) => {
      const button = event.target.closest?.('[data-act="full"]');
      if (!button) return;
      event.stopPropagation();
      toggleFull(table, measure);
    };
    table.addEventListener("click", pressed, true);
    stop.push(() => table.removeEventListener("click", pressed, true));
    watchKeys(table, send, measure, stop);
    watchDialog(table, stop);
    arrive(table, model, stop);
  };
  let later = requestAnimationFrame(start);
  stop.push(() => cancelAnimationFrame(later));
  return () => stop.forEach((end) => end());
}
