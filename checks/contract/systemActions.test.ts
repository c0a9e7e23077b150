// Every operation that can be recorded has a name. The type of `recordOperation` accepts only named ones; the rest are
// declared as plain text, by endpoints and by the types of jobs.
import * as api from '@brokerdesk/api';
import { listUsers, mockRoute, type MockExtension } from '@brokerdesk/api';
import { operationNames, recordKinds } from '@brokerdesk/fixtures';
import { expect, test } from 'vitest';
import { listExtensionActions } from '../../packages/mock-server/src/extensions/listExtensionActions.ts';
import { applicantOperations } from '../../plugins/account-opening/emulator/applications/applicants/applicantRecords.ts';
import { sendCodeJob } from '../../packages/mock-server/src/resources/auths/two-factor/oneTimePasswordJobs.ts';
import { productHalves } from '../../packages/mock-server/src/productHalves.ts';
import { clientOperations } from '../../packages/mock-server/src/shared-rules/clients.ts';
import { rejectedOperations } from '../../packages/mock-server/src/testing/hasSameState.ts';
import { listKnownActions } from '../../packages/mock-server/src/resources/systems/systemActions.ts';

const jobTypes = productHalves.flatMap(({ jobs = {} }) => Object.keys(jobs));
const own = { jobTypes, applicantOperations };

test('every operation of endpoints, applicants, clients and jobs has a name, and no other name exists', () => {
  const declared = Object.values<unknown>(api).flatMap((value) => readOperation(value) ?? []);
  expect(declared.length).toBeGreaterThan(80);
  // The job that sends a code writes no record.
  const recordedJobs = jobTypes.filter((type) => type !== sendCodeJob);
  // Recorded beside the operation of a request or a job, for each notice that it concerns.
  const ofNotices = ['notification.askAgain', 'notification.fail'];
  const recorded = [
    ...declared,
    ...applicantOperations,
    ...clientOperations,
    ...recordedJobs,
    ...rejectedOperations,
    ...ofNotices,
  ];
  expect(Object.keys(operationNames).sort()).toEqual([...new Set(recorded)].sort());
});

test('names are different texts, in Chinese in both scripts', () => {
  const names = Object.values(operationNames);
  for (const place of [0, 1, 2] as const) expect(new Set(names.map((name) => name[place])).size).toBe(names.length);
  expect(names.filter(([EN, SC, TC]) => !/^[\x20-\x7e]+$/.test(EN) || ![SC, TC].every(isChinese))).toEqual([]);
});

test('kinds of records, their fields and values have names in Chinese', () => {
  const names = Object.values(recordKinds).flatMap(({ name, fields = {} }) => [
    name,
    ...Object.values(fields).flatMap(({ name: field, values = {} }) => [field, ...Object.values(values)]),
  ]);
  // WhatsApp has no Chinese name.
  expect(names.filter(([EN, SC, TC]) => EN !== 'WhatsApp' && ![SC, TC].every(isChinese))).toEqual([]);
});

test('an action has the kind of those who perform it', () => {
  const kinds = Object.fromEntries(
    listKnownActions({ ...own, extensionActions: [] }).map(({ action, kind }) => [action, kind]),
  );
  expect(kinds).toMatchObject({
    'user.create': 'staff',
    'access.denied': 'staff',
    'application.submit': 'applicant',
    'agreement.accept': 'applicant',
    'feedPlan.takeEffect': 'system',
  });
});

test('a plugin brings the names of its operations, and none is left without one', () => {
  const name = { EN: 'Note changed', SC: '修改备注', TC: '更改備註' };
  const note = { ...listUsers, path: '/notes', operation: 'note.change' } as const;
  const extension: MockExtension = { id: 'notes', routes: [mockRoute(note, () => ({ code: 'E0003' }))] };
  expect(() => listExtensionActions([extension])).toThrow('The operation "note.change" of GET /notes has no name.');
  const named = { ...extension, operations: { 'note.change': name } };
  expect(() => listExtensionActions([named])).toThrow('The records of the operation "note.change" have no name');
  const text = { EN: 'Text', SC: '文字', TC: '文字' };
  const actions = listExtensionActions([{ ...named, records: { note: { name, fields: { text } } } }]);
  const fields = [{ field: 'text', name: text, values: [] }];
  expect(actions).toEqual([
    { action: 'note.change', resource: 'note', resourceName: name, fields, kind: 'staff', name },
  ]);
  expect(listKnownActions({ ...own, extensionActions: actions })).toContainEqual(actions[0]);
});

function readOperation(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('operation' in value)) return undefined;
  return typeof value.operation === 'string' ? value.operation : undefined;
}

function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}
