import fc from 'fast-check';
import { expect, it } from 'vitest';
import { flattenFunctions, type RoleFunction } from './RoleFunction.ts';
import { checkCodes, readRoleFile, roleFileFormat, writeRoleFile } from './roleFile.ts';

const texts = { EN: 'Night desk', SC: '夜班', TC: '夜更' };
const functions = [node('USERS', [node('CREATE'), node('DELETE')]), node('RECORDS')];
const all = new Set(['USERS', 'CREATE', 'DELETE', 'RECORDS']);
const none: ReadonlySet<string> = new Set();

it('reads what it wrote', () => {
  const role = { name: texts, description: texts, adminFunctionCodes: ['USERS'], businessFunctionCodes: ['CREATE'] };
  expect(readRoleFile(writeRoleFile(role))).toEqual({
    name: texts,
    description: texts,
    functionCodes: ['CREATE', 'USERS'],
  });
});

it.each([
  ['json', '{'],
  ['json', ''],
  ['format', '[]'],
  ['format', 'null'],
  ['format', JSON.stringify({ format: 'brokerdesk-questions-1' })],
  ['version', JSON.stringify({ format: 'brokerdesk-role-2' })],
  ['shape', JSON.stringify({ format: roleFileFormat, name: texts, description: texts })],
  ['shape', JSON.stringify({ format: roleFileFormat, name: { EN: 'A' }, description: texts, functionCodes: [] })],
  ['shape', JSON.stringify({ format: roleFileFormat, name: texts, description: texts, functionCodes: [1] })],
])('says %s of a wrong file', (problem, content) => {
  expect(readRoleFile(content)).toBe(problem);
});

it('leaves out what is unknown, lacks its parent, or is not held', () => {
  const codes = ['CREATE', 'RECORDS', 'NOTHING'];
  expect(checkCodes(codes, { functions, held: new Set(['USERS', 'CREATE']), granted: none })).toEqual({
    functionCodes: [],
    problems: { unknown: ['NOTHING'], parent: ['CREATE'], notHeld: ['RECORDS'], kept: [] },
  });
});

it('keeps what the role has and the user cannot revoke', () => {
  const check = { functions, held: new Set(['USERS', 'CREATE']), granted: new Set(['USERS', 'DELETE']) };
  expect(checkCodes(['USERS', 'CREATE'], check)).toEqual({
    functionCodes: ['USERS', 'CREATE', 'DELETE'],
    problems: { unknown: [], parent: [], notHeld: [], kept: ['DELETE'] },
  });
});

it('never grants a function that is not held, nor one without its parent', () => {
  const codes = fc.subarray([...all, 'NOTHING']);
  const held = fc.subarray([...all]);
  fc.assert(
    fc.property(codes, held, held, (wanted, own, role) => {
      // A role has every function with its parent.
      const granted = new Set(role.includes('USERS') ? role : role.filter((code) => code === 'RECORDS'));
      const result = new Set(checkCodes(wanted, { functions, held: new Set(own), granted }).functionCodes);
      for (const code of result) expect(own.includes(code) || granted.has(code)).toBe(true);
      expect(result.has('USERS') || (!result.has('CREATE') && !result.has('DELETE'))).toBe(true);
    }),
  );
});

it('lists all functions of a tree', () => {
  expect(new Set(flattenFunctions(functions).map(({ functionCode }) => functionCode))).toEqual(all);
});

function node(functionCode: string, children: readonly RoleFunction[] = []): RoleFunction {
  return { functionCode, name: texts, category: 'Admin', children };
}
