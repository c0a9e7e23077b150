import { usePartNames } from '../inspector/usePartNames.ts';
import { useTemplateIndex } from '../store/useEditor.ts';
import type { InsertionPlace } from './planInsertion.ts';
import { useText } from './useText.ts';

/** Returns the function that says where a part is inserted. */
export function usePlaceText(): (place: InsertionPlace) => string {
  const text = useText();
  const { pages, groups, questions } = useTemplateIndex();
  const { nameOfPage, nameOfGroup, nameOfQuestion } = usePartNames();
  return ({ pageID = '', groupID = '', questionID = '' }) => {
    const page = pages.get(pageID)?.page;
    const group = groups.get(groupID)?.group;
    const question = questions.get(questionID)?.question;
    if (page === undefined) return text('palette.place.newPage');
    if (group === undefined) return text('palette.place.page', { page: nameOfPage(page) });
    if (question === undefined) return text('palette.place.group', { group: nameOfGroup(group) });
    return text('palette.place.question', { question: nameOfQuestion(question), group: nameOfGroup(group) });
  };
}
