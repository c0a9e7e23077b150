import { expect, it } from 'vitest';
import { choiceOf, optionsOfMove } from './moveChoice.ts';
import type { OutlineNode } from './outlineNodes.ts';

const nodes = [page('P1', group('G1', 'a', 'b', 'c'), group('G2')), page('P2', group('G3', 'd')), page('P3')];

it('begins where the selection is', () => {
  expect(choiceOf(nodes, ['question b', 'question c'])).toEqual({ page: 'page P1', group: 'group G1', index: 1 });
  expect(choiceOf(nodes, ['group G2'])).toEqual({ page: 'page P1', group: 'group G2', index: 1 });
  expect(choiceOf(nodes, ['page P3'])).toEqual({ page: 'page P3', group: '', index: 2 });
});

it('offers what stays at the chosen place', () => {
  const within = optionsOfMove(nodes, ['question b'], { page: 'page P1', group: 'group G1', index: 2 });
  expect(within.siblings.map(({ key }) => key)).toEqual(['question a', 'question c']);
  expect(within.place).toEqual({ parentID: 'group G1', index: 2 });
  const other = optionsOfMove(nodes, ['question b'], { page: 'page P2', group: 'group G1', index: 2 });
  expect(other.place).toEqual({ parentID: 'group G3', index: 1 });
  expect(optionsOfMove(nodes, ['group G3'], { page: 'page P1', group: '', index: 0 }).place).toEqual({
    parentID: 'page P1',
    index: 0,
  });
  expect(optionsOfMove(nodes, ['page P1'], { page: 'page P1', group: '', index: 2 }).place).toEqual({
    parentID: undefined,
    index: 2,
  });
});

it('has no place for a question on a page without groups', () => {
  const { groups, place } = optionsOfMove(nodes, ['question b'], { page: 'page P3', group: 'group G1', index: 0 });
  expect([groups, place]).toEqual([[], undefined]);
});

function page(pageID: string, ...children: readonly OutlineNode[]): OutlineNode {
  const title = { EN: pageID, SC: pageID, TC: pageID };
  return { key: `page ${pageID}`, kind: 'page', page: { pageID, title, groups: [] }, children };
}

function group(groupID: string, ...questionIDs: readonly string[]): OutlineNode {
  const names = { nameEN: groupID, nameSC: groupID, nameTC: groupID };
  return {
    key: `group ${groupID}`,
    kind: 'group',
    group: { groupID, ...names, components: [] },
    children: questionIDs.map((questionID) => ({
      key: `question ${questionID}`,
      kind: 'question',
      question: { questionID, type: 'Textbox', label: { EN: '', SC: '', TC: '' }, required: false },
      children: [],
    })),
  };
}
