// The shape of the pages and classes of a file, checked with the schema of the call that creates a template. The server
// applies the same one, so what passes here violates at most a rule of templates.
import type { FormSchema } from '@brokerdesk/plugin-sdk/forms';
import type { QuestionFileRule } from './QuestionFileProblem.ts';
import type { UnplacedProblem } from './readLists.ts';

type Issue = NonNullable<ReturnType<FormSchema['safeParse']>['error']>['issues'][number];

/** A template as the call takes it, or what keeps it from being one; paths are those in the template. */
export type CheckedShape =
  | { readonly template: unknown; readonly problems?: never }
  | { readonly template?: never; readonly problems: readonly UnplacedProblem[] };

/** Checks the shape of a template. */
export function checkShape(template: object, schema: FormSchema): CheckedShape {
  const parsed = schema.safeParse(template, { reportInput: true });
  const problems = parsed.success
    ? findUnknownFields(template, parsed.data)
    : parsed.error.issues.map((issue) => describe(issue));
  return problems.length > 0 ? { problems } : { template: parsed.data };
}

function describe(issue: Issue): UnplacedProblem {
  const path = issue.path.map(String).join('.');
  const [rule, values = {}] = ruleOf(issue);
  return { path, rule, values };
}

function ruleOf(issue: Issue): readonly [QuestionFileRule, Readonly<Record<string, string | number>>?] {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type':
      return input === undefined ? ['required'] : ['type', { expected: issue.expected }];
    case 'invalid_value':
      return input === undefined ? ['required'] : ['value', { allowed: issue.values.map(String).join(', ') }];
    case 'invalid_format':
      return input === '' ? ['required'] : ['pattern'];
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array') return ['required'];
      return ['atLeast', { minimum: Number(issue.minimum) }];
    case 'too_big':
      return [atMostRules[issue.origin] ?? 'atMost', { maximum: Number(issue.maximum) }];
    default:
      return ['invalid'];
  }
}

const atMostRules: Readonly<Record<string, QuestionFileRule>> = {
  string: 'atMostCharacters',
  array: 'atMostEntries',
};

/** Fields that the schema leaves out would be lost, so the file is rejected as it is by the server. */
function findUnknownFields(given: unknown, parsed: unknown, path = ''): readonly UnplacedProblem[] {
  if (!isContainer(given) || !isContainer(parsed)) return [];
  return Object.keys(given).flatMap((key) => {
    const below = path === '' ? key : `${path}.${key}`;
    if (Object.hasOwn(parsed, key)) return findUnknownFields(given[key], parsed[key], below);
    return [{ path: below, rule: 'unknownField', values: { field: key } }] as const;
  });
}

function isContainer(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
