import { useCallback } from 'react';
import type { TemplateProblem } from '../../../model/findProblems.ts';
import type { EditorSelection } from '../store/EditorSelection.ts';
import { useTemplateIndex } from '../store/useEditor.ts';
import { useShownNames } from '../useShownNames.ts';
import { useText } from '../useText.ts';

/** Where a problem is: what is selected to see it, how that is called, and the field in it. */
export interface ShownPlace {
  readonly selection: EditorSelection;
  readonly name: string;
  readonly field: string;
}

/** Returns a function that finds the place of a problem in the template as it is now. */
export function useProblemPlace(): (problem: TemplateProblem) => ShownPlace {
  const text = useText();
  const { pages, groups, questions } = useTemplateIndex();
  const { nameOfPage, nameOfGroup, nameOfQuestion } = useShownNames();
  return useCallback(
    ({ place: { pageID = '', groupID = '', questionID = '', band, field } }) => {
      const question = questions.get(questionID)?.question;
      if (question) {
        return { selection: { kind: 'questions', questionIDs: [questionID] }, name: nameOfQuestion(question), field };
      }
      const group = groups.get(groupID)?.group;
      if (group) return { selection: { kind: 'group', groupID }, name: nameOfGroup(group), field };
      const page = pages.get(pageID)?.page;
      if (page) return { selection: { kind: 'page', pageID }, name: nameOfPage(page), field };
      const name = text(band === undefined ? 'editor.template' : 'editor.classes');
      return {
        selection: { kind: 'template' },
        name,
        field: band === undefined ? field : `classification.${band}.${field}`,
      };
    },
    [pages, groups, questions, nameOfPage, nameOfGroup, nameOfQuestion, text],
  );
}
