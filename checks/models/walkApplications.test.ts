// Random walks of applications through their life, through real requests. Only announced actions succeed, every other
// attempt leaves the state unchanged, the counts stay correct, and every change leaves a record.
import {
  type ApplicationAction,
  type ApplicationSummary,
  applicationActionNames,
  applicationActions,
  countAuthentications,
  getApplication,
  listActionHistories,
  listOpeningFormTemplates,
  listOperationRecords,
} from '@brokerdesk/api';
import { array, assert, asyncProperty, constantFrom, integer, noBias, oneof, record } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmulator } from '../../packages/mock-server/src/createEmulator.ts';
import type { State } from '../../packages/mock-server/src/state/State.ts';
import { pngFile } from '../../packages/mock-server/src/cases/files.ts';
import { hasSameState } from '../../packages/mock-server/src/testing/hasSameState.ts';
import { openClient, type TestClient } from '../../packages/mock-server/src/testing/openClient.ts';
import { expectCountsToAddUp, listEverything } from './expectCountsToAddUp.ts';
import {
  type ApplicantStep,
  applicantSteps,
  type Flaw,
  type FormTemplates,
  takeApplicantStep,
  takeStaffStep,
  type StepResult,
} from './takeStep.ts';

const runs = process.env['BROKERDESK_WHOLE'] === '1' ? 2_000 : 25;
const now = '2026-03-02T03:00:00.000Z';
const wholeRange = { from: '2025-08-01', to: '2026-03-02' };
const emulator = createEmulator({ applications: 16, now: Date.parse(now), instantWork: true });
const control = openClient(emulator, 'walks');
const staff = new Map<string, TestClient>();
const counters = new Map<string, number>();
let templates: FormTemplates = new Map();
let picture = new Uint8Array();

const members = ['demo.admin', 'demo.reviewer', 'demo.documents', 'demo.reader'] as const;
const acts = [...applicationActionNames, ...(Object.keys(applicantSteps) as ApplicantStep[])];

const step = record({
  member: oneOf({ weight: 6, of: ['demo.admin'] }, { weight: 4, of: members }),
  /** Whether to choose among the possible actions of this status, so that walks get far. */
  isLikely: oneOf({ weight: 4, of: [true] }, { weight: 1, of: [false] }),
  act: constantFrom(...acts),
  chance: integer({ min: 0, max: 999 }),
  /** Whether to go on with the application of the step before, if it is still there. */
  stays: oneOf({ weight: 5, of: [true] }, { weight: 1, of: [false] }),
  which: integer({ min: 0, max: 15 }),
  flaw: oneOf<Flaw>({ weight: 7, of: ['none'] }, { weight: 1, of: ['stale', 'without-reason', 'without-warning'] }),
});

function oneOf<Value>(
  usual: { readonly weight: number; readonly of: readonly Value[] },
  rare: { readonly weight: number; readonly of: readonly Value[] },
) {
  return noBias(oneof(...[usual, rare].map(({ weight, of }) => ({ weight, arbitrary: constantFrom(...of) }))));
}
type Step = typeof step extends { generate: (...args: never[]) => { readonly value: infer Value } } ? Value : never;

beforeAll(async () => {
  await control.send('PATCH', '/__mock/clock', { body: { set: now, frozen: true } });
  for (const member of members) {
    const client = openClient(emulator, 'walks');
    await client.signIn('DEMO', member);
    staff.set(member, client);
  }
  const forms = await administrator().call(listOpeningFormTemplates);
  templates = new Map(forms.data.map(({ profileID, templateID }) => [profileID, templateID]));
  picture = new Uint8Array(await pngFile('selfie.png').arrayBuffer());
  await prepareApplications();
  await control.send('PUT', '/__mock/snapshots/start');
});
afterAll(() => emulator.close());

/** Some applications are at the start and some in the middle, or few walks would reach the end. */
async function prepareApplications(): Promise<void> {
  for (const page of ['identity', 'bank']) {
    await control.send('POST', '/__mock/applicants', { body: { brokerCode: 'DEMO', status: 'PND', page } });
  }
  for (const way of [[], ['verify', 'certify'], ['verify', 'certify', 'generateForm']] as const) {
    const { body } = await control.send('POST', '/__mock/applicants', { body: { brokerCode: 'DEMO' } });
    const { applyID } = body as unknown as ApplicationSummary;
    for (const act of way) {
      const { data: application } = await administrator().call(getApplication, { params: { id: applyID } });
      const { hasSucceeded } = await takeStaffStep(administrator(), { application, act, flaw: 'none' }, templates);
      expect(hasSucceeded, act).toBe(true);
    }
  }
}

test(`${runs} walks of at least 20 steps`, { timeout: 600_000 }, async () => {
  await assert(
    asyncProperty(array(step, { minLength: 20, maxLength: 24 }), async (steps) => {
      await control.send('POST', '/__mock/snapshots/start/restore');
      let place = await readWalkState('');
      for (const one of steps) place = await takeWalkStep(one, place);
    }),
    { numRuns: runs, seed: 20_261_121, endOnFailure: true },
  );
  const of = (name: string) => counters.get(name) ?? 0;
  const lines = [...counters].map(([name, count]) => `${name} ${count}`).sort();
  process.stdout.write(`Walks: ${runs}; ${lines.join(', ')}.\n`);
  expect(of('done') + of('refused')).toBeGreaterThanOrEqual(runs * 20);
  for (const act of acts) expect(of(act), `${act} was done`).toBeGreaterThan(0);
});

/** The state between two steps. */
interface WalkState {
  readonly rows: readonly ApplicationSummary[];
  readonly state: State | undefined;
  /** The application of the last step. */
  readonly applyID: string;
}

async function readWalkState(applyID: string): Promise<WalkState> {
  const rows = await listEverything(administrator());
  return { rows, state: emulator.stateOf('walks'), applyID };
}

async function takeWalkStep(plannedStep: Step, place: WalkState): Promise<WalkState> {
  const { member, chance, flaw } = plannedStep;
  const stayed = plannedStep.stays ? place.rows.find(({ applyID }) => applyID === place.applyID) : undefined;
  const open = place.rows.filter(({ status }) => !plannedStep.isLikely || acts.some((act) => isLikely(act, status)));
  const rows = open.length > 0 ? open : place.rows;
  const application = stayed ?? (rows[plannedStep.which % rows.length] as ApplicationSummary);
  const likely = acts.filter((act) => isLikely(act, application.status));
  const act = plannedStep.isLikely ? (likely[chance % likely.length] ?? plannedStep.act) : plannedStep.act;
  const attempt = { application, flaw } as const;
  const client = staff.get(member) ?? administrator();
  const tried = isApplicantStep(act)
    ? await takeApplicantStep(
        control,
        { ...attempt, act },
        { picture, pageIDs: ['identity', 'contact', 'declarations'] },
      )
    : await takeStaffStep(client, { ...attempt, act }, templates);
  const description = `${act} (${flaw}) by ${member} on ${application.applyID} in ${application.status}: ${tried.code}`;
  expect(tried.hasSucceeded, description).toBe(tried.isExpected);
  count(tried.hasSucceeded ? 'done' : 'refused');
  expect(tried.hasSucceeded || hasSameState(emulator, 'walks', place.state), description).toBe(true);
  if (!tried.hasSucceeded) return { ...place, applyID: application.applyID };
  count(act);
  await expectTraces({ application, act, tried, description });
  const next = await readWalkState(tried.applyID);
  await expectCountsToAddUp(administrator(), next.rows, wholeRange);
  return next;
}

interface CompletedStep {
  readonly application: ApplicationSummary;
  readonly act: ApplicationAction | ApplicantStep;
  readonly tried: StepResult;
  readonly description: string;
}

async function expectTraces({ application, act, tried: { applyID }, description }: CompletedStep): Promise<void> {
  const client = administrator();
  const records = await client.call(listOperationRecords, { query: { targetID: applyID, size: 500 } });
  // With a frozen clock, everything that this run has written has this time.
  const written = records.data.items.filter(({ time }) => time === now);
  expect(written.length, description).toBeGreaterThan(0);
  const detail = await client.call(getApplication, { params: { id: applyID } });
  const histories = await client.call(listActionHistories, { params: { id: applyID } });
  if (act === 'delete') {
    expect([detail.code, histories.code], description).toEqual(['E0003', 'E0003']);
    return;
  }
  const { version, status } = detail.data;
  const earlier = act === 'start' ? 0 : application.version;
  expect(histories.data.length, `${description}: one line for each version`).toBe(version);
  expect(histories.data[0]?.toStatus, description).toBe(status);
  expect(written.length, description).toBeGreaterThanOrEqual(version - earlier);
  if (act === 'download') expect(version, description).toBe(application.version);
  else expect(version, description).toBeGreaterThan(earlier);
  if (isApplicantStep(act)) return;
  const ends: readonly string[] = applicationActions[act].to;
  expect(ends.length === 0 ? [application.status] : ends, description).toContain(status);
}

test('certifications are counted as often as they were done', async () => {
  await control.send('POST', '/__mock/snapshots/start/restore');
  const attempts = async () => (await administrator().call(countAuthentications, { query: wholeRange })).data.attempts;
  for (let number = 0; number < 5; number += 1) {
    await control.send('POST', '/__mock/applicants', { body: { brokerCode: 'DEMO' } });
  }
  const before = await attempts();
  const verified = (await listEverything(administrator())).filter(({ status }) => status === 'SUB' || status === 'RSB');
  for (const application of verified) {
    const act = { application, flaw: 'none' } as const;
    await takeStaffStep(administrator(), { ...act, act: 'verify' }, templates);
    const next = { ...application, version: application.version + 1 };
    expect(
      (await takeStaffStep(administrator(), { application: next, flaw: 'none', act: 'certify' }, templates))
        .hasSucceeded,
    ).toBe(true);
  }
  expect(verified.length).toBeGreaterThanOrEqual(5);
  expect(await attempts()).toBe(before + verified.length);
});

/** The actions that lead on from a status. Zips are slow to make; chance picks enough of them. */
function isLikely(act: ApplicationAction | ApplicantStep, status: ApplicationSummary['status']): boolean {
  if (act === 'download' || act === 'start' || act === 'delete') return false;
  const from: readonly string[] = isApplicantStep(act) ? applicantSteps[act] : applicationActions[act].from;
  return from.includes(status);
}

function administrator(): TestClient {
  return staff.get('demo.admin') as TestClient;
}

function isApplicantStep(act: ApplicationAction | ApplicantStep): act is ApplicantStep {
  return Object.hasOwn(applicantSteps, act);
}

function count(name: string): void {
  counters.set(name, (counters.get(name) ?? 0) + 1);
}
