import type { Description } from '../describeDefinition.ts';
import type { ScreenTarget } from '../hostServices.ts';

/** A part of a plugin that the host shows to users with certain functions. */
export interface ListedContribution {
  /** `CODE`, `CODE/child`, `slot/id`, or the id of a command. */
  readonly name: string;
  readonly kind: 'screen' | 'fill' | 'command';
  /** The function codes that it needs, without those above them in the tree. */
  readonly codes: readonly string[];
  /** The screen itself, or the one that the command opens. */
  readonly target: ScreenTarget | undefined;
}

/** Lists everything that a plugin shows to a broker's users: pages, children and tabs, slot items, commands. */
export function listContributions({ functions, slots, commands = [] }: Description): readonly ListedContribution[] {
  const screens = Object.entries(functions).flatMap(([code, { kind, children = {} }]) => [
    ...(kind === 'page' ? [toScreen(code)] : []),
    ...Object.entries(children).map(([child, { requires }]) => toScreen(code, { child, requires })),
  ]);
  const fills = slots.map(({ slot, id, requires }) => {
    return { name: `${slot}/${id}`, kind: 'fill' as const, codes: [requires], target: undefined };
  });
  const run = commands.map(({ id, requires, open }) => {
    return { name: id, kind: 'command' as const, codes: [requires], target: open };
  });
  // Those of the provider's staff need no function.
  return [...screens, ...fills, ...run].filter(({ codes }) => codes.every((code) => !code.includes(':')));
}

interface Child {
  readonly child: string;
  readonly requires: string | undefined;
}

function toScreen(code: string, page?: Child): ListedContribution {
  const codes = page?.requires === undefined ? [code] : [code, page.requires];
  return {
    name: page ? `${code}/${page.child}` : code,
    kind: 'screen',
    codes,
    target: { code: code as ScreenTarget['code'], ...(page && { child: page.child }) },
  };
}
