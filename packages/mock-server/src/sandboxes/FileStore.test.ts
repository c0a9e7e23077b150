import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { EmulatorError } from '../errors.ts';
import { Collection } from '../state/Collection.ts';
import { emptySeed } from '../state/seeds.ts';
import { putRow, removeRow, type State } from '../state/State.ts';
import { FileStore } from './FileStore.ts';
import type { JournalRecord } from './Journal.ts';
import { Sandbox } from './Sandbox.ts';

const hour = 3_600_000;
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
      let now = 0;
      const files = new FileStore({ states, now: () => now });
      for (const { act, id, content } of steps) {
        now += hour;
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
      now += hour;
      files.sweep();
      expect(files.size).toBe([...contentsIn(states())].reduce((sum, content) => sum + bytesOf(content).length, 0));
    }),
  );
});

test('what was stored a moment ago stays, though no row names it yet', () => {
  let now = 0;
  const files = new FileStore({ states: () => [emptyState()], now: () => now });
  files.put('x', bytesOf(1));
  now += 60_000;
  files.sweep();
  expect(files.get('x')).toEqual(bytesOf(1));
  now += 100_000;
  files.put('x', bytesOf(1));
  now += 60_000;
  files.sweep();
  expect(files.get('x')).toEqual(bytesOf(1));
  now += 200_000;
  files.sweep();
  expect([files.get('x'), files.size]).toEqual([undefined, 0]);
});

test('pictures that replace one another may go on for ever, and only too many at a time are refused', () => {
  let now = 0;
  let state = emptyState();
  const files = new FileStore({ states: () => [state], now: () => now });
  const big = new Uint8Array(10_000_000);
  for (let number = 0; number < 200; number += 1) {
    now += hour;
    files.put(`big-${number}`, big);
    state = putRow(state, { collection: 'things', id: 'a' }, { file: { hash: `big-${number}` } });
    expect(files.size).toBeLessThanOrEqual(70_000_000);
  }
  const store = () => {
    for (let number = 0; number < 60; number += 1) files.put(`more-${number}`, big);
  };
  expect(store).toThrow(EmulatorError);
});

test('a sandbox keeps the files of its snapshots and of the calls in its journal', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
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
  vi.advanceTimersByTime(hour);
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
