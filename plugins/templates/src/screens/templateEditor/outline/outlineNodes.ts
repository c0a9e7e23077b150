// The outline of a template: pages, their groups, and their questions. A node is named by kind and identifier, because a
// page and a question may have the same one.
import type { Question, QuestionGroup, QuestionPage, TemplateDocument } from '../../../model/TemplateDocument.ts';
import type { EditorSelection } from '../store/EditorSelection.ts';

/** A page, a group or a question in the outline. */
export type OutlineNode = { readonly key: string; readonly children: readonly OutlineNode[] } & (
  | { readonly kind: 'page'; readonly page: QuestionPage }
  | { readonly kind: 'group'; readonly group: QuestionGroup }
  | { readonly kind: 'question'; readonly question: Question }
);

/** What a key of the outline names. */
export interface OutlinePart {
  readonly kind: OutlineNode['kind'];
  readonly id: string;
}

/** Lists the nodes of a template. */
export function outlineNodes({ pages }: Pick<TemplateDocument, 'pages'>): readonly OutlineNode[] {
  return pages.map((page) => ({
    key: keyOf('page', page.pageID),
    kind: 'page',
    page,
    children: page.groups.map((group) => ({
      key: keyOf('group', group.groupID),
      kind: 'group',
      group,
      children: group.components.map((question) => ({
        key: keyOf('question', question.questionID),
        kind: 'question',
        question,
        children: [],
      })),
    })),
  }));
}

/** Returns the key of a part in the outline. */
export function keyOf(kind: OutlinePart['kind'], id: string): string {
  return `${kind} ${id}`;
}

/** Returns the part that a key names. */
export function partOfKey(key: string): OutlinePart {
  const [kind = 'question', id = ''] = key.split(' ');
  return { kind: kind as OutlinePart['kind'], id };
}

/** Returns the keys of what is selected; none for the template itself. */
export function keysOfSelection(selection: EditorSelection): readonly string[] {
  switch (selection.kind) {
    case 'template':
      return [];
    case 'page':
      return [keyOf('page', selection.pageID)];
    case 'group':
      return [keyOf('group', selection.groupID)];
    default:
      return selection.questionIDs.map((id) => keyOf('question', id));
  }
}

/** Returns the selection of nodes. Of several pages or groups it is the last, because only questions are selected together. */
export function selectionOfKeys(keys: readonly string[]): EditorSelection {
  const parts = keys.map(partOfKey);
  const last = parts.at(-1);
  if (last === undefined) return { kind: 'template' };
  if (last.kind === 'page') return { kind: 'page', pageID: last.id };
  if (last.kind === 'group') return { kind: 'group', groupID: last.id };
  return { kind: 'questions', questionIDs: parts.map(({ id }) => id) };
}
