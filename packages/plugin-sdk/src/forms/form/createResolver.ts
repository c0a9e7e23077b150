import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { type FieldIssue, describeIssue, type SchemaIssue } from './describeIssue.ts';
import type { FormSchema } from './loadBodySchema.ts';
import type { TextOf } from '../../defineTexts.ts';
import type { en } from '../locales/en.ts';

/** What {@link createResolver} judges by. */
export interface ResolverOptions<Values> {
  readonly schema: () => Promise<FormSchema | undefined>;
  /** What of the values the schema is about. */
  readonly toBody: (values: Values) => unknown;
  readonly validate: ((values: Values) => readonly FieldIssue[]) | undefined;
  /** The field that a path of the body means, where its name differs. */
  readonly fieldOf: ((path: string) => string | undefined) | undefined;
  readonly text: TextOf<typeof en>;
}

/** Makes the resolver by which react-hook-form finds out what is wrong; what is sent stays as it was typed. */
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

/** The first issue of each field is the one that is shown. */
function errorsOf(issues: readonly FieldIssue[]): Record<string, { type: string; message: string }> {
  return Object.fromEntries(
    issues.toReversed().map(({ path, rule, message }) => [path || 'root', { type: rule, message }]),
  );
}
