/** Frames after which the list is drawn, and after which it never will be. */
const [settledFrames, maxFrames] = [3, 30];

/**
 * Focuses the control of an item, also in a long list that draws only the items in view: such a list is scrolled to
 * `share` of its height until the item is drawn. It draws the item in the elements of another one, and that one in the
 * elements that have the focus, so the focus is right once it has stayed for some frames. Returns a function that stops.
 */
export function focusControl(list: HTMLElement, control: string, share: number): () => void {
  const selector = `[data-move="${CSS.escape(control)}"]`;
  let settled = 0;
  let frames = 0;
  let frame = 0;
  const focus = () => {
    const element = list.querySelector<HTMLElement>(selector);
    if (element === null) list.scrollTop = share * list.scrollHeight;
    settled = element !== null && element === document.activeElement ? settled + 1 : 0;
    element?.focus();
    frames += 1;
    if (settled < settledFrames && frames < maxFrames) frame = requestAnimationFrame(focus);
  };
  focus();
  return () => cancelAnimationFrame(frame);
}
