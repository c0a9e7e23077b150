import type { ChangedPart, TemplateChange } from '../model/compareTemplates.ts';

/** All that changed in one page, group, question or class, or in the template itself. */
export interface PartChanges {
  readonly part: ChangedPart;
  readonly state: 'added' | 'removed' | 'moved' | 'changed';
  readonly changes: readonly TemplateChange[];
}

/** Puts the differences of each part together, in the order of the differences. */
export function groupChanges(changes: readonly TemplateChange[]): readonly PartChanges[] {
  const byPart = new Map<string, TemplateChange[]>();
  for (const change of changes) {
    const key = `${change.part.kind} ${change.part.id}`;
    const known = byPart.get(key);
    if (known) known.push(change);
    else byPart.set(key, [change]);
  }
  return [...byPart.values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ part: first.part, state: stateOf(first, own.length), changes: own }] : [];
  });
}

function stateOf({ change }: TemplateChange, count: number): PartChanges['state'] {
  if (change === 'field' || (change === 'moved' && count > 1)) return 'changed';
  return change;
}

/** How many parts of a kind were added, changed and removed; one that only moved counts as changed. */
export function countChanges(parts: readonly PartChanges[], kind: ChangedPart['kind']) {
  const states = parts.filter(({ part }) => part.kind === kind).map(({ state }) => state);
  const count = (...wanted: readonly PartChanges['state'][]) => states.filter((state) => wanted.includes(state)).length;
  return { added: count('added'), changed: count('changed', 'moved'), removed: count('removed') };
}
