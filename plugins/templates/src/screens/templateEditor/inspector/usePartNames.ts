import { textIn, toLocalText, useHost } from '@brokerdesk/plugin-sdk';
import { useMemo } from 'react';
import type { Question, QuestionGroup, QuestionPage, Text } from '../../../model/TemplateDocument.ts';

/** Returns how parts of a template are called in the user's language; by their identifier while they have no name. */
export function usePartNames() {
  const { language } = useHost();
  return useMemo(() => {
    const nameIn = (name: Text, id: string) => textIn(name, language) || id;
    return {
      nameOfPage: ({ title, pageID }: Pick<QuestionPage, 'title' | 'pageID'>) => nameIn(title, pageID),
      nameOfGroup: (group: Omit<QuestionGroup, 'components'>) => nameIn(toLocalText(group, 'name'), group.groupID),
      nameOfQuestion: ({ label, questionID }: Pick<Question, 'label' | 'questionID'>) => nameIn(label, questionID),
      nameOfOption: ({ label, value }: { readonly label: Text; readonly value: string }) => nameIn(label, value),
    };
  }, [language]);
}
