// The problems of a template while it is edited: the server's own functions, so that both always agree. The server
// answers with the limits of shape first, and with the rules only once the shape is right; an editor shows both.
import {
  findTemplateProblems,
  findTemplateShapeProblems,
  type ShapeText,
  templateBodyPaths,
  type TemplateRule,
} from '@brokerdesk/plugin-sdk/api';
import type { FormSchema } from '@brokerdesk/plugin-sdk/forms';
import { bodyOf, type Question, type TemplateDocument, type Text } from './TemplateDocument.ts';

/** The part of a template that a path leads to, and the field in it. */
export interface ProblemPlace {
  readonly pageID?: string;
  readonly groupID?: string;
  readonly questionID?: string;
  /** The index of the class of the risk questionnaire. */
  readonly band?: number;
  /** The path below that part, as in `label.EN` or `options.2.value`; empty for the part itself. */
  readonly field: string;
}

/** A value of the wrong shape, or a rule that a template breaks. */
export type TemplateProblem = {
  /** Dotted, as in the answer of the server. */
  readonly path: string;
  readonly rule: string;
  readonly place: ProblemPlace;
} & (
  | { readonly kind: 'shape'; readonly text: ShapeText; readonly limit: string | undefined }
  | { readonly kind: 'rule'; readonly text: TemplateRule; readonly name: Text | undefined }
);

/**
 * Finds everything that keeps a template from being published: `kind` `shape` for limits of lengths, patterns, ranges
 * and counts, `rule` for the rules of templates. That another template has its name is known to the server alone.
 *
 * @param coreComponents the questions that every template must contain, from `GET /profiles/system_components`
 * @param schema that of the body of `POST /profiles`, which is loaded separately
 */
export function findProblems(
  document: TemplateDocument,
  coreComponents: readonly Question[],
  schema: FormSchema,
): readonly TemplateProblem[] {
  const shape = findTemplateShapeProblems(bodyOf(document), schema);
  const { pages, classification = [] } = 'content' in shape ? shape.content : document;
  const broken = findTemplateProblems({ pages, classification, coreComponents, paths: templateBodyPaths });
  const ofShape = 'content' in shape ? [] : shape.problems;
  return [
    ...ofShape.map(({ path, rule, text, limit }): TemplateProblem => {
      return { kind: 'shape', path, rule, text, limit, place: placeOf(document, path) };
    }),
    ...broken.map(({ path, rule, name }): TemplateProblem => {
      return { kind: 'rule', path, rule, text: rule, name, place: placeOf(document, path) };
    }),
  ];
}

/** Finds the part that a path leads to, as in `pages.0.groups.1.components.2.label.EN`. */
export function placeOf({ pages, classification }: TemplateDocument, path: string): ProblemPlace {
  const steps = path.split('.');
  if (steps[0] === 'classification' && classification[Number(steps[1])])
    return { band: Number(steps[1]), field: steps.slice(2).join('.') };
  const page = steps[0] === 'pages' ? pages[Number(steps[1])] : undefined;
  if (!page) return { field: path };
  const { pageID } = page;
  const group = steps[2] === 'groups' ? page.groups[Number(steps[3])] : undefined;
  if (!group) return { pageID, field: steps.slice(2).join('.') };
  const { groupID } = group;
  const question = steps[4] === 'components' ? group.components[Number(steps[5])] : undefined;
  if (!question) return { pageID, groupID, field: steps.slice(4).join('.') };
  return { pageID, groupID, questionID: question.questionID, field: steps.slice(6).join('.') };
}
