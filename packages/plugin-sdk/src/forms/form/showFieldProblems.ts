import type { FieldProblem } from '@brokerdesk/api';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '../../errors.ts';
import type { FieldRegistry } from './FieldRegistry.ts';
import { focusFirst } from './fieldErrors.ts';

/** A refusal and the form that it is about. */
export interface FieldProblemTarget {
  readonly error: ApiError;
  readonly methods: UseFormReturn<FieldValues>;
  readonly registry: FieldRegistry;
  readonly fieldOf: ((path: string) => string | undefined) | undefined;
}

/** Shows at its fields what the server complains about; true if nothing remains to be said elsewhere. */
export function showFieldProblems({ error, methods, registry, fieldOf }: FieldProblemTarget): boolean {
  const problems = fieldProblemsOf(error);
  const shown = problems.flatMap((problem) => {
    const path = fieldFor(fieldOf?.(problem.path) ?? problem.path, registry);
    return path === undefined ? [] : [{ ...problem, path }];
  });
  // The first complaint about a field is the one that is shown.
  for (const { path, rule, message } of shown.toReversed()) methods.setError(path, { type: rule, message });
  focusFirst(registry.sortByPosition(shown.map(({ path }) => path)), registry);
  return problems.length > 0 && shown.length === problems.length;
}

/** Gives the fields that a refusal complains about: of an input (`E0004`) or of an upload (`E0014`). */
export function fieldProblemsOf(error: ApiError): readonly FieldProblem[] {
  const { fields } = (error.data ?? {}) as { fields?: readonly FieldProblem[] };
  return (error.code === 'E0004' || error.code === 'E0014') && Array.isArray(fields) ? fields : [];
}

/** A complaint about a part of a value, such as one row of a list, belongs to its field. */
function fieldFor(path: string, registry: FieldRegistry): string | undefined {
  if (registry.get(path)) return path;
  const end = path.lastIndexOf('.');
  return end < 0 ? undefined : fieldFor(path.slice(0, end), registry);
}
