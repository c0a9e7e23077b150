import type { FunctionNode } from '@brokerdesk/plugin-sdk/api';
import { expect, it } from 'vitest';
import { listParents } from './listParents.ts';

const tree = [node('A', [node('B', [node('C', [])]), node('D', [])])];

it('lists every function with its path, for a new one', () => {
  expect(listParents(tree, { of: undefined, language: 'zh-Hans' }).map(({ label }) => label)).toEqual([
    'A 简',
    'A 简 › B 简',
    'A 简 › B 简 › C 简',
    'A 简 › D 简',
  ]);
});

it('leaves out the function itself and all below it', () => {
  const values = listParents(tree, { of: { functionID: 'B' }, language: 'en' }).map(({ value }) => value);
  expect(values).toEqual(['A', 'D']);
});

function node(functionID: string, children: readonly FunctionNode[]): FunctionNode {
  const name = { EN: functionID, SC: `${functionID} 简`, TC: functionID };
  return { functionID, parentID: null, functionCode: functionID, name, category: 'Admin', children };
}
