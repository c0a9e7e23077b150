import { type ApplicationSummary, listApplications, listSimilarScores, type SimilarApplication } from '@brokerdesk/api';
import { createEmulator, openClient } from '@brokerdesk/mock-server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const emulator = createEmulator({ applications: 1000, now: Date.parse('2026-03-02T03:00:00Z') });
const client = openClient(emulator, 'ai');
let all: readonly ApplicationSummary[];

beforeAll(async () => {
  await client.signIn('DEMO', 'demo.admin');
  const pages = await Promise.all([1, 2].map((page) => client.call(listApplications, { query: { page, size: 500 } })));
  all = pages.flatMap(({ data }) => data.items);
});

afterAll(() => emulator.close());

async function similarTo(applyID: string): Promise<readonly SimilarApplication[]> {
  return (await client.call(listSimilarScores, { query: { applyID } })).data;
}

/** Pairs by the same person, found in another way: same document type and number. */
function twins(): readonly (readonly [ApplicationSummary, ApplicationSummary])[] {
  return all.flatMap((one) =>
    all
      .filter((other) => other.applyID > one.applyID && other.idCardNumber === one.idCardNumber)
      .map((other) => [one, other] as const),
  );
}

test('about one in sixty applies again with a small difference, and each of the two is found from the other', async () => {
  expect(twins().length).toBeGreaterThanOrEqual(10);
  expect(twins().length).toBeLessThanOrEqual(30);
  for (const [one, other] of twins()) {
    const found = (await similarTo(one.applyID)).find(({ applyID }) => applyID === other.applyID);
    expect(found?.score).toBeGreaterThan(70);
    expect(found?.fields[0]).toMatchObject({ field: 'idCardNumber', likeness: 100 });
    expect((await similarTo(other.applyID)).map(({ applyID }) => applyID)).toContain(one.applyID);
  }
});

test('the score is the sum of the shares, the strongest field and the most similar application come first', async () => {
  for (const [one] of twins()) {
    const found = await similarTo(one.applyID);
    expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).toSorted((a, b) => b - a));
    for (const { score, fields, applyID } of found) {
      expect(applyID).not.toBe(one.applyID);
      const shares = fields.map(({ share }) => share);
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
      expect(score).toBe(
        Math.min(
          100,
          shares.reduce((sum, share) => sum + share, 0),
        ),
      );
      expect(score).toBeGreaterThan(50);
    }
  }
});

test('applicants who share only a name, or nothing, are not similar', async () => {
  const unique = all.filter(({ idCardNumber }) => all.filter((one) => one.idCardNumber === idCardNumber).length === 1);
  const found = await Promise.all(unique.slice(0, 200).map(({ applyID }) => similarTo(applyID)));
  expect(found.filter((list) => list.length > 0)).toEqual([]);
});
