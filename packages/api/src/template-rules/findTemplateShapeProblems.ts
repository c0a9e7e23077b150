import type { z } from 'zod';
import type { DeepReadonly } from '../DeepReadonly.ts';
import type { LocalText } from '../lists.ts';
import {
  dropRepeatedProblems,
  maximumProblems,
  readShapeIssue,
  type ShapeProblem,
} from '../shape-rules/readShapeIssue.ts';
import type { ScoreBandOnWire, TemplatePage } from '../templatePages.ts';

/** A template as the calls take it. */
export interface TemplateContent {
  readonly name: DeepReadonly<LocalText>;
  readonly description: DeepReadonly<LocalText>;
  readonly blockedCNIP?: boolean | undefined;
  readonly pages: DeepReadonly<readonly TemplatePage[]>;
  readonly classification?: DeepReadonly<readonly ScoreBandOnWire[]> | undefined;
}

/** A template with the limits of its shape kept and its texts trimmed, or what keeps it from being one. */
export type TemplateShape = { readonly content: TemplateContent } | { readonly problems: readonly ShapeProblem[] };

/**
 * Checks a template against the limits of its shape, such as lengths, patterns and counts, which the server checks
 * before the rules of {@link findTemplateProblems}.
 *
 * @param schema that of the body of `POST /profiles`; a browser loads it separately from the calls
 */
export function findTemplateShapeProblems(
  template: TemplateContent,
  schema: Pick<z.ZodType, 'safeParse'>,
): TemplateShape {
  const result = schema.safeParse(template, { reportInput: true });
  if (result.success) return { content: result.data as TemplateContent };
  const issues = result.error.issues.slice(0, maximumProblems);
  return { problems: dropRepeatedProblems(issues.flatMap(readShapeIssue)) };
}
