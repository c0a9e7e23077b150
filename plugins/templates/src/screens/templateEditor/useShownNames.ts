import { textIn, toLocalText, useHost } from '@brokerdesk/plugin-sdk';
import { useMemo } from 'react';
import type { Question, QuestionGroup, QuestionPage } from '../../model/TemplateDocument.ts';
import { useText } from './useText.ts';

/** Returns how parts are called on the screen: in the user's language, or that they have no name yet. */
export function useShownNames() {
  const text = useText();
  const { language } = useHost();
  return useMemo(
    () => ({
      nameOfPage: ({ title }: Pick<QuestionPage, 'title'>) => textIn(title, language) || text('editor.noTitle'),
      nameOfGroup: (group: Omit<QuestionGroup, 'components'>) =>
        textIn(toLocalText(group, 'name'), language) || text('editor.noName'),
      nameOfQuestion: ({ label, type }: Pick<Question, 'label' | 'type'>) =>
        textIn(label, language) || text(type === 'Linebreak' ? 'componentType.Linebreak' : 'editor.noLabel'),
    }),
    [text, language],
  );
}
