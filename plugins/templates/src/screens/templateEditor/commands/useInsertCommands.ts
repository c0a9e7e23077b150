import { useHost } from '@brokerdesk/plugin-sdk';
import { useStore } from 'jotai';
import { useMemo } from 'react';
import { insertGroup, insertPage, insertQuestions, type QuestionPlace } from '../../../model/edits/insert.ts';
import { freshID, takenIDs } from '../../../model/identifiers.ts';
import { newQuestion } from '../palette/newQuestion.ts';
import { editAtom, selectAtom } from '../store/editorAtoms.ts';
import { readWorkplace } from '../store/readWorkplace.ts';
import type { ComponentType } from '../inspector/questionFields.ts';
import { textKeys } from '../inspector/fields/textKeys.ts';
import { useText } from '../useText.ts';
import { newGroup, newPage } from './newParts.ts';
import { placeForGroup, placeForPage, placeForQuestions } from './placesForNew.ts';

/** Adds parts behind what is selected. The new part is selected, and its first text gets the focus. */
export interface InsertCommands {
  readonly addPage: () => void;
  readonly addGroup: () => void;
  /** Adds a question; `place` is behind the selection by default. */
  readonly addQuestion: (type: ComponentType, place?: QuestionPlace) => void;
}

/** Returns the functions that add parts. They stay the same until the language changes. */
export function useInsertCommands(): InsertCommands {
  const store = useStore();
  const text = useText();
  const { language } = useHost();
  return useMemo(() => {
    const key = textKeys[language];
    return {
      addPage() {
        const place = readWorkplace(store);
        const pageID = freshID(newPage.pageID, takenIDs(place.document).pages);
        store.set(editAtom, { label: text('editor.step.addPage'), edit: insertPage(newPage, placeForPage(place)) });
        store.set(selectAtom, { kind: 'page', pageID }, `title.${key}`);
      },
      addGroup() {
        const workplace = readWorkplace(store);
        const place = placeForGroup(workplace);
        if (place === undefined) return;
        const groupID = freshID(newGroup.groupID, takenIDs(workplace.document).groups);
        store.set(editAtom, { label: text('editor.step.addGroup'), edit: insertGroup(newGroup, place) });
        store.set(selectAtom, { kind: 'group', groupID }, `name${key}`);
      },
      addQuestion(type, at) {
        const workplace = readWorkplace(store);
        const place = at ?? placeForQuestions(workplace);
        if (place === undefined) return;
        const question = newQuestion(type);
        const questionID = freshID(question.questionID, takenIDs(workplace.document).questions);
        store.set(editAtom, { label: text('editor.step.addQuestion'), edit: insertQuestions([question], place) });
        store.set(selectAtom, { kind: 'questions', questionIDs: [questionID] }, `label.${key}`);
      },
    };
  }, [store, text, language]);
}
