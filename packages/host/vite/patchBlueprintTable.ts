// Blueprint's table learns its size from elements that it writes as HTML text, which the page's policy forbids: no text
// becomes HTML (`require-trusted-types-for`). The browser's own observer tells the same, and the policy stays as strict.
import type { Plugin } from 'vite';

const sensorFile = /[\\/]@blueprintjs[\\/]table[\\/]lib[\\/]esm[\\/]interactions[\\/]resizeSensor\.js(?:\?|$)/;

/** The module that replaces the sensor; it has the same static method. */
const sensorSource = `
export class ResizeSensor {
  static attach(element, callback) {
    if (typeof ResizeObserver === 'undefined') return () => {};
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(callback);
    });
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }
}
`;

/** Replaces the size sensor of `@blueprintjs/table` with one that writes no HTML. */
export function patchBlueprintTable(): Plugin {
  return {
    name: 'brokerdesk:blueprint-table',
    enforce: 'pre',
    load: { filter: { id: sensorFile }, handler: (id) => (sensorFile.test(id) ? sensorSource : undefined) },
  };
}
