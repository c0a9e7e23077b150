import type { OperationChange } from '../state/rows.ts';
import { shortenAround } from './shortenAround.ts';

/**
 * Lists the fields that differ between two forms of a record, by the names given. An object, such as a text in
 * three languages, is compared field by field: `name.EN`. Long texts are shortened around what differs.
 */
export function diffFields<Row extends object>(
  before: Row,
  after: Row,
  fields: readonly (keyof Row & string)[],
): OperationChange[] {
  return fields.flatMap((field) => diffValues(field, before[field], after[field]));
}

function diffValues(field: string, before: unknown, after: unknown): OperationChange[] {
  if (hasFields(before) || hasFields(after)) {
    const [old, next] = [hasFields(before) ? before : {}, hasFields(after) ? after : {}];
    const names = new Set([...Object.keys(old), ...Object.keys(next)]);
    return [...names].flatMap((name) => diffValues(`${field}.${name}`, old[name], next[name]));
  }
  const [old, next] = [textOf(before), textOf(after)];
  if (old === next) return [];
  const [shortOld, shortNext] = old === null || next === null ? [old, next] : shortenAround(old, next);
  return [{ field, before: shortOld, after: shortNext }];
}

function hasFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Several values are one text, as users read them; null if there is none. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(textOf).join(', ');
  if (hasFields(value))
    return Object.values(value)
      .flatMap((part) => textOf(part) ?? [])
      .join(' ');
  return JSON.stringify(value);
}
