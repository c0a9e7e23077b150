import { functionCodes } from '@brokerdesk/api';
import { type Description, reservedPluginIds, satisfiesRange, sdkVersion } from '@brokerdesk/plugin-sdk/build';
import { suggest } from '../why/suggest.ts';

/** The rules that {@link reviewDescription} checks. */
export type ReviewRule =
  | 'FUNCTION_UNKNOWN'
  | 'PLUGIN_ID_RESERVED'
  | 'PLG_SDK_RANGE'
  | 'INTERNAL_REQUIRES'
  | 'TARGET_UNKNOWN';

/** The result of a review. */
export interface Review {
  /** Why no portal of this version can use the plugin; undefined if one can. */
  readonly problem: string | undefined;
  /** The rule that the problem breaks. */
  readonly rule?: ReviewRule;
  /** The name that was probably meant, as a sentence to append to the problem. */
  readonly meant?: string;
  /** What works, but probably not as its author expects. */
  readonly warnings: readonly string[];
}

const productCodes: Readonly<Record<string, { readonly kind: string; readonly parent: string | null }>> = functionCodes;

/** Compares a plugin's definition with the SDK's version and the product's functions. */
export function reviewDescription(description: Description): Review {
  const { id, functions, internal, sdk } = description;
  const warnings = [...findActionPages(functions), ...findOrders(functions)];
  const unknown = Object.keys(functions).find((code) => !Object.hasOwn(productCodes, code) && !/^X_./.test(code));
  if (unknown !== undefined) {
    const problem = `The function ${unknown} is not one of the product's, and the codes of a plugin's own functions begin with X_.`;
    return { problem, rule: 'FUNCTION_UNKNOWN', meant: suggest(unknown, Object.keys(productCodes)), warnings };
  }
  const problems: readonly (readonly [rule: ReviewRule, problem: string | undefined])[] = [
    ['PLUGIN_ID_RESERVED', findIdProblem(id)],
    ['PLG_SDK_RANGE', findSdkProblem(sdk)],
    ['INTERNAL_REQUIRES', findInternalProblem(internal)],
    ['TARGET_UNKNOWN', findUnknownScreen(description) ?? findUnknownChild(description)],
  ];
  for (const [rule, problem] of problems) {
    if (problem !== undefined) return { problem, rule, warnings };
  }
  return { problem: undefined, warnings };
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

/** The children of the plugin's own pages that commands open must exist. */
function findUnknownChild({ id, functions, internal, commands = [] }: Description): string | undefined {
  for (const { id: command, open } of commands) {
    if (open?.child === undefined) continue;
    const page = functions[open.code] ?? internal[open.code.slice(id.length + 1)];
    const names = Object.keys(page?.children ?? {});
    if (page === undefined || names.includes(open.child)) continue;
    const known = names.length === 0 ? 'it has none' : `it has ${names.join(', ')}`;
    return `The command ${command} opens ${open.child}, which is not a child of ${open.code}: ${known}.`;
  }
  return undefined;
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
