import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { type FieldIssue, describeIssue, type SchemaIssue } from './describeIssue.ts';
import type { FormSchema } from './loadBodySchema.ts';
import type { TextOf } from '../../defineTexts.ts';
import type { en } from '../locales/en.ts';

/** The rules for {@link createResolver}. */
export interface ResolverOptions<Values> {
  readonly schema: () => Promise<FormSchema | undefined>;
  /** Returns the part of the values that the schema validates. */
  readonly toBody: (values: Values) => unknown;
  readonly validate: ((values: Values) => readonly FieldIssue[]) | undefined;
  /** Returns the field for a path in the body, if its name differs. */
  readonly fieldOf: ((path: string) => string | undefined) | undefined;
  readonly text: TextOf<typeof en>;
}

/** Creates the resolver with which react-hook-form validates; the sent values stay as typed. */
export function createResolver<Values extends FieldValues>(options: ResolverOptions<Values>): Resolver<Values> {
  return async (values, _context, { fields, shouldUseNativeValidation }) => {
    const schema = await options.schema();
    const result = schema?.safeParse(options.toBody(values), { reportInput: true });
    const schemaIssues = (result?.error?.issues ?? []).map((issue) =>
      describeIssue(issue as SchemaIssue, options.text),
    );
    const issuesByField = schemaIssues.map((issue) => ({
      ...issue,
      path: options.fieldOf?.(issue.path) ?? issue.path,
    }));
    const issues = [...issuesByField, ...(options.validate?.(values) ?? [])];
    if (issues.length === 0) return { values, errors: {} };
    const errors = toNestErrors(
      errorsOf(issues) as FieldErrors<Values>,
      {
        fields,
        shouldUseNativeValidation,
      } as never,
    ) as FieldErrors<Values>;
    return { values: {}, errors };
  };
}

/** A field shows its first issue. */
function errorsOf(issues: readonly FieldIssue[]): Record<string, { type: string; message: string }> {
  return Object.fromEntries(
    issues.toReversed().map(({ path, rule, message }) => [path || 'root', { type: rule, message }]),
  );
}
