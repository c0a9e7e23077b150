import { functionCodes } from '@brokerdesk/api';
import { reservedPluginIds, satisfiesRange, sdkVersion } from '@brokerdesk/plugin-sdk/build';
import type { Description } from './describeDefinition.ts';

/** The result of a review. */
export interface Review {
  /** Why no portal of this version can use the plugin; undefined if one can. */
  readonly problem: string | undefined;
  /** What works, but probably not as its author expects. */
  readonly warnings: readonly string[];
}

const productCodes: Readonly<Record<string, { readonly kind: string; readonly parent: string | null }>> = functionCodes;

/** Compares a plugin's definition with the SDK's version and the product's functions. */
export function reviewDescription(description: Description): Review {
  const { id, functions, internal, sdk } = description;
  const unknown = Object.keys(functions).find((code) => !Object.hasOwn(productCodes, code) && !/^X_./.test(code));
  const problem =
    unknown === undefined
      ? (findIdProblem(id) ?? findSdkProblem(sdk) ?? findInternalProblem(internal) ?? findUnknownScreen(description))
      : `The function ${unknown} is not one of the product's, and the codes of a plugin's own functions begin with X_.`;
  return { problem, warnings: [...findActionPages(functions), ...findOrders(functions)] };
}

function findIdProblem(id: string): string | undefined {
  if (!reservedPluginIds.includes(id)) return undefined;
  return `The id "${id}" belongs to texts of the portal, which would be mixed with those of the plugin: choose another id.`;
}

function findSdkProblem(sdk: string): string | undefined {
  if (satisfiesRange(sdkVersion, sdk)) return undefined;
  return `It is for the SDK ${sdk}, but this SDK is ${sdkVersion}: set \`sdk\` to ^${sdkVersion}.`;
}

/** The provider's staff have no functions, so a screen that requires one would never open. */
function findInternalProblem(internal: Description['internal']): string | undefined {
  for (const [name, { children = {} }] of Object.entries(internal)) {
    for (const [child, { requires }] of Object.entries(children)) {
      if (requires !== undefined) {
        return `The child ${child} of the internal screen ${name} requires ${requires}, but the provider's staff have no functions: remove \`requires\`.`;
      }
    }
  }
  return undefined;
}

/** The plugin's own internal screens that slots and commands name must exist. */
function findUnknownScreen({ id, internal, slots, commands = [] }: Description): string | undefined {
  const named = [...slots, ...commands].flatMap((part) => [part.requires, ...('open' in part ? [part.open.code] : [])]);
  const unknown = named.find(
    (code) => code.startsWith(`${id}:`) && !Object.hasOwn(internal, code.slice(id.length + 1)),
  );
  if (unknown === undefined) return undefined;
  const names = Object.keys(internal).map((name) => `${id}:${name}`);
  const known = names.length === 0 ? 'it has none' : `it has ${names.join(', ')}`;
  return `${unknown} is not a screen in \`internal\` of this plugin: ${known}.`;
}

function findActionPages(functions: Description['functions']): readonly string[] {
  return Object.entries(functions).flatMap(([code, { kind }]) => {
    const product = Object.hasOwn(productCodes, code) ? productCodes[code] : undefined;
    if (product?.kind !== 'action' || kind === 'action') return [];
    const place = product.parent === null ? '' : ` below ${product.parent}`;
    return [
      `${code} is declared as ${kind === 'area' ? 'an area' : 'a page'}, but it is an action${place} in the product's tree. Where no plugin declares what is above it, its entry moves up in the menu.`,
    ];
  });
}

function findOrders(functions: Description['functions']): readonly string[] {
  return Object.entries(functions)
    .filter(([, { menu }]) => menu?.order !== undefined)
    .map(([code]) => `\`order\` of ${code} has no effect: the broker's tree decides the order of the menu.`);
}
