/**
 * Runs in the page: tells whether a focus ring is on the control itself, or on the box that stands for it. A chart draws a
 * ring of its own around its points.
 */
export function hasRing(element: Element): boolean {
  const chart = element.parentElement?.closest('.highcharts-container');
  if (chart) return chart.querySelector('.highcharts-focus-border') !== null;
  const isRinged = (one: Element | null) => {
    if (one === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  return isRinged(element) || isRinged(element.closest('[role="gridcell"], [role="columnheader"], label'));
}
