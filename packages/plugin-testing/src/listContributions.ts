import { type Description, listRequiredCodes } from '@brokerdesk/plugin-sdk/build';
import type { ScreenTarget } from '@brokerdesk/plugin-sdk';

/** A part of a plugin that the host shows to users with certain functions. */
export interface ListedContribution {
  /** `CODE`, `CODE/child`, `slot/id`, or the id of a command. */
  readonly name: string;
  readonly kind: 'screen' | 'fill' | 'command';
  /** The function codes that it needs, without those above them in the tree. */
  readonly codes: readonly string[];
  /** The codes of which it needs one in addition; empty if `codes` are enough. */
  readonly oneOf: readonly string[];
  /** The screen itself, or the one that the command opens. */
  readonly target: ScreenTarget | undefined;
}

/** Lists everything that a plugin shows to a broker's users: pages, children and tabs, slot items, commands. */
export function listContributions(description: Description): readonly ListedContribution[] {
  return listAll(description).filter((one) => !isInternal(one));
}

/**
 * Lists everything that a plugin shows to the provider's staff: internal screens, and what requires one of them. What requires
 * the internal screen of another plugin is left out, because no user sees it without that plugin.
 */
export function listInternalContributions(description: Description): readonly ListedContribution[] {
  const { id, internal } = description;
  const screens = Object.entries(internal).flatMap(([name, screen]) => (screen ? [[`${id}:${name}`, screen]] : []));
  const functions: Description['functions'] = Object.fromEntries(screens);
  return listAll({ ...description, functions }).filter(({ codes }) => codes.every((code) => code.startsWith(`${id}:`)));
}

/** Returns whether a user with these functions should see a contribution. */
export function isOpenTo({ codes, oneOf }: ListedContribution, held: readonly string[]): boolean {
  const isHeld = (code: string) => held.includes(code);
  return codes.every(isHeld) && (oneOf.length === 0 || oneOf.some(isHeld));
}

/** The name of an internal screen stands where a function code would be required, as `<plugin id>:<name>`. */
function isInternal({ codes }: ListedContribution): boolean {
  return codes.some((code) => code.includes(':'));
}

function listAll({
  functions,
  slots,
  commands = [],
}: Pick<Description, 'functions' | 'slots' | 'commands'>): readonly ListedContribution[] {
  const screens = Object.entries(functions).flatMap(([code, { kind, children = {} }]) => [
    ...(kind === 'page' ? [toScreen(code)] : []),
    ...Object.entries(children).map(([child, page]) => toScreen(code, { child, required: listRequiredCodes(page) })),
  ]);
  const fills = slots.map(({ slot, id, requires }) => {
    return { name: `${slot}/${id}`, kind: 'fill' as const, codes: [requires], oneOf: [], target: undefined };
  });
  const run = commands.map(({ id, requires, open }) => {
    return { name: id, kind: 'command' as const, codes: [requires], oneOf: [], target: open };
  });
  return [...screens, ...fills, ...run];
}

interface Child {
  readonly child: string;
  readonly required: readonly string[] | undefined;
}

function toScreen(code: string, page?: Child): ListedContribution {
  const required = page?.required ?? [];
  return {
    name: page ? `${code}/${page.child}` : code,
    kind: 'screen',
    codes: required.length === 1 ? [code, ...required] : [code],
    oneOf: required.length === 1 ? [] : required,
    target: { code: code as ScreenTarget['code'], ...(page && { child: page.child }) },
  };
}
