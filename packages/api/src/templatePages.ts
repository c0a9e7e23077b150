// The structure of a template of questions: pages contain groups, groups contain components. The editor sends this
// shape, the calls return it, and question files contain it.
import { z } from 'zod';
import { componentTypes } from './applicationDetail.ts';
import { localLine, plainLine, plainText } from './plainTexts.ts';

/** Limits of a template; `questions` counts the components of all pages together. */
export const templateLimits = {
  pages: 30,
  groupsPerPage: 30,
  componentsPerGroup: 60,
  optionsPerComponent: 200,
  questions: 600,
  scoreBands: 20,
  /** Characters of a name or of an option. */
  nameLength: 200,
  /** Characters of a description, a label or a hint. */
  textLength: 2000,
} as const;

const { nameLength, textLength } = templateLimits;
// Answers are keyed by question name, so a name must not be a property that every object has.
const identifier = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/)
  .refine((name) => !(name in Object.prototype));
const optionValue = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.+-]{0,63}$/);

/** A label may be empty where there is nothing to read, as on a line break; the template rules define where not. */
const labelText = plainText(textLength);
const label = z.object({ EN: labelText, SC: labelText, TC: labelText });

const option = z.object({
  value: optionValue,
  label,
  /** Points in the risk questionnaire; only for options of single-choice questions. */
  score: z.number().int().min(0).max(1000).optional(),
  /** Selected by default; at most one in a single-choice question. */
  isDefault: z.boolean().optional(),
});

/** A question, a note, a break or a result. */
export const templateComponent = z.object({
  /** Unique in the template. */
  questionID: identifier,
  type: z.enum(componentTypes),
  label,
  help: label.optional(),
  required: z.boolean(),
  /** True for a question that the import to the back office needs: always asked and never deleted. */
  core: z.boolean().optional(),
  /** Shown with its default and not to be changed by the applicant. */
  readOnly: z.boolean().optional(),
  /** The initial value of a field without options. */
  defaultValue: plainText(textLength).optional(),
  /** Maximum number of characters of a text. */
  maxLength: z.number().int().min(1).max(textLength).optional(),
  /** Limits of a number; both limits are included. */
  minimum: z.number().min(-1e12).max(1e12).optional(),
  maximum: z.number().min(-1e12).max(1e12).optional(),
  options: z.array(option).max(templateLimits.optionsPerComponent).optional(),
  /** Shown only while an earlier question has one of these answers. */
  shownIf: z
    .object({ questionID: identifier, values: z.array(optionValue).max(templateLimits.optionsPerComponent) })
    .optional(),
  /** The number of the text to which the applicant agrees. */
  textVersion: plainLine(40).min(1).optional(),
});

/** A question, a note, a break or a result of a template. */
export type TemplateComponent = z.output<typeof templateComponent>;

/** A group without its components: `groupID` is unique in the template. */
export const templateGroupHead = z.object({
  groupID: identifier,
  nameEN: plainLine(nameLength).min(1),
  nameSC: plainLine(nameLength).min(1),
  nameTC: plainLine(nameLength).min(1),
});

/** A group of components under one heading. */
export const templateGroup = templateGroupHead.extend({
  components: z.array(templateComponent).max(templateLimits.componentsPerGroup),
});

/** A group of components under one heading. */
export type TemplateGroup = z.output<typeof templateGroup>;

/** A page without its groups: `pageID` is unique in the template. */
export const templatePageHead = z.object({ pageID: identifier, title: localLine(nameLength) });

/** One page that the applicant fills in. */
export const templatePage = templatePageHead.extend({
  groups: z.array(templateGroup).max(templateLimits.groupsPerPage),
});

/** One page that the applicant fills in. */
export type TemplatePage = z.output<typeof templatePage>;

/** A class of the risk questionnaire; both ends are included. */
export const scoreBand = z.object({
  value: optionValue,
  label: localLine(nameLength),
  from: z.number().int().min(0).max(1_000_000),
  to: z.number().int().min(0).max(1_000_000),
});

/** A class of the risk questionnaire. */
export type ScoreBandOnWire = z.output<typeof scoreBand>;
