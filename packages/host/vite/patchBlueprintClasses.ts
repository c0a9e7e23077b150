// Blueprint composes its class names from a prefix that a global variable may change, so a bundler cannot leave out
// those that nothing uses. With the names written out, it can.
import type { Plugin } from 'vite';

const classesFile = /[\\/]@blueprintjs[\\/]core[\\/]lib[\\/]esm[\\/]common[\\/]classes\.js(?:\?|$)/;

/** Writes the class names out while Blueprint is bundled. */
export function patchBlueprintClasses(): Plugin {
  return {
    name: 'brokerdesk:blueprint-classes',
    enforce: 'pre',
    transform: {
      filter: { id: classesFile },
      handler: (code) => ({ code: writeOutNames(code), map: null }),
    },
  };
}

/** Returns the module with constants instead of names that are composed of others. */
export function writeOutNames(code: string): string {
  const prefix = /let NS = "(\w+)";/.exec(code)?.[1] ?? '';
  const values = new Map([['NS', prefix]]);
  return code.replace(/(export const (\w+) =) `([^`]*)`;/g, (_, start: string, name: string, template: string) => {
    const value = template.replace(/\$\{(\w+)\}/g, (part, other: string) => values.get(other) ?? part);
    values.set(name, value);
    return `${start} \`${value}\`;`;
  });
}
