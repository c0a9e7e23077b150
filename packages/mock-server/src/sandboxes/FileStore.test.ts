import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { EmulatorError } from '../errors.ts';
import { Collection } from '../state/Collection.ts';
import { emptySeed } from '../state/seeds.ts';
import { putRow, removeRow, type State } from '../state/State.ts';
import { FileStore } from './FileStore.ts';
import type { JournalRecord } from './Journal.ts';
import { Sandbox } from './Sandbox.ts';

const large = new Uint8Array(10_000_000);
const ids = ['a', 'b', 'c', 'd'];
const step = record({
  act: constantFrom('store', 'store', 'store', 'delete', 'keep', 'restore', 'drop', 'call', 'sweep'),
  id: constantFrom(...ids),
  content: nat(6),
});

test('it keeps every file of every state that can be gone back to, and after a sweep no other', () => {
  assert(
    property(array(step, { maxLength: 60 }), (steps) => {
      let state = emptyState();
      const snapshots = new Map<string, State>();
      const calls: State[] = [];
      const states = () => [state, ...snapshots.values(), ...calls];
      const files = new FileStore({ states, releaseStates: () => calls.splice(0) });
      for (const { act, id, content } of steps) {
        if (act === 'store') {
          files.put(hashOf(content), bytesOf(content));
          state = putRow(state, { collection: 'things', id }, { id, picture: { file: { hash: hashOf(content) } } });
        } else if (act === 'delete') state = removeRow(state, { collection: 'things', id });
        else if (act === 'keep') snapshots.set(id, state);
        else if (act === 'restore') state = snapshots.get(id) ?? state;
        else if (act === 'drop') snapshots.delete(id);
        else if (act === 'call') calls.push(state);
        else files.sweep();
        if (calls.length > 3) calls.shift();
        for (const content of contentsIn(states())) expect(files.get(hashOf(content))).toEqual(bytesOf(content));
      }
      files.sweep();
      expect(files.size).toBe([...contentsIn(states())].reduce((sum, content) => sum + bytesOf(content).length, 0));
    }),
  );
});

test('pictures that replace one another may go on for ever', () => {
  let state = emptyState();
  const files = new FileStore({ states: () => [state], releaseStates: () => {} });
  for (let number = 0; number < 200; number += 1) {
    expect(files.makeRoom(large.byteLength)).toBe(true);
    files.put(`large-${number}`, large);
    state = putRow(state, { collection: 'things', id: 'a' }, { file: { hash: `large-${number}` } });
    expect(files.size).toBeLessThanOrEqual(70_000_000);
  }
});

test('a full storage has room again once a file is deleted, even if a call could be undone', () => {
  let state = emptyState();
  let calls: State[] = [];
  const releaseStates = () => {
    calls = [];
  };
  const files = new FileStore({ states: () => [state, ...calls], releaseStates });
  for (let number = 0; files.makeRoom(large.byteLength); number += 1) {
    calls.push(state);
    files.put(`large-${number}`, large);
    state = putRow(state, { collection: 'things', id: String(number) }, { file: { hash: `large-${number}` } });
  }
  expect(files.size).toBeGreaterThan(500_000_000);
  expect(() => {
    files.put('one more', large);
  }).toThrow(EmulatorError);
  calls.push(state);
  state = removeRow(state, { collection: 'things', id: '0' });
  expect([files.makeRoom(large.byteLength), files.get('large-0'), calls]).toEqual([true, undefined, []]);
  expect(files.get('large-1')).toBe(large);
});

test('a sandbox keeps the files of its snapshots and of the calls in its journal', () => {
  const sandbox = new Sandbox({ id: 'files', number: 1, startOptions: { now: 0, frozen: true }, state: emptyState() });
  const store = (id: string) => {
    sandbox.files.put(id, bytesOf(3));
    sandbox.write({ collection: 'things', id, row: { file: { hash: id } } });
  };
  store('kept');
  store('called');
  store('present');
  sandbox.snapshots.set('one', sandbox.takeSnapshot());
  sandbox.write({ collection: 'things', id: 'kept', row: null });
  sandbox.journal.add({ ...anyCall, snapshotBefore: sandbox.takeSnapshot() });
  sandbox.write({ collection: 'things', id: 'called', row: null });
  const left = () => {
    sandbox.files.sweep();
    return ['kept', 'called', 'present'].filter((id) => sandbox.files.get(id));
  };
  expect(left()).toEqual(['kept', 'called', 'present']);
  sandbox.snapshots.delete('one');
  expect(left()).toEqual(['called', 'present']);
  sandbox.journal.clear();
  expect(left()).toEqual(['present']);
});

const anyCall: JournalRecord = {
  requestId: '1',
  now: 0,
  method: 'POST',
  url: '/api/x',
  endpoint: '/x',
  pluginId: null,
  brokerCode: null,
  userID: null,
  body: null,
  status: 200,
  code: 'OK',
  durationMs: 1,
};

function emptyState(): State {
  return { things: new Collection(emptySeed) };
}

function hashOf(content: number): string {
  return `hash-${content}`;
}

function bytesOf(content: number): Uint8Array {
  return new Uint8Array(content * 10 + 1).fill(content);
}

function contentsIn(states: readonly State[]): Set<number> {
  const rows = states.flatMap((state) => state['things']?.rows() ?? []) as { picture: { file: { hash: string } } }[];
  return new Set(rows.map(({ picture }) => Number(picture.file.hash.replace('hash-', ''))));
}
