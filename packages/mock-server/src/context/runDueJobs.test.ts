import { keyedValue } from '@brokerdesk/fixtures';
import { beforeEach, expect, test } from 'vitest';
import { StateContext } from './StateContext.ts';
import { Sandbox } from '../sandboxes/Sandbox.ts';
import { Collection } from '../state/Collection.ts';
import { emptySeed } from '../state/seeds.ts';
import type { EmulatorJobContext } from './EmulatorJobContext.ts';
import type { EmulatorJobHandlers } from './EmulatorJobContext.ts';
import { runDueJobs } from './runDueJobs.ts';

const start = Date.parse('2026-03-02T03:00:00Z');
const done: string[] = [];
const logLines: string[] = [];
const jobs: EmulatorJobHandlers = {
  write: (context: EmulatorJobContext, { name }: { readonly name: string }) => {
    done.push(`${name} ${context.now() - start}`);
    context.change((draft) => draft.put('rows', name, { at: context.now() }));
  },
  plan: (context: EmulatorJobContext) => {
    context.schedule({ type: 'write', at: context.now() + 5, args: { name: 'planned' } });
  },
  fail: (context: EmulatorJobContext) => {
    context.change((draft) => draft.put('rows', 'half', {}));
    throw new Error('on purpose');
  },
};
let sandbox: Sandbox;
let context: StateContext;
let run: () => void;

beforeEach(() => {
  done.length = 0;
  logLines.length = 0;
  const state = Object.fromEntries(['rows', 'jobs', 'counters'].map((name) => [name, new Collection(emptySeed)]));
  sandbox = new Sandbox({ id: 'jobs', number: 1, startOptions: { now: start, frozen: true }, state });
  const world = { sandbox, seed: 's', secretSeed: 's', value: keyedValue.bind(null, 's') };
  context = new StateContext(world);
  run = () => runDueJobs({ ...world, jobs, extensionActions: [], log: (line) => logLines.push(line) });
});

function plan(type: string, afterMs: number, name = '') {
  return context.schedule({ type, at: start + afterMs, args: { name } });
}

function advance(ms: number) {
  sandbox.clock.change({ advanceSec: ms / 1000 });
  run();
}

test('jobs run in the order of their time, then of their planning, each at its own moment', () => {
  for (const [name, at] of [
    ['late', 30],
    ['first', 10],
    ['second', 10],
    ['never', 99],
  ] as const)
    plan('write', at, name);
  run();
  expect(done).toEqual([]);
  advance(50);
  expect(done).toEqual(['first 10', 'second 10', 'late 30']);
  expect(context.row('rows', 'late')).toEqual({ at: start + 30 });
  expect(context.collection('jobs').size).toBe(1);
});

test('what a job plans runs in its turn', () => {
  plan('plan', 10);
  plan('write', 20, 'after');
  advance(50);
  expect(done).toEqual(['planned 15', 'after 20']);
});

test('a job that fails leaves nothing, is said, and does not stop the next one', () => {
  plan('fail', 1);
  plan('nobody does this', 2);
  plan('write', 3, 'next');
  advance(10);
  expect([done, context.row('rows', 'half'), context.collection('jobs').size]).toEqual([['next 3'], undefined, 0]);
  expect(logLines).toEqual([expect.stringContaining('on purpose'), expect.stringContaining('nobody does this')]);
});

test('a cancelled job does not run', () => {
  context.cancelJob(plan('write', 5, 'cancelled'));
  advance(10);
  expect(done).toEqual([]);
});

test('a handler that waits for the clock continues at that time, or when the sandbox ends', async () => {
  const order: string[] = [];
  const wait = (name: string, ms: number) => sandbox.clock.whenReached(start + ms).then(() => order.push(name));
  const waits = [wait('b', 20), wait('a', 10), wait('now', 0), wait('never', 1000)];
  await waits[2];
  expect(order).toEqual(['now']);
  sandbox.clock.change({ advanceSec: 0.03 });
  await Promise.all(waits.slice(0, 3));
  expect(order.toSorted()).toEqual(['a', 'b', 'now']);
  sandbox.close();
  await waits[3];
});
