// Half a year of operation records for each broker, consistent with the other demo data: opened accounts, staff sign-
// ins, and how the rows of the resources came about.
import { brokers, keyedValue, makeUsers, type UserRow } from '@brokerdesk/fixtures';
import { formatTime } from '../../contract/times.ts';
import type { SeedContext } from '../../shared-rules/EmulatorExtension.ts';
import { type SeededOperation, system } from '../../shared-rules/seededOperations.ts';
import type { OperationActor, OperationRecordRow } from '../../state/rows.ts';
import { createGroupedSeed, type Seed, type SeedOptions } from '../../state/seeds.ts';
import { describeAccount, describePassingRoles } from './describeStaffChanges.ts';

type Draft = Pick<OperationRecordRow, 'time' | 'operation' | 'actor'> & Partial<OperationRecordRow>;

interface RecordSources {
  readonly options: SeedOptions;
  readonly brokerCode: string;
  readonly users: readonly UserRow[];
  readonly kind: 'staff' | 'provider';
}

const signInsPerUser = 20;
const dayMs = 86_400_000;
const daysBack = 180;

/** The records of users and roles, and of the rows that resources describe. */
export function seedOperationRecords({ options, history, historians }: SeedContext): Seed {
  function* recordsOf(brokerCode: string, kind: RecordSources['kind']) {
    const users = makeUsers(options.now).filter((user) => user.brokerCode === brokerCode);
    const sources = { options, brokerCode, users, kind };
    const steps = [
      ...history(brokerCode),
      ...users.slice(1).flatMap((user) => describeAccount(user, options)),
      ...(kind === 'staff' ? describePassingRoles(users, options) : []),
    ];
    const drafts = [
      ...users.flatMap((user) => describeSignIns(sources, user)),
      ...steps.map(({ by, ...step }) => ({ ...step, actor: authorOf(sources, by) })),
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
    fingerprint: [`${options.applications} of ${options.seed} at ${options.now}`, ...historians].join(' with '),
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

/** A user of the broker, or of the provider, who reviews quote plans. */
function authorOf(sources: RecordSources, by: SeededOperation['by'] | null): OperationActor {
  if (typeof by !== 'string') return by ?? system;
  const user = sources.users.find(({ userName }) => userName === by);
  if (user) return actorOf(sources, user);
  const provider = makeUsers(sources.options.now).find(
    ({ brokerCode, userName }) => brokerCode === '2GO' && userName === by,
  );
  return provider
    ? actorOf({ kind: 'provider' }, provider)
    : { kind: 'staff', refID: null, userID: null, userName: by };
}

function actorOf({ kind }: Pick<RecordSources, 'kind'>, { refID, userID, userName }: UserRow): OperationActor {
  return { kind, refID, userID, userName };
}

function byTime(left: Draft, right: Draft): number {
  if (left.time === right.time) return 0;
  return left.time < right.time ? -1 : 1;
}
