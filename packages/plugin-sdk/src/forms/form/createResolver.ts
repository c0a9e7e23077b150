import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { type FieldIssue, describeIssue, type SchemaIssue } from './describeIssue.ts';
import type { FieldRegistry } from './FieldRegistry.ts';
import type { FormSchema } from './loadBodySchema.ts';
import type { TextOf } from '../../hooks/defineTexts.ts';
import type { en } from '../locales/en.ts';

/** The rules for {@link createResolver}. */
export interface ResolverOptions<Values> {
  readonly schema: () => Promise<FormSchema | undefined>;
  /** Returns the part of the values that the schema validates. */
  readonly toBody: (values: Values) => unknown;
  readonly validate: ((values: Values) => readonly FieldIssue[]) | undefined;
  /** Returns the field for a path in the body, if its name differs. */
  readonly fieldOf: ((path: string) => string | undefined) | undefined;
  readonly registry: Pick<FieldRegistry, 'listProblems'>;
  readonly text: TextOf<typeof en>;
}

/** Creates the resolver with which react-hook-form validates; the sent values stay as typed. */
export function createResolver<Values extends FieldValues>(options: ResolverOptions<Values>): Resolver<Values> {
  return async (values, _context, { fields, shouldUseNativeValidation }) => {
    const schema = await options.schema();
    const unreadable = options.registry.listProblems(values);
    // A screen's rules only receive values of the types that they expect.
    const readable = unreadable.reduce((rest, { path }) => withNullAt(rest, path.split('.')), values);
    const result = schema?.safeParse(options.toBody(readable), { reportInput: true });
    const schemaIssues = (result?.error?.issues ?? []).map((issue) =>
      describeIssue(issue as SchemaIssue, options.text),
    );
    const issuesByField = schemaIssues.map((issue) => ({
      ...issue,
      path: options.fieldOf?.(issue.path) ?? issue.path,
    }));
    const issues = [...unreadable, ...issuesByField, ...(options.validate?.(readable) ?? [])];
    if (issues.length === 0) return { values, errors: {} };
    const errors = toNestErrors(errorsOf(issues) as FieldErrors<Values>, {
      fields,
      shouldUseNativeValidation,
    }) as FieldErrors<Values>;
    return { values: {}, errors };
  };
}

/** A field shows its first issue. */
function errorsOf(issues: readonly FieldIssue[]): Record<string, { type: string; message: string }> {
  return Object.fromEntries(
    issues.toReversed().map(({ path, rule, message }) => [path || 'root', { type: rule, message }]),
  );
}

/** Returns a copy in which the value at a path is null. */
function withNullAt<Branch>(branch: Branch, [key, ...rest]: readonly string[]): Branch {
  if (key === undefined) return null as Branch;
  const copy = (Array.isArray(branch) ? [...branch] : { ...branch }) as Record<string, unknown>;
  copy[key] = withNullAt(copy[key], rest);
  return copy as Branch;
}
