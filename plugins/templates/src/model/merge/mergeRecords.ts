import type { ChangedPart } from '../compareTemplates.ts';
import type { MergeClash, SettleClash, ThreeWay } from './MergeClash.ts';
import { mergeOrder, pickOrder } from './mergeOrder.ts';
import { isSame } from '../isSame.ts';

type Fields = Readonly<Record<string, unknown>>;
type NamedList = readonly (Fields & { readonly value: string })[];

/** Where in a template something is merged. */
interface MergePlace {
  readonly part: ChangedPart;
  /** Before the names of fields, such as `label.`. */
  readonly path: string;
  readonly settle: SettleClash;
}

/**
 * Merges the fields of a part. A text in three languages is three fields; options and classes are merged by their value,
 * field by field.
 */
export function mergeRecords<Part extends object>(
  part: ChangedPart,
  { base, mine, theirs }: ThreeWay<Part>,
  settle: SettleClash,
): Part {
  const versions = { base: base as Fields, mine: mine as Fields, theirs: theirs as Fields };
  return mergeFields(versions, { part, path: '', settle }) as Part;
}

function mergeFields({ base, mine, theirs }: ThreeWay<Fields>, place: MergePlace): Fields {
  const merged: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const value = mergeValue({ base: base[key], mine: mine[key], theirs: theirs[key] }, key, place);
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}

function mergeValue({ base, mine, theirs }: ThreeWay<unknown>, key: string, place: MergePlace): unknown {
  const field = `${place.path}${key}`;
  if (isText(mine) && isText(theirs)) {
    const texts = { base: isText(base) ? base : {}, mine, theirs };
    return mergeFields(texts, { ...place, path: `${field}.` });
  }
  if (isNamedList(mine) && isNamedList(theirs) && (base === undefined || isNamedList(base))) {
    return mergeList({ base: base ?? [], mine, theirs }, { ...place, path: field });
  }
  if (isSame(base, mine)) return theirs;
  if (isSame(base, theirs) || isSame(mine, theirs)) return mine;
  return place.settle({ kind: 'field', part: place.part, field, mine, theirs }) === 'mine' ? mine : theirs;
}

/** Merges options or classes. A class is a part itself, an option is a field of its question. */
function mergeList({ base, mine, theirs }: ThreeWay<NamedList>, { part, path, settle }: MergePlace): NamedList {
  const [was, my, their] = [byValue(base), byValue(mine), byValue(theirs)];
  const merged = new Map<string, NamedList[number]>();
  for (const value of new Set([...my.keys(), ...their.keys()])) {
    const [before, own, other] = [was.get(value), my.get(value), their.get(value)];
    const place =
      path === 'classification'
        ? { part: { kind: 'class', id: value } as const, path: '', settle }
        : { part, path: `${path}.${value}.`, settle };
    if (own && other) {
      const item = mergeFields({ base: before ?? {}, mine: own, theirs: other }, place) as NamedList[number];
      merged.set(value, item);
      continue;
    }
    const left = own ?? other;
    if (left === undefined || isSame(before, left)) continue;
    const removed: MergeClash =
      path === 'classification'
        ? { kind: 'removed', part: place.part, by: own ? 'theirs' : 'mine' }
        : { kind: 'field', part, field: `${path}.${value}`, mine: own, theirs: other };
    const isKept = before === undefined || settle(removed) === (own ? 'mine' : 'theirs');
    if (isKept) merged.set(value, left);
  }
  const orders = { base: valuesOf(base), mine: valuesOf(mine), theirs: valuesOf(theirs) };
  const main = pickOrder(orders, () =>
    settle({ kind: 'field', part, field: path, mine: orders.mine, theirs: orders.theirs }),
  );
  return mergeOrder(orders, { main, kept: new Set(merged.keys()) }).flatMap((value) => merged.get(value) ?? []);
}

function isText(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && 'EN' in value && 'SC' in value && 'TC' in value;
}

/** Options or classes of which each has its own value; while a user types, two may have the same. */
function isNamedList(value: unknown): value is NamedList {
  if (!Array.isArray(value)) return false;
  const values = value.map((item: unknown) => (isRecord(item) ? item['value'] : undefined));
  return values.every((one) => typeof one === 'string') && new Set(values).size === values.length;
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function byValue(list: NamedList): ReadonlyMap<string, NamedList[number]> {
  return new Map(list.map((item) => [item.value, item]));
}

function valuesOf(list: NamedList): readonly string[] {
  return list.map(({ value }) => value);
}
