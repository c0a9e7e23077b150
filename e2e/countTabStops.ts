/**
 * Runs in the page: counts the presses of Tab from the focus to a control, as far as the document tells; negative if it is
 * before the focus. What the count misses, such as a group of radio buttons, is the caller's to make up for.
 */
export function countTabStops(target: Element): number {
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const stops = [...scope.querySelectorAll<HTMLElement>(selector)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility() && !one.closest('[inert]'),
  );
  const { activeElement } = document;
  const to = stops.indexOf(target as HTMLElement);
  const at = stops.indexOf(activeElement as HTMLElement);
  if (at >= 0 || activeElement === null) return to - at;
  // What has the focus is not a stop itself, such as a heading.
  const isBefore = (one: Element) =>
    (one.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const before = stops.filter(isBefore).length;
  return to < before ? to - before : to - before + 1;
}
