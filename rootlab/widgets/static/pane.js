// A pane shows HTML that Python wrote and tells Python what was pressed.  Elements with data-act
// are pressed by click or keyboard; inputs with data-act when they change; a form's button sends
// the form's fields; where data-shows names a part of the table, it is scrolled into view.
// Only what changed is touched (idiomorph); focus and scrolling stay where they were.

function fields(form) {
  const out = {};
  for (const input of form.elements) {
    if (!input.name) continue;
    if (input.type === "checkbox") out[input.name] = input.checked;
    else if (input.type !== "radio" || input.checked) out[input.name] = input.value;
  }
  return out;
}

function focusKey(root) {
  const at = document.activeElement;
  return at && root.contains(at) ? at.dataset.key || at.dataset.act || "" : null;
}

function refocus(root, key) {
  if (key === null) return;
  const wanted = [...root.querySelectorAll("[data-act]")];
  const same = wanted.find((e) => (e.dataset.key || e.dataset.act) === key && !e.disabled);
  const next = same || root.querySelector("[data-first]") || wanted.find((e) => !e.disabled);
  if (next) next.focus({ preventScroll: true });
}

// What is marked by data-into is scrolled into its box when it is another one than before; what is
// marked by data-arrive is brought on the screen when it comes.
function scrollTo(here, box) {
  const [at, around] = [here.getBoundingClientRect(), box.getBoundingClientRect()];
  if (at.top < around.top) box.scrollTop += at.top - around.top - 30;
  else if (at.bottom > around.bottom) box.scrollTop += at.bottom - around.bottom + 30;
}

export async function render({ model, el }, load) {
  const { default: Idiomorph } = await load("idiomorph");
  const status = document.createElement("div");
  status.className = "rl-status";
  status.setAttribute("role", "status");
  status.setAttribute("aria-live", "polite");
  const root = document.createElement("div");
  root.className = "rl-pane";

  const drawStatus = () => {
    status.innerHTML = model.get("status");
    status.style.display = model.get("status") ? "" : "none";
  };
  const draw = () => {
    const key = focusKey(root);
    const open = new Set([...root.querySelectorAll("details[open][data-key]")].map((d) => d.dataset.key));
    const closed = new Set([...root.querySelectorAll("details:not([open])[data-key]")].map((d) => d.dataset.key));
    const scrolls = [...root.querySelectorAll("[data-scroll]")].map((e) => [e.dataset.scroll, e.scrollTop]);
    const seen = new Set([...root.querySelectorAll("[data-into]")].map((e) => e.dataset.into));
    const there = root.querySelector("[data-arrive]")?.dataset.arrive;
    Idiomorph.morph(root, model.get("html"), { morphStyle: "innerHTML", ignoreActiveValue: true });
    for (const details of root.querySelectorAll("details[data-key]")) {
      if (open.has(details.dataset.key)) details.open = true;
      if (closed.has(details.dataset.key)) details.open = false;
    }
    for (const [name, top] of scrolls) {
      const box = root.querySelector(`[data-scroll="${name}"]`);
      if (box) box.scrollTop = top;
    }
    const arrived = root.querySelector("[data-arrive]");
    if (arrived && arrived.dataset.arrive !== there) arrived.scrollIntoView({ block: "start", behavior: "smooth" });
    for (const here of root.querySelectorAll("[data-scroll] [data-into]")) {
      if (!seen.has(here.dataset.into)) scrollTo(here, here.closest("[data-scroll]"));
    }
    refocus(root, key);
    const copied = root.querySelector("textarea[data-select]");
    if (copied) {
      copied.focus({ preventScroll: true });
      copied.select();
    }
  };

  const press = (target, extra) => model.send({ act: target.dataset.act, ...extra });
  root.addEventListener("click", (event) => {
    const target = event.target.closest("[data-act]");
    if (!target || target.disabled || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
    event.preventDefault();
    const form = target.closest("form");
    press(target, form ? { form: fields(form) } : {});
    const shown = target.dataset.shows && el.closest(".rl-table")?.querySelector(target.dataset.shows);
    if (shown) shown.scrollIntoView({ block: "nearest" });
  });
  root.addEventListener("change", (event) => {
    const target = event.target.closest("input[data-act], select[data-act]");
    if (!target) return;
    if (target.type === "file") {
      const file = target.files[0];
      if (file) file.text().then((text) => press(target, { value: file.name, text }));
    } else {
      const value = target.type === "checkbox" ? target.checked : target.value;
      press(target, target.dataset.act === "draft" ? { value, form: fields(target.form) } : { value });
    }
  });
  // A slider shows its number while it is dragged, and tells it where Python wants to follow.
  root.addEventListener("input", (event) => {
    const target = event.target.closest('input[type="range"][data-live]');
    const shown = target?.parentElement.querySelector("output");
    if (!target) return;
    if (shown) shown.textContent = target.value;
    press(target, { value: target.value, live: true });
  });
  root.addEventListener("submit", (event) => event.preventDefault());
  // Keys belong to the pane: JupyterLab would read a letter as one of its own commands.
  root.addEventListener("keydown", (event) => {
    if (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) || event.key === "Enter" || event.key === " ")
      event.stopPropagation();
  });

  model.on("change:html", draw);
  model.on("change:status", drawStatus);
  el.classList.add("rl-host");
  el.append(status, root);
  drawStatus();
  draw();
  return () => {
    model.off("change:html", draw);
    model.off("change:status", drawStatus);
  };
}
