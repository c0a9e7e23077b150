// Blueprint's buttons and inputs also take icons by name. For that, they contain the names of 700 icons and functions
// that fetch the paths of all of them: 10 of the 15 kB of a button. The portal passes icons as elements only, as the lint
// rule `house/no-icon-name` demands.
import type { Plugin } from 'vite';

const loaderFile = /[\\/]@blueprintjs[\\/]icons[\\/]lib[\\/]esm[\\/]iconLoader\.js(?:\?|$)/;

/** The module that replaces the loader; it has the same static methods. */
export const loaderSource = `
const message = 'Icons are not loaded by name. Pass an element, as in icon={<PeopleIcon />}.';
export class Icons {
  static getPaths() {}
  static isValidIconName() { return true; }
  static load() { return Promise.reject(new Error(message)); }
  static loadAll() { return Promise.reject(new Error(message)); }
  static setLoaderOptions() {}
}
`;

/** Replaces the loader of Blueprint's icons with one that says how to pass an icon. */
export function patchBlueprintIcons(): Plugin {
  return {
    name: 'brokerdesk:blueprint-icons',
    enforce: 'pre',
    load: { filter: { id: loaderFile }, handler: (id) => (loaderFile.test(id) ? loaderSource : undefined) },
  };
}
