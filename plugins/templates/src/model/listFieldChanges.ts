/** A field that differs. */
export interface FieldChange {
  /** Dotted; options are named by their value. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Lists the fields in which two parts differ, down to single texts. Options are compared by value; their order is one
 * field, `options`, with the values before and after. An absent field and an undefined one are equal.
 */
export function listFieldChanges(before: unknown, after: unknown, path = ''): readonly FieldChange[] {
  if (before === after) return [];
  if (isOptionList(before) && isOptionList(after)) return listOptionChanges(before, after, path);
  if (!isRecord(before) || !isRecord(after)) {
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ field: path, before, after }];
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => listFieldChanges(before[key], after[key], path === '' ? key : `${path}.${key}`));
}

type Options = readonly { readonly value: string }[];

function listOptionChanges(before: Options, after: Options, path: string): readonly FieldChange[] {
  const old = new Map(before.map((option) => [option.value, option]));
  const current = new Map(after.map((option) => [option.value, option]));
  const values = [...new Set([...old.keys(), ...current.keys()])];
  const changes = values.flatMap((value) => {
    const [earlier, later] = [old.get(value), current.get(value)];
    const field = `${path}.${value}`;
    return earlier && later ? listFieldChanges(earlier, later, field) : [{ field, before: earlier, after: later }];
  });
  const keptBefore = before.map(({ value }) => value).filter((value) => current.has(value));
  const keptAfter = after.map(({ value }) => value).filter((value) => old.has(value));
  const isReordered = keptBefore.some((value, index) => value !== keptAfter[index]);
  return isReordered ? [...changes, { field: path, before: keptBefore, after: keptAfter }] : changes;
}

function isOptionList(value: unknown): value is Options {
  return Array.isArray(value) && value.every((entry) => isRecord(entry) && typeof entry['value'] === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
