import { listOperationRecords } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi } from '@brokerdesk/plugin-testing';
import { expect, it } from 'vitest';
import { addNote, listNotes } from './endpoints.ts';
import { openBackend } from './testBackendFixture.ts';

it('keeps the notes of each application, the newest first, and records who added them', async () => {
  const { api, control, application, session } = await openBackend();
  const { applyID } = application;
  await api.call(addNote, { body: { applyID, note: ' First ' } });
  await control.changeClock({ advanceSec: 60 });
  await api.call(addNote, { body: { applyID, note: 'Second' } });
  const notes = await api.call(listNotes, { query: { applyID } });
  const { userName } = session.user;
  expect(notes).toMatchObject([
    { note: 'Second', createdBy: userName, createdTime: '2026-11-04T02:01:00.000Z' },
    { note: 'First', createdBy: userName, createdTime: '2026-11-04T02:00:00.000Z' },
  ]);
  const query = { targetID: applyID, operation: 'samplePlugin.addNote' };
  expect((await api.call(listOperationRecords, { query })).total).toBe(2);
});

it('adds a note once for one key', async () => {
  const { api, application } = await openBackend();
  const { applyID } = application;
  const add = () => api.call(addNote, { body: { applyID, note: 'Once' } }, { idempotencyKey: 'key-0001' });
  expect(await add()).toEqual(await add());
  expect(await api.call(listNotes, { query: { applyID } })).toHaveLength(1);
});

it('knows no notes about an application that the broker does not have', async () => {
  const { api } = await openBackend();
  await expect(api.call(listNotes, { query: { applyID: 'unknown' } })).rejects.toMatchObject({ code: 'E0003' });
});

it('lets readers of applications read notes but not add any', async () => {
  const { limitTo, application } = await openBackend();
  const reader = createSessionApi(await limitTo('RAO_CLIENT_MANAMEMENT'));
  const { applyID } = application;
  expect(await reader.call(listNotes, { query: { applyID } })).toEqual([]);
  await expect(reader.call(addNote, { body: { applyID, note: 'No' } })).rejects.toMatchObject({ code: 'E0002' });
});
