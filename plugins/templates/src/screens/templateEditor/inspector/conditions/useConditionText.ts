import { useHost } from '@brokerdesk/plugin-sdk';
import { useMemo } from 'react';
import type { Question } from '../../../../model/TemplateDocument.ts';
import { usePartNames } from '../usePartNames.ts';
import { useText } from '../../useText.ts';

/** More options than this are counted, not named. */
const namedOptions = 5;

/**
 * Returns the function that says in a sentence when a question is shown. `source` is the question that it depends on, if
 * the template has it.
 */
export function useConditionText() {
  const text = useText();
  const { language } = useHost();
  const { nameOfQuestion, nameOfOption } = usePartNames();
  return useMemo(() => {
    const list = new Intl.ListFormat(language, { type: 'disjunction' });
    return (shownIf: Question['shownIf'], source: Question | undefined): string => {
      if (shownIf === undefined) return text('conditionText.always');
      const question = source ? nameOfQuestion(source) : shownIf.questionID;
      if (shownIf.values.length === 0) return text('conditionText.never', { question });
      const names = shownIf.values.map((value) => {
        const option = source?.options?.find((one) => one.value === value);
        return text('conditionText.quoted', { name: option ? nameOfOption(option) : value });
      });
      return names.length > namedOptions
        ? text('conditionText.sentenceMany', { question, count: names.length })
        : text('conditionText.sentence', { question, options: list.format(names) });
    };
  }, [language, nameOfOption, nameOfQuestion, text]);
}
