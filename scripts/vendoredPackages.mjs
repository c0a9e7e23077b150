// What the package of other libraries' parts stands for, and how imports are renamed to it.

/** The package that contains the parts of other packages. */
export const vendorName = '@brokerdesk/vendor';

/** @typedef {'browser' | 'node'} Platform where a source runs; some libraries have different code for each */

/** @type {Readonly<Record<Platform, readonly string[]>>} */
export const vendored = {
  browser: [
    '@blueprintjs/core',
    '@blueprintjs/datetime',
    '@blueprintjs/icons',
    '@blueprintjs/table',
    '@hookform/resolvers',
    '@tanstack/react-virtual',
    'date-fns',
    'diff',
    'fflate',
    'highcharts-react-official',
    'image-size',
    'normalize.css',
    'opencc-js',
    'papaparse',
    'pdfjs-dist',
    'react-aria-components',
    'react-easy-crop',
    'saxes',
  ],
  node: [
    '@clack/prompts',
    '@fastify/http-proxy',
    '@fastify/static',
    '@fastify/swagger',
    '@fastify/swagger-ui',
    '@libpdf/core',
    'commander',
    'fastify',
    'fflate',
    'opencc-js',
    'papaparse',
    'structured-headers',
  ],
};

const patterns = { browser: toPattern(vendored.browser), node: toPattern(vendored.node) };
const nodeSource = /[\\/]@brokerdesk[\\/](?:cli|create-plugin|fixtures|mock-server|host[\\/]vite)[\\/]/;
const prefixes = { browser: `${vendorName}/`, node: `${vendorName}/node/` };

/**
 * Returns where the code of a staged package or file runs.
 *
 * @param {string} file
 * @returns {Platform}
 */
export function platformOf(file) {
  return nodeSource.test(`${file}/`) ? 'node' : 'browser';
}

/**
 * Lists the modules of vendored packages that a source names.
 *
 * @param {string} text
 * @param {Platform} platform
 */
export function listVendored(text, platform) {
  return [...text.matchAll(patterns[platform])].map(([, , , name = '']) => name);
}

/**
 * Returns a source, or declarations, with imports of {@link vendorName} instead of the packages that it stands for.
 *
 * @param {string} text
 * @param {Platform} platform
 */
export function renameVendored(text, platform) {
  const renamed = text.replace(patterns[platform], `$1$2${prefixes[platform]}$3$4$2`);
  // The files that pdf.js reads are looked up in Node, but made for browsers; those of Swagger UI are served by the emulator.
  return renamed
    .replaceAll("resolve('pdfjs-dist/", `resolve('${prefixes.browser}pdfjs-dist/`)
    .replaceAll("resolve('@fastify/swagger-ui/", `resolve('${prefixes.node}@fastify/swagger-ui/`);
}

/**
 * Returns dependencies with {@link vendorName} instead of the packages that it stands for.
 *
 * @param {Readonly<Record<string, string>>} dependencies
 * @param {{ version: string, platform: Platform }} options the version of the vendor package
 * @returns {Readonly<Record<string, string>>}
 */
export function replaceVendored(dependencies, { version, platform }) {
  const others = Object.entries(dependencies).filter(([name]) => !vendored[platform].includes(name));
  const isUser = others.length < Object.keys(dependencies).length;
  return Object.fromEntries(isUser ? [...others, [vendorName, version]] : others);
}

/** @param {readonly string[]} names */
function toPattern(names) {
  const module = `(?:${names.map((name) => name.replaceAll('.', '\\.')).join('|')})(?:/[^'"?]+)?`;
  return new RegExp(`(\\bfrom |\\bimport |\\bimport\\()(['"])(${module})((?:\\?\\w+)?)\\2`, 'g');
}
