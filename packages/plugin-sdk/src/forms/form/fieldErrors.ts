import type { FieldProblem } from '@brokerdesk/api';
import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn, FieldErrors } from 'react-hook-form';
import type { ApiError } from '../../services/errors.ts';
import type { TextOf } from '../../hooks/defineTexts.ts';
import { useHost } from '../../hooks/useHost.ts';
import type { en } from '../locales/en.ts';
import type { MoveFocus } from '../../kit/rememberFocus.ts';
import type { FieldErrorDetails, FieldRegistry } from './FieldRegistry.ts';

/**
 * Lists the paths of the fields that have an error (react-hook-form stores errors in a tree of the same shape as the
 * values).
 */
export function pathsOf(errors: object, prefix = ''): readonly string[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (typeof error !== 'object' || error === null) return [];
    if (isError(error)) return [prefix + key];
    return pathsOf(error, `${prefix}${key}.`);
  });
}

/** Focuses the first field that is on the page. */
export function focusFirst(paths: readonly string[], registry: FieldRegistry): void {
  const first = paths.find((path) => registry.get(path));
  if (first !== undefined) registry.get(first)?.focus();
}

function isError(error: object): boolean {
  return typeof (error as { type?: unknown }).type === 'string';
}

/** Returns the error of each field, by its path. */
export function errorsByPath(errors: object): ReadonlyMap<string, FieldErrorDetails> {
  return new Map(pathsOf(errors).map((path) => [path, errorAt(errors, path)]));
}

function errorAt(errors: object, path: string): FieldErrorDetails {
  const error = path.split('.').reduce<unknown>((branch, key) => (branch as Record<string, unknown>)[key], errors);
  return error as FieldErrorDetails;
}

/** An error and the form that it belongs to. */
export interface FieldProblemTarget {
  readonly error: ApiError;
  readonly methods: UseFormReturn<FieldValues>;
  readonly registry: FieldRegistry;
  readonly fieldOf: ((path: string) => string | undefined) | undefined;
  readonly text: TextOf<typeof en>;
  readonly moveFocus: MoveFocus;
}

/** Shows the server's problems at their fields; true if every problem has a field. */
export function showFieldProblems({ error, methods, registry, fieldOf, text, moveFocus }: FieldProblemTarget): boolean {
  const problems = fieldProblemsOf(error);
  const shown = problems.flatMap((problem) => {
    const given = fieldOf?.(problem.path) ?? problem.path;
    const path = fieldFor(given, registry);
    if (path === undefined) return [];
    const part = registry.get(path)?.namePart?.(methods.getValues(path), given.slice(path.length + 1));
    return [{ ...problem, path, part }];
  });
  // A field shows its first problem, and the problems of all its parts, such as files.
  for (const { path, rule, message } of shown.toReversed()) methods.setError(path, { type: rule, message });
  for (const [path, parts] of Map.groupBy(
    shown.filter(({ part }) => part !== undefined),
    (problem) => problem.path,
  )) {
    const message = parts.map((one) => text('form.problem', { name: one.part ?? '', message: one.message })).join(' ');
    methods.setError(path, { type: parts[0]?.rule ?? 'part', message });
  }
  moveFocus(() => focusFirst(registry.sortByPosition(shown.map(({ path }) => path)), registry));
  return problems.length > 0 && shown.length === problems.length;
}

/** Returns the problems that an error lists: of an input (`E0004`) or of an upload (`E0014`). */
export function fieldProblemsOf(error: ApiError): readonly FieldProblem[] {
  const { fields } = (error.data ?? {}) as { fields?: readonly FieldProblem[] | undefined };
  return (error.code === 'E0004' || error.code === 'E0014') && Array.isArray(fields) ? fields : [];
}

/** A problem of a part of a value, such as one row of a list, belongs to its field. */
function fieldFor(path: string, registry: FieldRegistry): string | undefined {
  if (registry.get(path)) return path;
  const end = path.lastIndexOf('.');
  return end < 0 ? undefined : fieldFor(path.slice(0, end), registry);
}

/** Validates the fields with errors again when the language changes, so that their messages follow it. */
export function useTranslatedErrors(methods: UseFormReturn<FieldValues>, errors: FieldErrors): void {
  const { language } = useHost();
  const last = useRef(language);
  useEffect(() => {
    if (last.current === language) return;
    last.current = language;
    const paths = pathsOf(errors);
    if (paths.length > 0) void methods.trigger([...paths]);
  });
}
