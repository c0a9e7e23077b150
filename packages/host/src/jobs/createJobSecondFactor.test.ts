import { ApiError, type CallOptions } from '@brokerdesk/plugin-sdk';
import { expect, test } from 'vitest';
import { createJobSecondFactor } from './createJobSecondFactor.ts';

test('one code confirms all items that are left, also those in flight at the same time', async () => {
  const job = openJob(30);
  expect(await job.run()).toEqual(Array.from({ length: 30 }, () => 'done'));
  expect(job.asked).toEqual([30]);
});

test('if the user cancels, the items fail, and the user is not asked again', async () => {
  const job = openJob(9, { cancels: true });
  expect(await job.run()).toEqual(Array.from({ length: 9 }, () => 'E0008'));
  expect(job.asked).toEqual([9]);
});

test('a token that expires in the middle is replaced by another code, for the rest', async () => {
  const job = openJob(10, { expiresAfter: 4 });
  expect(await job.run()).toEqual(Array.from({ length: 10 }, () => 'done'));
  expect(job.asked).toEqual([10, 6]);
});

test('an item that is refused for another reason consumes nothing, and no code is asked for twice', async () => {
  const job = openJob(6, { refused: [0, 3] });
  expect(await job.run()).toEqual(['E0016', 'done', 'done', 'E0016', 'done', 'done']);
  expect(job.asked).toEqual([6]);
});

interface JobOptions {
  readonly cancels?: boolean;
  /** The number of uses after which the first token expires. */
  readonly expiresAfter?: number;
  /** The items that the server refuses once they have a valid token. */
  readonly refused?: readonly number[];
}

/** Runs items with a server that requires a token, four at a time. */
function openJob(count: number, { cancels = false, expiresAfter = count, refused = [] }: JobOptions = {}) {
  const asked: number[] = [];
  let [left, uses, token] = [count, 0, ''];
  const withSecondFactor = createJobSecondFactor({
    countLeft: () => left,
    async verifyIdentity(error, repeat, { uses: wanted = 1 } = {}) {
      asked.push(wanted);
      if (cancels) throw error;
      token = `token ${asked.length}`;
      uses = asked.length === 1 ? Math.min(wanted, expiresAfter) : wanted;
      return repeat(token);
    },
  });
  const send = async (item: number, { twoFactorToken }: Pick<CallOptions, 'twoFactorToken'>) => {
    await Promise.resolve();
    if (twoFactorToken === undefined) throw errorOf('E0008');
    if (twoFactorToken !== token || uses === 0) throw errorOf('E0009');
    if (refused.includes(item)) throw errorOf('E0016');
    uses -= 1;
    return 'done';
  };
  const results: string[] = [];
  const runItem = async (item: number) => {
    results[item] = await withSecondFactor((options) => send(item, options)).catch((error: ApiError) => error.code);
    left -= 1;
  };
  const queue = Array.from({ length: count }, (_, item) => item);
  const worker = async () => {
    // oxlint-disable-next-line no-await-in-loop -- one item after the other
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await runItem(item);
  };
  return {
    asked,
    run: () => Promise.all([worker(), worker(), worker(), worker()]).then(() => results),
  };
}

function errorOf(code: 'E0008' | 'E0009' | 'E0016'): ApiError {
  return new ApiError({ code, message: code, data: null, requestId: 'r1' });
}
