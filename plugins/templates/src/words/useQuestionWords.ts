import { labelOf, textIn, useHost } from '@brokerdesk/plugin-sdk';
import type { DiffValue } from '@brokerdesk/plugin-sdk/forms';
import { useMemo } from 'react';
import { en as pluginTexts } from '../locales/en.ts';
import {
  findQuestion,
  type Question,
  type QuestionOption,
  type TemplateDocument,
  type Text,
} from '../model/TemplateDocument.ts';
import { en } from '../screens/locales/en.ts';
import { useText } from '../screens/useText.ts';

/** The parts of a template in words. */
export interface QuestionWords {
  /** What a question is called: its text, or its type and identifier where it has none. */
  readonly nameOf: (question: Question) => string;
  readonly typeOf: (type: string) => string;
  /** When a question is shown: "Shown if … is one of: …"; null for one that is always shown. */
  readonly conditionOf: (question: Question | undefined, document: Pick<TemplateDocument, 'pages'>) => string | null;
  /** The name of a field as `compareTemplates` names it, such as `options.HIGH.label.EN`. */
  readonly fieldName: (field: string) => string;
  readonly valueOf: (field: string, value: unknown) => DiffValue;
}

const languageTags: Readonly<Record<string, string>> = { EN: 'en', SC: 'zh-Hans', TC: 'zh-Hant' };

/** Returns the language of a field that is a text in one language, such as `label.EN`. */
export function languageOfField(field: string): string | undefined {
  return languageTags[/(?:\.|^name)(EN|SC|TC)$/.exec(field)?.[1] ?? ''];
}

/** Returns functions that describe questions and their fields in the user's language. */
export function useQuestionWords(): QuestionWords {
  const text = useText();
  const { language } = useHost();
  return useMemo(() => {
    const typeOf = (type: string) =>
      labelOf(pluginTexts.componentType, type, (known) => text(`componentType.${known}`));
    const optionText = ({ value, label, score }: QuestionOption) => {
      const option = textIn(label, language) || value;
      return score === undefined ? option : text('words.points', { option, count: score });
    };
    function nameOf({ label, type, questionID }: Question) {
      return textIn(label, language) || `${typeOf(type)} ${questionID}`;
    }
    function conditionOf(question: Question | undefined, document: Pick<TemplateDocument, 'pages'>) {
      const { shownIf } = question ?? {};
      if (!shownIf) return null;
      const asked = findQuestion(document as TemplateDocument, shownIf.questionID);
      const values = shownIf.values.map((value) => {
        const option = asked?.options?.find((one) => one.value === value);
        return option ? textIn(option.label, language) : value;
      });
      const name = asked ? nameOf(asked) : shownIf.questionID;
      return text('words.shownIf', { question: name, values: values.join(text('words.separator')) });
    }
    function fieldName(field: string): string {
      const [first = '', second, third, ...rest] = field.split('.');
      const flatName = /^name(EN|SC|TC)$/.exec(first);
      if (flatName) return inLanguage(text('questionField.name'), flatName[1]);
      if (first === 'options' && second !== undefined) {
        const name = third === undefined ? text('questionField.option') : fieldName([third, ...rest].join('.'));
        return text('fieldOfOption', { option: second, field: name });
      }
      return inLanguage(
        labelOf(en.questionField, first, (known) => text(`questionField.${known}`)),
        second,
      );
    }
    function inLanguage(name: string, key: string | undefined) {
      if (key === undefined || !Object.hasOwn(en.wordLanguage, key)) return name;
      return text('fieldIn', { field: name, language: text(`wordLanguage.${key as keyof typeof en.wordLanguage}`) });
    }
    function valueOf(field: string, value: unknown): DiffValue {
      if (value === undefined || value === null) return null;
      if (typeof value === 'boolean') return text(value ? 'words.yes' : 'words.no');
      if (typeof value === 'number') return String(value);
      if (typeof value === 'string') return field === 'type' ? typeOf(value) : value;
      if (Array.isArray(value)) {
        return value.map((one: unknown) => (typeof one === 'string' ? one : optionText(one as QuestionOption)));
      }
      if (Object.hasOwn(value, 'label')) return optionText(value as QuestionOption);
      return textIn(value as Text, language);
    }
    return { nameOf, typeOf, conditionOf, fieldName, valueOf };
  }, [text, language]);
}
