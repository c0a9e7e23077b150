import { functionCodes } from '@brokerdesk/api';
import {
  type Description,
  isScreenPath,
  listRequiredCodes,
  reservedPluginIds,
  satisfiesRange,
  sdkVersion,
} from '@brokerdesk/plugin-sdk/build';
import type { ReviewFinding, ReviewRule } from './DefinitionFinding.ts';
import { suggest } from '../suggest.ts';

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
  /** Everything that was found, the problems first. */
  readonly findings: readonly ReviewFinding[];
}

const productCodes: Readonly<Record<string, { readonly kind: string; readonly parent: string | null }>> = functionCodes;

/** Compares a plugin's definition with the SDK's version and the product's functions. */
export function reviewDescription(description: Description): Review {
  const { id, functions, internal, sdk } = description;
  const problems = [
    ...findUnknownCodes(functions),
    ...findReservedId(id),
    ...findSdkProblem(sdk),
    ...findInvalidPaths({ ...functions, ...internal }),
    ...findInternalRequires(internal),
    ...findUnknownScreens(description),
    ...findUnknownChildren(description),
  ];
  const warnings = [...findActionPages(functions), ...findOrders(functions)];
  const common = { warnings: warnings.map(({ message }) => message), findings: [...problems, ...warnings] };
  const [first] = problems;
  if (first === undefined) return { problem: undefined, ...common };
  const { message, rule, meant } = first;
  return { problem: message, rule, ...(meant === undefined ? {} : { meant }), ...common };
}

function findUnknownCodes(functions: Description['functions']): readonly ReviewFinding[] {
  return Object.keys(functions)
    .filter((code) => !Object.hasOwn(productCodes, code) && !/^X_./.test(code))
    .map((code) => ({
      rule: 'FUNCTION_UNKNOWN',
      subject: code,
      message: `The function ${code} is not one of the product's, and the codes of a plugin's own functions begin with X_.`,
      meant: suggest(code, Object.keys(productCodes)),
    }));
}

function findReservedId(id: string): readonly ReviewFinding[] {
  if (!reservedPluginIds.includes(id)) return [];
  const message = `The id "${id}" belongs to texts of the portal, which would be mixed with those of the plugin: choose another id.`;
  return [{ rule: 'PLUGIN_ID_RESERVED', subject: id, message }];
}

function findSdkProblem(sdk: string): readonly ReviewFinding[] {
  if (satisfiesRange(sdkVersion, sdk)) return [];
  const message = `It is for the SDK ${sdk}, but this SDK is ${sdkVersion}: set \`sdk\` to ^${sdkVersion}.`;
  return [{ rule: 'PLG_SDK_RANGE', subject: sdk, message }];
}

/** The host leaves out a screen, with its children, if one of their paths cannot be part of an address. */
function findInvalidPaths(contributions: Description['functions']): readonly ReviewFinding[] {
  return Object.entries(contributions).flatMap(([code, { kind, path, children = {} }]): readonly ReviewFinding[] => {
    if (kind === 'action') return [];
    const paths = [
      { what: code, path },
      ...Object.entries(children).map(([child, own]) => ({ what: `the child ${child} of ${code}`, path: own.path })),
    ];
    return paths
      .filter((one) => !isScreenPath(one.path))
      .map(({ what, path: wrong }) => ({
        rule: 'PATH_INVALID',
        subject: wrong || code,
        message: `The path "${wrong ?? ''}" of ${what} is not possible in an address: use letters, digits, - and _, and / only between segments.`,
      }));
  });
}

/** The provider's staff have no functions, so a screen that requires one would never open. */
function findInternalRequires(internal: Description['internal']): readonly ReviewFinding[] {
  return Object.entries(internal).flatMap(([name, { children = {} }]) =>
    Object.entries(children).flatMap(([child, page]): readonly ReviewFinding[] => {
      const [requires] = listRequiredCodes(page) ?? [];
      if (requires === undefined) return [];
      const message = `The child ${child} of the internal screen ${name} requires ${requires}, but the provider's staff have no functions: remove \`requires\`.`;
      return [{ rule: 'INTERNAL_REQUIRES', subject: requires, message }];
    }),
  );
}

/** The plugin's own internal screens that slots, commands and records name must exist. */
function findUnknownScreens({
  id,
  internal,
  slots,
  commands = [],
  records = {},
}: Description): readonly ReviewFinding[] {
  const named = [
    ...[...slots, ...commands].flatMap((part) => [part.requires, ...('open' in part ? [part.open.code] : [])]),
    ...Object.values(records)
      .flat()
      .map(({ code }) => code),
  ];
  const unknown = named.filter(
    (code) => code.startsWith(`${id}:`) && !Object.hasOwn(internal, code.slice(id.length + 1)),
  );
  const known = listNames(Object.keys(internal).map((name) => `${id}:${name}`));
  return [...new Set(unknown)].map((code) => ({
    rule: 'TARGET_UNKNOWN',
    subject: code,
    message: `${code} is not a screen in \`internal\` of this plugin: ${known}.`,
  }));
}

/** The children of the plugin's own pages that commands and records open must exist. */
function findUnknownChildren(description: Description): readonly ReviewFinding[] {
  const { id, functions, internal, commands = [], records = {} } = description;
  const opened = [
    ...commands.map(({ id: command, open }) => ({ what: `The command ${command} opens`, target: open })),
    ...Object.entries(records).flatMap(([kind, screens]) =>
      [screens].flat().map((target) => ({ what: `\`records\` has for ${kind} the screen`, target })),
    ),
  ];
  return opened.flatMap(({ what, target }): readonly ReviewFinding[] => {
    if (target?.child === undefined) return [];
    const page = functions[target.code] ?? internal[target.code.slice(id.length + 1)];
    const names = Object.keys(page?.children ?? {});
    if (page === undefined || names.includes(target.child)) return [];
    const message = `${what} ${target.child}, which is not a child of ${target.code}: ${listNames(names)}.`;
    return [{ rule: 'TARGET_UNKNOWN', subject: target.child, message }];
  });
}

function listNames(names: readonly string[]): string {
  return names.length === 0 ? 'it has none' : `it has ${names.join(', ')}`;
}

function findActionPages(functions: Description['functions']): readonly ReviewFinding[] {
  return Object.entries(functions).flatMap(([code, { kind }]): readonly ReviewFinding[] => {
    const product = Object.hasOwn(productCodes, code) ? productCodes[code] : undefined;
    if (product?.kind !== 'action' || kind === 'action') return [];
    const place = product.parent === null ? '' : ` below ${product.parent}`;
    const message = `${code} is declared as ${kind === 'area' ? 'an area' : 'a page'}, but it is an action${place} in the product's tree. Where no plugin declares what is above it, its entry moves up in the menu.`;
    return [{ rule: 'PAGE_IS_ACTION', subject: code, message }];
  });
}

function findOrders(functions: Description['functions']): readonly ReviewFinding[] {
  return Object.entries(functions)
    .filter(([, { menu }]) => menu?.order !== undefined)
    .map(([code]) => ({
      rule: 'ORDER_WITHOUT_EFFECT',
      subject: code,
      message: `\`order\` of ${code} has no effect: the broker's tree decides the order of the menu.`,
    }));
}
