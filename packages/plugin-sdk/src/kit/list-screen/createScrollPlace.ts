/** Where React puts the element. */
interface ScrolledElement {
  readonly current: HTMLElement | null;
}

/** How far an element is scrolled and how much of it is in sight, in pixels; 0 before it is watched. */
export interface ScrollPlace {
  readonly top: () => number;
  readonly height: () => number;
  /** Reports each change until the function that it gives is called. */
  readonly watch: (element: ScrolledElement, report: () => void) => () => void;
}

/**
 * Makes what remembers how far an element is scrolled. React asks again after each render, when rows have just been
 * filled anew: a browser that was asked then would lay all of them out before the frame wants it. For the same reason
 * one listener serves all reports: React has drawn what the first one reports before a second one is called.
 */
export function createScrollPlace(): ScrollPlace {
  const reports = new Set<() => void>();
  let [top, height] = [0, 0];
  let stop = () => {};
  function start(element: HTMLElement) {
    function look() {
      ({ scrollTop: top, clientHeight: height } = element);
      for (const report of reports) report();
    }
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(look) : undefined;
    observer?.observe(element);
    stop = () => {
      element.removeEventListener('scroll', look);
      observer?.disconnect();
    };
  }
  return {
    top: () => top,
    height: () => height,
    watch({ current: element }, report) {
      if (element === null) return () => {};
      reports.add(report);
      if (reports.size === 1) start(element);
      return () => {
        reports.delete(report);
        if (reports.size === 0) stop();
      };
    },
  };
}
