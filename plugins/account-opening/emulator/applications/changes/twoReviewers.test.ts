// Two reviewers decide about one application in any order of their clicks. Some responses are lost and the request is
// repeated with the same key; some requests are repeated with the data of the conflict. In any order, each accepted
// decision is in the history once, with its author, and no rejected one is.
import { changeApplicationStatuses, getApplication, listActionHistories } from '@brokerdesk/api';
import { createEmulator, openClient, type TestClient } from '@brokerdesk/mock-server/testing';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';

const emulator = createEmulator({ applications: 120 });
afterAll(() => emulator.close());

const actions = ['verify', 'returnToUnchecked', 'correct', 'finishCorrection', 'reinput', 'reject'] as const;
const clicks = fc.array(
  fc.record({
    who: fc.constantFrom(0, 1),
    action: fc.constantFrom(...actions),
    /** Loads the application first, as a reloaded page does. */
    looks: fc.boolean(),
    /** Sends it so often under one key: the first answers were lost. */
    tries: fc.integer({ min: 1, max: 3 }),
    /** Both send at the same time. */
    isTogether: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
);

interface AcceptedDecision {
  readonly action: string;
  readonly by: string;
}

test('two reviewers lose and double no decision, in any order of their clicks', async () => {
  let sandbox = 0;
  let [taken, refused] = [0, 0];
  await fc.assert(
    fc.asyncProperty(clicks, async (all) => {
      sandbox += 1;
      const backend = await setUpReviewers(`reviewers-${sandbox}`);
      const done: AcceptedDecision[] = [];
      for (const [index, click] of all.entries()) {
        const others = click.isTogether ? [{ ...click, who: 1 - click.who }] : [];
        // oxlint-disable-next-line no-await-in-loop
        const results = await Promise.all([click, ...others].map((one) => backend.press(one, `${index}-${one.who}`)));
        const successes = results.flatMap((result) => (result ? [result] : []));
        // Of two about the same version, one is taken at most.
        expect(successes.length).toBeLessThanOrEqual(click.isTogether && click.looks ? 1 : results.length);
        done.push(...successes);
        taken += successes.length;
        refused += results.length - successes.length;
      }
      const history = await backend.history();
      expect(history).toHaveLength(done.length);
      expect(history.toSorted(byText)).toEqual(done.map(({ action, by }) => `${action} ${by}`).toSorted(byText));
    }),
    { numRuns: 25 },
  );
  // Both kinds must occur, or the test proves nothing.
  expect(taken).toBeGreaterThan(20);
  expect(refused).toBeGreaterThan(20);
}, 180_000);

// The other test plays long random days; this one is deterministic.
test('for every pair of decisions in every order the history contains exactly the accepted ones', async () => {
  const backend = await setUpReviewers('every-order');
  await backend.keep();
  const told: Record<string, number> = {};
  for (const [index, [first, second, who, order]] of everyOrder().entries()) {
    // oxlint-disable-next-line no-await-in-loop
    await backend.goBack();
    const press = (action: (typeof actions)[number], { by, looks }: { readonly by: number; readonly looks: boolean }) =>
      backend.press({ who: by, action, looks, tries: 1 }, `${index}-${by}`);
    const begin = () => press(first, { by: who, looks: false });
    const follow = () => press(second, { by: 1 - who, looks: order === 'after a look' });
    // oxlint-disable-next-line no-await-in-loop
    const results = order === 'together' ? await Promise.all([begin(), follow()]) : [await begin(), await follow()];
    const taken = results.flatMap((result) => (result ? [`${result.action} ${result.by}`] : []));
    // oxlint-disable-next-line no-await-in-loop
    expect((await backend.history()).toReversed(), [first, second, order].join()).toEqual(taken);
    told[`${order}: ${taken.length}`] = (told[`${order}: ${taken.length}`] ?? 0) + 1;
  }
  // 36 pairs, each started by either reviewer. Four of the six actions are possible for a submitted application; after
  // a colleague's action four pairs can follow: three after a verification, the end after the start of a correction.
  expect(told).toEqual({
    'without a look: 1': 64,
    'without a look: 0': 8,
    'after a look: 2': 8,
    'after a look: 1': 56,
    'after a look: 0': 8,
    'together: 1': 64,
    'together: 0': 8,
  });
}, 180_000);

function everyOrder() {
  const orders = ['without a look', 'after a look', 'together'] as const;
  return actions.flatMap((first) =>
    actions.flatMap((second) => [0, 1].flatMap((who) => orders.map((order) => [first, second, who, order] as const))),
  );
}

interface Click {
  readonly who: number;
  readonly action: (typeof actions)[number];
  readonly looks: boolean;
  readonly tries: number;
}

/** Two reviewers with the same application open, each with the version that they saw last. */
async function setUpReviewers(sandbox: string) {
  const people = await Promise.all(
    ['demo.admin', 'demo.reviewer'].map(async (userID) => {
      const client = openClient(emulator, sandbox);
      const { data } = await client.signIn('DEMO', userID);
      return { client, name: data.user.userName };
    }),
  );
  const [first] = people;
  const applyID = await submitted(first!.client);
  const params = { id: applyID };
  const look = async (client: TestClient) => (await client.call(getApplication, { params })).data.version;
  const start = await look(first!.client);
  const seen = [start, start];
  const before = (await first!.client.call(listActionHistories, { params })).data.length;

  return {
    keep: () => first!.client.send('PUT', '/__mock/snapshots/start'),
    /** Both have the application before them as it was at first. */
    async goBack(): Promise<void> {
      await first!.client.send('POST', '/__mock/snapshots/start/restore');
      seen.fill(start);
    },
    /** Presses a button and repeats the request until a response arrives. Returns the accepted action. */
    async press({ who, action, looks, tries }: Click, key: string): Promise<AcceptedDecision | undefined> {
      const { client, name } = people[who]!;
      if (looks) seen[who] = await look(client);
      const reason = action === 'correct' || action === 'reinput' ? 'A reason.' : null;
      const body = { action, applications: [{ applyID, version: seen[who]! }], reason };
      const answers = [];
      for (let attempt = 0; attempt < tries; attempt += 1) {
        // oxlint-disable-next-line no-await-in-loop
        answers.push(
          await client.call(changeApplicationStatuses, { body }, { 'idempotency-key': `${sandbox}-${key}` }),
        );
      }
      expect(new Set(answers.map(({ code }) => code)).size).toBe(1);
      if (answers[0]!.code === 'OK') return { action, by: name };
      expect(['E0005', 'E0015', 'E0002']).toContain(answers[0]!.code);
      return undefined;
    },
    async history(): Promise<string[]> {
      const { data } = await first!.client.call(listActionHistories, { params });
      return data.slice(0, data.length - before).map(({ action, actor }) => `${action} ${actor.name}`);
    },
  };
}

async function submitted(client: TestClient): Promise<string> {
  const response = await client.send('GET', '/api/applications?status=SUB&size=1');
  return (response as unknown as { data: { items: { applyID: string }[] } }).data.items[0]!.applyID;
}

function byText(a: string, b: string): number {
  return a.localeCompare(b);
}
