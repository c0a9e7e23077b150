// Two users have changed one template. What only one of them changed is taken over, field by field; where both changed the
// same, a decision is asked for, so that nothing is lost unseen.
import type { ChangedPart } from '../compareTemplates.ts';
import type { TemplateDocument } from '../TemplateDocument.ts';
import { findRemovals } from './findRemovals.ts';
import { type FlatPart, type FlatTemplate, flattenTemplate, type PartKind, rebuildPages } from './flatTemplate.ts';
import {
  type ClashDecision,
  decideWithoutLoss,
  type MergeClash,
  type SettleClash,
  type ThreeWay,
} from './MergeClash.ts';
import { mergeOrder, pickOrder } from './mergeOrder.ts';
import { mergeRecords } from './mergeRecords.ts';
import { renameAddedTwice } from './renameAddedTwice.ts';

/** A template with both users' changes, and what both have changed. */
export interface MergedTemplate {
  readonly document: TemplateDocument;
  /** The same ones whatever is decided. */
  readonly clashes: readonly MergeClash[];
}

type Parts = Record<PartKind, Map<string, FlatPart>>;

/** Merges the changes of two users that began from the same template. */
export function mergeTemplates(
  { base, mine: changed, theirs }: ThreeWay<TemplateDocument>,
  decide: ClashDecision = decideWithoutLoss,
): MergedTemplate {
  const clashes: MergeClash[] = [];
  const settle: SettleClash = (clash) => {
    clashes.push(clash);
    return decide(clash);
  };
  const mine = renameAddedTwice({ base, mine: changed, theirs });
  const heads = { base: headOf(base), mine: headOf(mine), theirs: headOf(theirs) };
  const head = mergeRecords({ kind: 'template', id: '' }, heads, settle);
  const flat = { base: flattenTemplate(base), mine: flattenTemplate(mine), theirs: flattenTemplate(theirs) };
  const parts = mergeParts(flat, settle);
  giveParents(parts, flat);
  const pages = rebuildPages({
    parts,
    orderOf(kind, parentID) {
      const orders = {
        base: flat.base.children(kind, parentID),
        mine: flat.mine.children(kind, parentID),
        theirs: flat.theirs.children(kind, parentID),
      };
      const kept = new Set([...parts[kind]].filter(([, part]) => part.parentID === parentID).map(([id]) => id));
      const main = pickOrder(orders, () => settle({ kind: 'order', part: parentOf(kind, parentID) }));
      return mergeOrder(orders, { main, kept });
    },
  });
  return { document: { ...head, pages }, clashes };
}

function mergeParts(flat: ThreeWay<FlatTemplate>, settle: SettleClash): Parts {
  const parts: Parts = { page: new Map(), group: new Map(), question: new Map() };
  const dropped: Readonly<Record<PartKind, Set<string>>> = { page: new Set(), group: new Set(), question: new Set() };
  for (const by of ['mine', 'theirs'] as const) {
    for (const { kind, id, isClash, parts: inside } of findRemovals(flat, by)) {
      const isKept = isClash && settle({ kind: 'removed', part: { kind, id }, by }) !== by;
      if (!isKept) for (const part of inside) dropped[part.kind].add(part.id);
    }
  }
  for (const kind of ['page', 'group', 'question'] as const) {
    const { base, mine, theirs } = { base: flat.base[kind], mine: flat.mine[kind], theirs: flat.theirs[kind] };
    for (const id of new Set([...mine.keys(), ...theirs.keys()])) {
      const [was, my, their] = [base.get(id), mine.get(id), theirs.get(id)];
      const only = my ?? their;
      if (my && their) {
        parts[kind].set(id, mergePart({ kind, id }, { base: was ?? my, mine: my, theirs: their }, settle));
      } else if (only && !dropped[kind].has(id)) parts[kind].set(id, only);
    }
  }
  return parts;
}

function mergePart(part: ChangedPart, { base, mine, theirs }: ThreeWay<FlatPart>, settle: SettleClash): FlatPart {
  const fields = mergeRecords(part, { base: base.fields, mine: mine.fields, theirs: theirs.fields }, settle);
  if (mine.parentID === base.parentID) return { fields, parentID: theirs.parentID };
  const isClash = theirs.parentID !== base.parentID && theirs.parentID !== mine.parentID;
  const side = isClash ? settle({ kind: 'moved', part, theirs: theirs.parentID }) : 'mine';
  return { fields, parentID: side === 'mine' ? mine.parentID : theirs.parentID };
}

/**
 * What both users have stays, even if it was moved into a part that is deleted: it goes back to where one of them has it,
 * or that part stays for it.
 */
function giveParents(parts: Parts, { base, mine, theirs }: ThreeWay<FlatTemplate>): void {
  for (const [kind, parentKind] of [
    ['question', 'group'],
    ['group', 'page'],
  ] as const) {
    const parents = parts[parentKind];
    const homesOf = (id: string, { parentID }: FlatPart) => [
      parentID,
      ...[mine, theirs, base].map((one) => one[kind].get(id)?.parentID ?? ''),
    ];
    for (const [id, part] of parts[kind]) {
      const parent = mine[parentKind].get(part.parentID) ?? theirs[parentKind].get(part.parentID);
      if (parent && !homesOf(id, part).some((home) => parents.has(home))) parents.set(part.parentID, parent);
    }
    // Only now: what stays for one part is there for the others that were moved into it.
    for (const [id, part] of parts[kind]) {
      const parentID = homesOf(id, part).find((home) => parents.has(home)) ?? part.parentID;
      parts[kind].set(id, { ...part, parentID });
    }
  }
}

function parentOf(kind: PartKind, parentID: string): ChangedPart {
  const kinds = { page: 'template', group: 'page', question: 'group' } as const;
  return { kind: kinds[kind], id: parentID };
}

function headOf({ pages: _pages, ...head }: TemplateDocument): Omit<TemplateDocument, 'pages'> {
  return head;
}
