// Half a year of operation records for each broker, consistent with the other demo data: opened accounts, staff sign-
// ins, the histories of some applications, and how templates, notices and the rest of the content came about.
import type { ActionHistory, MockRow } from '@brokerdesk/api';
import { brokers, keyedValue, makeUsers, type UserRow } from '@brokerdesk/fixtures';
import { formatTime } from '../../contract/times.ts';
import { createGroupedSeed, type Seed, type SeedOptions } from '../../state/seeds.ts';
import { contentDescriptions, type ContentRows } from './describeContentChanges.ts';
import type { ContentOperation } from './describePlan.ts';
import { describeAccount, describePassingRoles } from './describeStaffChanges.ts';
import type { OperationActor, OperationRecordRow } from '../../state/rows.ts';
import type { ActionHistoriesRow, ApplicationRow } from '../applications/applicationRows.ts';

type SourceCollection = 'applications' | 'actionHistories' | 'profileVersions' | keyof ContentRows;
type Draft = Pick<OperationRecordRow, 'time' | 'operation' | 'actor'> & Partial<OperationRecordRow>;

interface RecordSources {
  readonly options: SeedOptions;
  readonly brokerCode: string;
  readonly users: readonly UserRow[];
  readonly kind: 'staff' | 'provider';
}

/** The number of applications of each broker whose histories appear here. */
const applicationsWithRecords = 210;
const signInsPerUser = 20;
const dayMs = 86_400_000;
const daysBack = 180;

export function seedOperationRecords(options: SeedOptions, seeds: Readonly<Record<SourceCollection, Seed>>): Seed {
  const { applications, actionHistories, profileVersions } = seeds;
  const contentOf = (brokerCode: string) =>
    (Object.keys(contentDescriptions) as (keyof ContentRows)[]).flatMap((name) => {
      const describe = contentDescriptions[name] as (row: MockRow, versions: Seed) => readonly ContentOperation[];
      return rowsOf(seeds[name], brokerCode).flatMap((row) => describe(row, profileVersions));
    });
  function* recordsOf(brokerCode: string, kind: RecordSources['kind']) {
    const users = makeUsers(options.now).filter((user) => user.brokerCode === brokerCode);
    const sources = { options, brokerCode, users, kind };
    const rows = (applications.groups?.rows(brokerCode) ?? []) as readonly ApplicationRow[];
    const step = Math.max(1, Math.floor(rows.length / applicationsWithRecords));
    const told = rows.filter((_, place) => place % step === 0).slice(-applicationsWithRecords);
    const drafts = [
      ...users.flatMap((user) => describeSignIns(sources, user)),
      ...told.flatMap((row) => {
        const { histories } = actionHistories.get(row.applyID) as ActionHistoriesRow;
        return histories.flatMap((line) => describeStep(sources, row, line));
      }),
      ...[
        ...users.slice(1).flatMap((user) => describeAccount(user, options)),
        ...(kind === 'staff' ? describePassingRoles(users, options) : []),
        ...contentOf(brokerCode),
      ].map(({ by, ...step }) => ({ ...step, actor: authorOf(sources, by) })),
    ];
    const earliest = formatTime(options.now - daysBack * dayMs);
    const latest = formatTime(options.now);
    const sorted = drafts.filter(({ time }) => time >= earliest && time <= latest).sort(byTime);
    for (const [place, draft] of sorted.entries()) {
      const recordID = `OR-${brokerCode}-${String(place + 1).padStart(5, '0')}`;
      yield [recordID, { ...recordDefaults, ...draft, recordID, brokerCode } satisfies OperationRecordRow] as const;
    }
  }
  return createGroupedSeed<OperationRecordRow>({
    groups: Object.fromEntries(
      brokers.map(({ brokerCode, internal }) => [
        brokerCode,
        () => recordsOf(brokerCode, internal ? 'provider' : 'staff'),
      ]),
    ),
    groupOf: ({ brokerCode }) => brokerCode,
    // New ones have no broker in their identifier.
    groupOfId: (id) => /^OR-(\w+)-\d+$/.exec(id)?.[1],
    fingerprint: `${options.applications} of ${options.seed} at ${options.now}`,
  });
}

const recordDefaults = { targetID: null, targetName: null, changes: [], requestId: null, pluginId: null } as const;

/** On days before the last sign-in, and that one. */
function describeSignIns(sources: RecordSources, user: UserRow): Draft[] {
  const { options } = sources;
  if (user.lastLoginTime === null) return [];
  const last = Date.parse(user.lastLoginTime);
  const first = Math.max(Date.parse(user.createTime), options.now - daysBack * dayMs);
  const actor = actorOf(sources, user);
  return Array.from({ length: signInsPerUser }, (_, place) => {
    const chance = keyedValue(options.seed, 'operationRecords', user.refID, `signIn${place}`);
    const time = place === 0 ? last : last - Math.floor((last - first) * chance);
    return {
      time: formatTime(time),
      operation: 'session.signIn',
      actor,
      targetID: user.refID,
      targetName: user.userName,
    };
  }).filter(({ time }) => Date.parse(time) >= first);
}

/** Long-running work has two records: one of the user who requested it, one of its end. */
function describeStep(sources: RecordSources, row: ApplicationRow, line: ActionHistory): Draft[] {
  const { action, fromStatus, toStatus, reason, time } = line;
  const actor = actorOfLine(sources, line.actor);
  const target = { targetID: row.applyID, targetName: `${row.lastName} ${row.firstName}` };
  if (action === 'amend') return [{ time, operation: 'answer.correct', actor, ...target }];
  const moved = { field: 'status', before: fromStatus, after: toStatus };
  const changes = reason === null ? [moved] : [moved, { field: 'reason', before: null, after: reason }];
  const ended: Draft = { time, operation: operationOf(line), actor, ...target, changes };
  const asked = requestOperations[action];
  if (asked === undefined) return [ended];
  return [{ time: formatTime(Date.parse(time) - requestLeadMs), operation: asked, actor, ...target }, ended];
}

const requestOperations: Partial<Record<ActionHistory['action'], string>> = {
  certify: 'application.certify',
  signForm: 'openingForm.sign',
};
const requestLeadMs = 9_000;

/** The operations of the requests and jobs that perform such steps. */
function operationOf({ action, actor }: ActionHistory): string {
  const isDone = actor.kind === 'system';
  switch (action) {
    case 'start':
    case 'submit':
    case 'resubmit':
      return `application.${action}`;
    case 'certify':
      return 'application.certified';
    case 'generateForm':
      return isDone ? 'openingForm.generated' : 'openingForm.generate';
    case 'signForm':
      return 'openingForm.signed';
    case 'importToBackOffice':
      return isDone ? 'application.imported' : 'application.import';
    default:
      return 'application.changeStatus';
  }
}

function actorOfLine(sources: RecordSources, { kind, name }: ActionHistory['actor']): OperationActor {
  const user = kind === 'staff' ? sources.users.find(({ userName }) => userName === name) : undefined;
  return user ? actorOf(sources, user) : { kind, refID: null, userID: null, userName: kind === 'system' ? null : name };
}

/** A user of the broker, or of the provider, who reviews quote plans. */
function authorOf(sources: RecordSources, by: ContentOperation['by']): OperationActor {
  if (typeof by !== 'string') return by;
  const user = sources.users.find(({ userName }) => userName === by);
  if (user) return actorOf(sources, user);
  const provider = makeUsers(sources.options.now).find(
    ({ brokerCode, userName }) => brokerCode === '2GO' && userName === by,
  );
  return provider
    ? actorOf({ kind: 'provider' }, provider)
    : { kind: 'staff', refID: null, userID: null, userName: by };
}

function rowsOf(seed: Seed, brokerCode: string): readonly MockRow[] {
  if (seed.groups) return seed.groups.rows(brokerCode);
  const rows = seed.ids().flatMap((id) => seed.get(id) ?? []);
  return rows.filter((row) => (row as { readonly brokerCode?: string }).brokerCode === brokerCode);
}

function actorOf({ kind }: Pick<RecordSources, 'kind'>, { refID, userID, userName }: UserRow): OperationActor {
  return { kind, refID, userID, userName };
}

function byTime(left: Draft, right: Draft): number {
  if (left.time === right.time) return 0;
  return left.time < right.time ? -1 : 1;
}
