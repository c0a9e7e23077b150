// Says of a merged template whether it contains what two users have done, part by part and leaf by leaf, without the code
// that merges.
import { expect } from 'vitest';
import type { TemplateDocument } from '../TemplateDocument.ts';
import { type FlatTemplate, flattenTemplate, type PartKind } from './flatTemplate.ts';
import type { ClashDecision, MergeClash, MergeSide, ThreeWay } from './MergeClash.ts';
import { isReordered } from './mergeOrder.ts';
import type { MergedTemplate } from './mergeTemplates.ts';
import { renameAddedTwice } from './renameAddedTwice.ts';

interface Merge {
  readonly base: FlatTemplate;
  readonly mine: FlatTemplate;
  readonly theirs: FlatTemplate;
  readonly merged: FlatTemplate;
  readonly clashes: readonly MergeClash[];
  readonly decide: ClashDecision;
}

const childKinds = { template: 'page', page: 'group', group: 'question' } as const;
const parentKinds = { page: undefined, group: 'page', question: 'group' } as const;

/** Fails if a change is lost, or a clash is not decided as it should be. */
export function checkMerge(
  versions: ThreeWay<TemplateDocument>,
  { document, clashes }: MergedTemplate,
  decide: ClashDecision,
): void {
  for (const clash of clashes) if (clash.kind === 'field') expect(clash.mine).not.toEqual(clash.theirs);
  const mine = renameAddedTwice(versions);
  const heads = [versions.base, mine, versions.theirs, document].map(({ pages: _pages, ...head }) => head);
  checkLeaves('template ', heads, { clashes, decide });
  const merge: Merge = {
    base: flattenTemplate(versions.base),
    mine: flattenTemplate(mine),
    theirs: flattenTemplate(versions.theirs),
    merged: flattenTemplate(document),
    clashes,
    decide,
  };
  for (const kind of ['page', 'group', 'question'] as const) {
    const ids = new Set([merge.base, merge.mine, merge.theirs].flatMap((one) => [...one[kind].keys()]));
    expect([...merge.merged[kind].keys()].filter((id) => !ids.has(id))).toEqual([]);
    for (const id of ids) checkPart(kind, id, merge);
  }
  checkOrder('template', '', merge);
  for (const kind of ['page', 'group'] as const) {
    for (const id of merge.merged[kind].keys()) checkOrder(kind, id, merge);
  }
}

function checkPart(kind: PartKind, id: string, merge: Merge): void {
  const [was, my, their, merged] = [merge.base, merge.mine, merge.theirs, merge.merged].map((one) => one[kind].get(id));
  const name = `${kind} ${id}`;
  if (my && their) {
    expect(merged, `${name} stays`).toBeDefined();
    const before = was ?? my;
    checkLeaves(name, [before.fields, my.fields, their.fields, merged?.fields ?? {}], merge);
    const moved = merge.clashes.find((one) => one.kind === 'moved' && one.part.kind === kind && one.part.id === id);
    const side = sideOf(moved, my.parentID !== before.parentID, merge);
    const parentID = side === 'mine' ? my.parentID : their.parentID;
    const parentKind = parentKinds[kind];
    const isThere = parentKind === undefined || merge.merged[parentKind].has(parentID);
    if (isThere) expect(merged?.parentID, `${name} is where it was moved`).toBe(parentID);
    return;
  }
  if (!my && !their) {
    expect(merged, `${name} is deleted by both`).toBeUndefined();
    return;
  }
  const removal = findRemoval(kind, id, merge);
  const holder = my ? 'mine' : 'theirs';
  if (removal && merge.decide(removal) === holder) expect(merged, `${name} is kept`).toEqual(my ?? their);
  else if (removal || was) {
    // Only what both have needs it, because it was moved into it.
    const child = kind === 'question' ? undefined : childKinds[kind];
    const needs = child ? merge.merged.children(child, id) : [];
    if (needs.length === 0) expect(merged, `${name} is deleted`).toBeUndefined();
  } else expect(merged, `${name} is added`).toEqual(my ?? their);
}

/** Returns the clash that decides about a part which only one user has. */
function findRemoval(kind: PartKind, id: string, merge: Merge): MergeClash | undefined {
  const holder = merge.mine[kind].has(id) ? merge.mine : merge.theirs;
  let [atKind, atID]: [PartKind | undefined, string] = [kind, id];
  while (atKind !== undefined) {
    const [partKind, partID]: [PartKind, string] = [atKind, atID];
    const clash = merge.clashes.find(
      ({ kind: what, part }) => what === 'removed' && part.kind === partKind && part.id === partID,
    );
    if (clash) return clash;
    atID = holder[partKind].get(partID)?.parentID ?? '';
    atKind = parentKinds[partKind];
  }
  return undefined;
}

function checkOrder(kind: 'template' | 'page' | 'group', id: string, merge: Merge): void {
  const lists = [merge.base, merge.mine, merge.theirs, merge.merged].map((one) => one.children(childKinds[kind], id));
  const [base = [], mine = [], theirs = [], merged = []] = lists;
  const clash = merge.clashes.find((one) => one.kind === 'order' && one.part.kind === kind && one.part.id === id);
  const side = sideOf(clash, isReordered(base, mine), merge);
  expect(isReordered(side === 'mine' ? mine : theirs, merged), `order in ${kind} ${id}`).toBe(false);
}

function checkLeaves(
  name: string,
  versions: readonly object[],
  { clashes, decide }: Pick<Merge, 'clashes' | 'decide'>,
): void {
  const [base, mine, theirs, merged] = versions.map((fields) => leavesOf(fields));
  for (const path of new Set([base, mine, theirs, merged].flatMap((leaves) => [...(leaves?.keys() ?? [])]))) {
    const clash = clashes.find((one) => covers(one, name, path));
    const side = sideOf(clash, mine?.get(path) !== base?.get(path), { decide });
    expect(merged?.get(path), `${name} ${path}`).toBe((side === 'mine' ? mine : theirs)?.get(path));
  }
}

/** Returns whose version has to be in the merged template. */
function sideOf(clash: MergeClash | undefined, isMine: boolean, { decide }: Pick<Merge, 'decide'>): MergeSide {
  if (clash) return decide(clash);
  return isMine ? 'mine' : 'theirs';
}

/** Returns whether a clash decides about a leaf. */
function covers(clash: MergeClash, name: string, path: string): boolean {
  const { kind, id } = clash.part;
  const start = kind === 'class' ? `template  classification.${id}.` : `${kind} ${id} `;
  const leaf = `${name} ${path}`;
  if (!leaf.startsWith(start)) return false;
  if (clash.kind === 'removed') return true;
  // The order of options is decided apart from what is in order.
  if (clash.kind !== 'field' || isOrder(clash)) return false;
  const field = leaf.slice(start.length);
  return field === clash.field || field.startsWith(`${clash.field}.`);
}

function isOrder({ mine, theirs }: Extract<MergeClash, { readonly kind: 'field' }>): boolean {
  return [mine, theirs].every((list) => Array.isArray(list) && list.every((one) => typeof one === 'string'));
}

/** The values of a part by their place: texts by language, options and classes by value, anything else as a whole. */
function leavesOf(fields: object, path = ''): Map<string, string | undefined> {
  const leaves = new Map<string, string | undefined>();
  for (const [key, value] of Object.entries(fields) as [string, unknown][]) {
    const field = `${path}${key}`;
    if (value === undefined) continue;
    const named = readNamedList(value);
    if (named)
      for (const [id, item] of named) for (const leaf of leavesOf(item, `${field}.${id}.`)) leaves.set(...leaf);
    else if (typeof value === 'object' && value !== null && 'TC' in value) {
      for (const leaf of leavesOf(value, `${field}.`)) leaves.set(...leaf);
    } else leaves.set(field, JSON.stringify(value));
  }
  return leaves;
}

function readNamedList(value: unknown): readonly (readonly [string, object])[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.filter(
    (one: unknown): one is { value: string } => typeof one === 'object' && one !== null && 'value' in one,
  );
  const ids = new Set(items.map((one) => one.value));
  return items.length === value.length && ids.size === value.length ? items.map((one) => [one.value, one]) : undefined;
}
