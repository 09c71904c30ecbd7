// The note stands beside the last press in its table: a button, or a point of the map.  It is a popover, so
// that no box of the table cuts it off.  Escape, its own button and a press elsewhere close it; the focus
// goes back to what was pressed, which may have been drawn anew in the meantime.

const GAP = 8;
const keyOf = (at) => at?.dataset.key || at?.dataset.act || "";

export function render({ model, el }) {
  const sheet = document.createElement("div");
  sheet.className = "rl-note";
  sheet.setAttribute("role", "dialog");
  sheet.setAttribute("popover", "manual");
  sheet.tabIndex = -1;
  el.append(sheet);

  const table = () => el.closest(".rl-table") || document.body;
  const open = () => sheet.matches(":popover-open");
  const close = () => model.send({ act: "close" });
  let last = null; // the last press in the table: its box, its key, its pane, and whether a key did it
  let opener = null; // the one that the note answers
  let inside = false; // whether the last press was in the note

  const pressed = (target, x, y, byKey) => {
    inside = sheet.contains(target);
    if (inside || !table().contains(target)) return;
    const at = target.closest("[data-act]");
    const box = at ? at.getBoundingClientRect() : new DOMRect(x, y, 0, 0);
    last = { box, key: keyOf(at), pane: at?.closest(".rl-area"), byKey };
  };

  // below what was pressed, else above it, else at the side that has room; always whole in the window
  const place = (box) => {
    const [width, height] = [sheet.offsetWidth, sheet.offsetHeight];
    const [wide, high] = [document.documentElement.clientWidth, window.innerHeight];
    let [left, top] = [box.left, box.bottom + GAP];
    if (top + height > high - GAP) top = box.top - GAP - height;
    if (top < GAP) {
      top = Math.max(GAP, Math.min(box.top, high - height - GAP));
      left = box.right + GAP + width < wide ? box.right + GAP : box.left - GAP - width;
    }
    left = Math.max(GAP, Math.min(left, wide - width - GAP));
    Object.assign(sheet.style, { left: `${left}px`, top: `${top}px` });
  };

  const giveBack = (from) => {
    const all = [...table().querySelectorAll("[data-act]")].filter((one) => !sheet.contains(one));
    const same = all.filter((one) => from.key && keyOf(one) === from.key && !one.disabled);
    const found = same.find((one) => from.pane?.contains(one)) || same[0];
    if (found) found.focus({ preventScroll: true });
  };

  const draw = () => {
    const html = model.get("html");
    const focused = sheet.contains(document.activeElement);
    if (!html) {
      if (!open()) return;
      sheet.hidePopover();
      sheet.innerHTML = "";
      if (opener && (focused || opener.byKey)) giveBack(opener);
      return;
    }
    const stays = open() && inside;
    sheet.innerHTML = html;
    sheet.setAttribute("aria-label", model.get("label"));
    if (!open()) sheet.showPopover();
    if (!stays) opener = last;
    const box = sheet.getBoundingClientRect();
    place(stays ? new DOMRect(box.left, box.top - GAP, 0, 0) : (last?.box ?? table().getBoundingClientRect()));
    if (stays || (opener?.byKey && sheet.querySelector(".rl-page"))) sheet.focus({ preventScroll: true });
    inside = false;
  };

  const stop = [];
  const hear = (where, kind, heard) => {
    where.addEventListener(kind, heard, true);
    stop.push(() => where.removeEventListener(kind, heard, true));
  };
  hear(document, "pointerdown", (event) => pressed(event.target, event.clientX, event.clientY, false));
  hear(document, "keydown", (event) => {
    if (event.key === "Escape" && open()) {
      event.stopPropagation();
      event.preventDefault();
      close();
    } else if (event.key === "Enter" || event.key === " ") pressed(event.target, 0, 0, true);
  });
  // A press on something of the table is answered by Python, which closes the note if it has no answer.
  hear(document, "click", (event) => {
    if (open() && !sheet.contains(event.target) && !event.target.closest("[data-act], .rl-map")) close();
  });
  sheet.addEventListener("click", (event) => {
    const target = event.target.closest("[data-act]");
    if (target) model.send({ act: target.dataset.act });
  });
  // Keys belong to the note: JupyterLab would read a letter as one of its own commands.
  sheet.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") event.stopPropagation();
  });
  model.on("change:said", draw);
  stop.push(() => model.off("change:said", draw));
  draw();
  return () => stop.forEach((end) => end());
}

