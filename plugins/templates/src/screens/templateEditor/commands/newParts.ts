import type { QuestionGroup, QuestionPage } from '../../../model/TemplateDocument.ts';

/** A new group: without questions, its names still to be written. */
export const newGroup: QuestionGroup = { groupID: 'group', nameEN: '', nameSC: '', nameTC: '', components: [] };

/** A new page with one group. */
export const newPage: QuestionPage = { pageID: 'page', title: { EN: '', SC: '', TC: '' }, groups: [newGroup] };
