import type { Question, QuestionOption } from '../../../model/TemplateDocument.ts';
import { type ComponentType, hasField, isSingleChoice, type QuestionField } from './questionFields.ts';

/** What a question loses with its type: a field, the points of its options, or all but one of its defaults. */
export type LostPart = Exclude<QuestionField, 'score'> | 'scores' | 'defaults';

/** A question of another type, and what did not fit. */
export interface TypeChange {
  readonly question: Question;
  /** In the order of the inspector; empty if everything fits. */
  readonly lost: readonly LostPart[];
}

const emptyText = { EN: '', SC: '', TC: '' } as const;

/** Types whose default value is a text without a format, so that it fits each other of them. */
const freeText: ReadonlySet<ComponentType> = new Set(['Textbox', 'Multilinebox']);

/** Changes the type of a question. What the new type has as well is kept; a choice without options starts with two. */
export function changeType(before: Question, type: ComponentType): TypeChange {
  if (before.type === type) return { question: before, lost: [] };
  const lost: LostPart[] = [];
  const keep = <Value>(part: LostPart, value: Value | undefined, fits: boolean): Value | undefined => {
    if (value !== undefined && !fits) lost.push(part);
    return fits ? value : undefined;
  };
  const has = (field: QuestionField) => hasField(type, field);
  const help = hasAnyText(before.help) ? before.help : undefined;
  const label = keep('label', hasAnyText(before.label) ? before.label : undefined, has('label')) ?? emptyText;
  const defaultFits = freeText.has(before.type) && freeText.has(type);
  const parts = {
    help: keep('help', help, has('help')),
    readOnly: keep('readOnly', before.readOnly || undefined, has('readOnly')),
    defaultValue: keep('defaultValue', before.defaultValue || undefined, defaultFits),
    maxLength: keep('maxLength', before.maxLength, has('maxLength')),
    minimum: keep('range', before.minimum, has('range')),
    maximum: keep('range', before.maximum, has('range')),
    options: has('options')
      ? fitOptions(before.options ?? [], { type, lost })
      : keep('options', before.options?.length ? before.options : undefined, false),
    shownIf: before.shownIf,
    textVersion: keep('textVersion', before.textVersion, has('textVersion')),
  };
  const { questionID, core } = before;
  const question = {
    questionID,
    type,
    label,
    // What cannot be answered cannot be required, and is nothing that the user has chosen.
    required: before.required && has('required'),
    ...(core === undefined ? {} : { core }),
    ...Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)),
  } as Question;
  return { question, lost: [...new Set(lost)] };
}

type Options = readonly QuestionOption[];

function fitOptions(
  options: Options,
  { type, lost }: { readonly type: ComponentType; readonly lost: LostPart[] },
): Options {
  if (options.length === 0) return startingOptions();
  const isOneChoice = isSingleChoice({ type });
  if (!isOneChoice && options.some(({ score }) => score !== undefined)) lost.push('scores');
  const defaultAt = options.findIndex(({ isDefault }) => isDefault);
  if (isOneChoice && options.filter(({ isDefault }) => isDefault).length > 1) lost.push('defaults');
  return options.map((option, at) => {
    const { score, isDefault, ...rest } = option;
    const keepsDefault = isDefault === true && (!isOneChoice || at === defaultAt);
    return {
      ...rest,
      ...(score !== undefined && isOneChoice ? { score } : {}),
      ...(keepsDefault ? { isDefault: true } : {}),
    };
  });
}

/** Returns the two options that a new choice begins with; their labels are still to be written. */
export function startingOptions(): Options {
  return ['A', 'B'].map((value) => ({ value, label: emptyText }));
}

function hasAnyText(text: Question['help']): boolean {
  return text !== undefined && Object.values(text).some((one) => one !== '');
}
