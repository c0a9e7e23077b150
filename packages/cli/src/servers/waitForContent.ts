import type { Plugin } from 'vite';

/**
 * Lets a changed file reach the pages with its content. Editors empty a file before they write it, and Vite's watcher does
 * not report a second change within 50 ms: a page that asked in between would get an empty module until the next edit.
 */
export function waitForContent(): Plugin {
  return {
    name: 'brokerdesk:wait-for-content',
    async hotUpdate({ type, read }) {
      // It waits for the content of an empty file; Vite then forgets what it has compiled meanwhile.
      if (type !== 'delete') await read();
    },
  };
}
