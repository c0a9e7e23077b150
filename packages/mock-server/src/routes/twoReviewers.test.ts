// Two reviewers decide about one application in any order of their clicks, some of whose answers are lost and sent again
// under the same key, some again with what the conflict told. Whatever the order: each decision that was taken stands in
// the history once, by who took it, and each that was refused does not.
import { changeApplicationStatuses, getApplication, listActionHistories } from '@brokerdesk/api';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createEmulator } from '../createEmulator.ts';
import { openClient, type TestClient } from '../testing/openClient.ts';

const emulator = createEmulator({ applications: 120 });
afterAll(() => emulator.close());

const actions = ['verify', 'returnToUnchecked', 'correct', 'finishCorrection', 'reinput', 'reject'] as const;
const clicks = fc.array(
  fc.record({
    who: fc.constantFrom(0, 1),
    action: fc.constantFrom(...actions),
    /** Looks at the application before, as a page does that is asked anew. */
    looks: fc.boolean(),
    /** Sends it so often under one key: the first answers were lost. */
    tries: fc.integer({ min: 1, max: 3 }),
    /** Both send at the same moment. */
    isTogether: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
);

interface Taken {
  readonly action: string;
  readonly by: string;
}

test('two reviewers lose and double no decision, in any order of their clicks', async () => {
  let sandbox = 0;
  let [taken, refused] = [0, 0];
  await fc.assert(
    fc.asyncProperty(clicks, async (all) => {
      sandbox += 1;
      const desk = await openDesk(`reviewers-${sandbox}`);
      const done: Taken[] = [];
      for (const [index, click] of all.entries()) {
        const others = click.isTogether ? [{ ...click, who: 1 - click.who }] : [];
        // oxlint-disable-next-line no-await-in-loop
        const results = await Promise.all([click, ...others].map((one) => desk.press(one, `${index}-${one.who}`)));
        const successes = results.flatMap((result) => (result ? [result] : []));
        // Of two about the same version, one is taken at most.
        expect(successes.length).toBeLessThanOrEqual(click.isTogether && click.looks ? 1 : results.length);
        done.push(...successes);
        taken += successes.length;
        refused += results.length - successes.length;
      }
      const history = await desk.history();
      expect(history).toHaveLength(done.length);
      expect(history.toSorted(byText)).toEqual(done.map(({ action, by }) => `${action} ${by}`).toSorted(byText));
    }),
    { numRuns: 25 },
  );
  // Both happen, or nothing was shown.
  expect(taken).toBeGreaterThan(20);
  expect(refused).toBeGreaterThan(20);
}, 60_000);

interface Click {
  readonly who: number;
  readonly action: (typeof actions)[number];
  readonly looks: boolean;
  readonly tries: number;
}

/** Two people with the same application before them, each with the version that he saw last. */
async function openDesk(sandbox: string) {
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
    /** Presses a button and sends it until an answer has come; gives what was taken. */
    async press({ who, action, looks, tries }: Click, key: string): Promise<Taken | undefined> {
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
  const answer = await client.send('GET', '/api/applications?status=SUB&size=1');
  return (answer as unknown as { data: { items: { applyID: string }[] } }).data.items[0]!.applyID;
}

function byText(a: string, b: string): number {
  return a.localeCompare(b);
}
