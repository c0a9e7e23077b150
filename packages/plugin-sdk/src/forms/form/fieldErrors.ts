import type { FieldErrorDetails, FieldRegistry } from './FieldRegistry.ts';

/** Lists the paths of the fields that have an error (react-hook-form holds errors as a tree like the values). */
export function pathsOf(errors: object, prefix = ''): readonly string[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (typeof error !== 'object' || error === null) return [];
    if (isError(error)) return [prefix + key];
    return pathsOf(error, `${prefix}${key}.`);
  });
}

/** Puts the focus into the first field that is on the page. */
export function focusFirst(paths: readonly string[], registry: FieldRegistry): void {
  const first = paths.find((path) => registry.get(path));
  if (first !== undefined) registry.get(first)?.focus();
}

function isError(error: object): boolean {
  return typeof (error as { type?: unknown }).type === 'string';
}

/** Gives what is wrong with each field, by its path. */
export function errorsByPath(errors: object): ReadonlyMap<string, FieldErrorDetails> {
  return new Map(pathsOf(errors).map((path) => [path, errorAt(errors, path)]));
}

function errorAt(errors: object, path: string): FieldErrorDetails {
  const error = path.split('.').reduce<unknown>((branch, key) => (branch as Record<string, unknown>)[key], errors);
  return error as FieldErrorDetails;
}
