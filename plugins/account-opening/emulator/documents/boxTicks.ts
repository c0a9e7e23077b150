// Which boxes of a field an answer ticks. Templates name the boxes of a question by the values of its options. A single
// box with another name, such as Yes or On, says only that there is an answer.
import type { AnswerPage } from '@brokerdesk/api';
import type { FormField, PDF } from '@libpdf/core';

type AnswerValue = AnswerPage['groups'][number]['answers'][number]['value'];

/** What form programs call the box of a question that is answered with a no. */
const refusal = /^(?:no|n|false|off|0)$/i;

/** What is known of a field's boxes: a value for each, in the order of its widgets. */
export type BoxValues = readonly (string | null)[];

interface Question {
  readonly value: AnswerValue;
  /** The values of the question's options; none for a text. */
  readonly options: readonly string[];
}

/** Reports for each box of a field whether the answer ticks it. */
export function findTicks(boxes: readonly BoxValues[], { value, options }: Question): readonly boolean[] {
  const chosen = (Array.isArray(value) ? value : [value ?? '']).filter((one) => one !== '');
  const names = boxes.find((values) => values.some((name) => isOption(name, options))) ?? boxes[0] ?? [];
  const [first] = names;
  const isSingle = names.every((name) => name === first) && !isOption(first, options);
  if (isSingle && (first !== null || names.length === 1)) {
    const isTicked = chosen.some((one) => options.length === 0 || !refusal.test(one));
    return names.map(() => isTicked);
  }
  return names.map((name) => name !== null && chosen.some((one) => isSame(one, name, options)));
}

/**
 * Returns the values that the boxes of a field can stand for: those that it exports (ISO 32000-1, 12.7.4.2.3: the entry
 * of Opt at the box's place among the field's kids) and the names of the boxes' appearances, which may be mere numbers.
 */
export function readBoxValues(source: PDF, field: FormField): readonly BoxValues[] {
  const names = field.getWidgets().map((widget) => widget.getOnValue());
  const list = field.acroField().getArray('Opt', (ref) => source.getObject(ref));
  const exported = [...(list ?? [])].map((entry) => {
    const value = entry.type === 'ref' ? source.getObject(entry) : entry;
    return value?.type === 'string' ? value.asString() : null;
  });
  if (exported.length === 0) return [names];
  const isInOrder = exported.length === names.length;
  return [names.map((name, index) => exported[isInOrder ? index : Number(name ?? -1)] ?? null), names];
}

function isOption(name: string | null | undefined, options: readonly string[]): boolean {
  return typeof name === 'string' && options.some((option) => option.toLowerCase() === name.toLowerCase());
}

/** Programs write Yes where a template says YES; options that differ in nothing else are told apart. */
function isSame(chosen: string, name: string, options: readonly string[]): boolean {
  if (chosen === name) return true;
  return !options.includes(name) && chosen.toLowerCase() === name.toLowerCase();
}
