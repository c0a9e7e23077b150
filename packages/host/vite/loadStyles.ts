import type { Plugin } from 'vite';

/**
 * Replaces Vite's helper that loads the style sheets of a part before it is imported: one that could not be loaded would
 * stay in the page as loaded, and the part would be shown without its styles when the user tries again.
 */
export function loadStyles(): Plugin {
  return {
    name: 'brokerdesk:load-styles',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => ({ code: helper, moduleSideEffects: false }),
    },
  };
}

/** The files are named relative to the script that imports the part. */
const helper = `
const loading = new Map();
export function __vitePreload(load, files = [], script) {
  return files.length === 0 ? load() : Promise.all(files.map((file) => loadStyle(new URL(file, script).pathname))).then(load);
}
function loadStyle(href) {
  if (!loading.has(href)) loading.set(href, document.querySelector(\`link[href="\${href}"]\`) ? undefined : addLink(href));
  return loading.get(href);
}
function addLink(href) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href });
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      loading.delete(href);
      reject(new Error('Unable to load ' + href));
    };
    document.head.append(link);
  });
}
`;
