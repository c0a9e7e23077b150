import { array, assert, constantFrom, nat, oneof, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { readToken, issueToken } from '../access/sessionTokens.ts';
import { StateContext } from '../context/StateContext.ts';
import { Collection } from '../state/Collection.ts';
import { createLazySeed } from '../state/seeds.ts';
import { Sandbox } from './Sandbox.ts';

const ids = ['a', 'b', 'c'];
const names = ['things', 'others'];
const write = record({
  kind: constantFrom('put', 'remove'),
  name: constantFrom(...names),
  id: constantFrom(...ids),
  value: nat(),
});
const step = oneof(write, record({ kind: constantFrom('keep', 'goBack') }));

test('a state that was kept never changes, whatever is written afterwards or after going back to it', () => {
  assert(
    property(array(step, { maxLength: 60 }), (steps) => {
      const sandbox = openSandbox();
      const kept = [{ moment: sandbox.takeSnapshot(), content: contentOf(sandbox) }];
      const unwritten: unknown[] = [];
      for (const one of steps) {
        if ('value' in one) {
          const row = one.kind === 'put' ? { value: one.value } : null;
          sandbox.write({ collection: one.name, id: one.id, row });
          if (sandbox.collection(one.name).get(one.id) !== (row ?? undefined)) unwritten.push(one);
        } else if (one.kind === 'keep') kept.push({ moment: sandbox.takeSnapshot(), content: contentOf(sandbox) });
        else sandbox.restore(kept[kept.length >> 1]!.moment);
      }
      expect(unwritten).toEqual([]);
      for (const { moment, content } of kept) {
        sandbox.restore(moment);
        expect(contentOf(sandbox)).toEqual(content);
      }
    }),
  );
});

test('a token that was read before is worth nothing after a reset', () => {
  const sandbox = openSandbox();
  const context = new StateContext({ sandbox, seed: 'seed', secretSeed: 'seed', value: () => 0 });
  const claim = { sessionID: 's1', generation: 1 };
  const token = issueToken(context, claim, 'token');
  expect([readToken(context, token, 'token'), readToken(context, token, 'token')]).toEqual([claim, claim]);
  expect(readToken(context, token, 'refreshToken')).toBeNull();
  sandbox.reset(openSandbox().state);
  expect(readToken(context, token, 'token')).toBeNull();
});

function openSandbox(): Sandbox {
  const seed = createLazySeed(() => new Map([['a', { value: -1 }]]));
  const state = Object.fromEntries(names.map((name) => [name, new Collection(seed)]));
  return new Sandbox({ id: 'kept', number: 1, startOptions: { now: 0, frozen: true }, state });
}

function contentOf(sandbox: Sandbox) {
  return names.map((name) => ids.map((id) => sandbox.collection(name).get(id)));
}
