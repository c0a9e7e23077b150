import { createContext, use } from 'react';

/** The messages of the selected part by field, such as `label.SC` or `options.2.value`; one for each field. */
export type FieldProblems = ReadonlyMap<string, string>;

/** The problems that the fields inside show. */
export const FieldProblemsContext = createContext<FieldProblems>(new Map());

/** Returns the problem of a field, or undefined. */
export function useFieldProblem(path: string): string | undefined {
  return use(FieldProblemsContext).get(path);
}
