import type { TreePlace } from '@brokerdesk/plugin-sdk/trees';
import { moveGroup, movePage, moveQuestions } from '../../../model/edits/move.ts';
import type { Edit } from '../../../model/TemplateDocument.ts';
import { partOfKey } from './outlineNodes.ts';

/** What moves, for the name of the step: a page, a group, or a number of questions. */
export interface PartMove {
  readonly what: 'page' | 'group' | 'question';
  readonly count: number;
  readonly edit: Edit;
}

/** Returns the edit that moves nodes of the outline, named by their keys, to a place; undefined for an impossible one. */
export function movePart(keys: readonly string[], { parentID, index }: TreePlace): PartMove | undefined {
  const parts = keys.map(partOfKey);
  const [first] = parts;
  if (first === undefined) return undefined;
  const parent = parentID === undefined ? undefined : partOfKey(parentID).id;
  const count = parts.length;
  if (first.kind === 'page') return { what: 'page', count, edit: movePage(first.id, index) };
  if (parent === undefined) return undefined;
  if (first.kind === 'group') return { what: 'group', count, edit: moveGroup(first.id, { pageID: parent, index }) };
  const ids = parts.map(({ id }) => id);
  return { what: 'question', count, edit: moveQuestions(ids, { groupID: parent, index }) };
}
