// What an accepted request does: it is answered, recorded, read afterwards, and happens once.
import {
  type Endpoint,
  type InputOf,
  listOperationRecords,
  type OperationRecord,
  operationRecordSorts,
  requestHeaders,
} from '@brokerdesk/api';
import type { ContractCase, TestResponse } from '@brokerdesk/mock-server/cases';
import type { BackEnd } from '../BackEnd.ts';
import { callName, calls } from '../calls.ts';
import type { Desk } from '../Check.ts';
import type { ConformClient } from '../ConformClient.ts';
import { observe } from '../witness.ts';
import { describeAnswer } from './answers.ts';

type Input = InputOf<Endpoint>;
type Row = Readonly<Record<string, unknown>>;

/** A request that is about to be accepted. */
interface Acceptance {
  readonly backEnd: BackEnd;
  readonly one: ContractCase;
  readonly desk: Desk;
  readonly own: ConformClient;
  readonly input: Input;
}

/** Sends the valid request of a case, and looks at what it has done. */
export async function acceptCall(acceptance: Acceptance): Promise<void> {
  const { backEnd, one, desk, own, input } = acceptance;
  const { endpoint } = one;
  const { operation, responseKind } = endpoint;
  const name = callName(endpoint);
  const isRepeated = desk.has(`repeat:${name}`);
  const key = { [requestHeaders.idempotencyKey.toLowerCase()]: `conform-${crypto.randomUUID()}` };
  const before = operation === undefined ? undefined : await readRecords(acceptance, operation);
  const answer = await own.call(endpoint, input as never, isRepeated ? key : {});
  const isOk = answer.code === 'OK' || (responseKind === 'blob' && answer.code === '');
  const isRight = isOk && answer.status === 200;
  desk.expect(`answers:${name}`, isRight, `a valid request is answered ${describeAnswer(answer)}`);
  if (!isOk) {
    for (const law of ['recorded', 'stored', 'repeat']) desk.skip(`${law}:${name}`, 'its request was not accepted');
    return;
  }
  const { newPassword } = ((input as { readonly body?: object }).body ?? {}) as { readonly newPassword?: string };
  if (newPassword !== undefined && one.usesAccount) backEnd.notePassword(newPassword);
  if (operation !== undefined) {
    await checkRecord(acceptance, { operation, before });
    await checkStored(acceptance, answer);
  }
  if (isRepeated) await repeat(acceptance, { key, answer });
  await one.undo(own, input as never, answer.data as never);
}

interface Records {
  readonly total: number;
  readonly latest: OperationRecord | undefined;
}

async function readRecords({ backEnd, one }: Acceptance, operation: string): Promise<Records | undefined> {
  if (!backEnd.hasCall(listOperationRecords)) return undefined;
  const reader = await backEnd.client(one.as === 'provider' ? 'provider' : 'administrator');
  const query = { operation, size: 1, sort: operationRecordSorts[1] };
  const { code, data } = await reader.call(listOperationRecords, { query });
  return code === 'OK' ? { total: data.total, latest: data.items[0] } : undefined;
}

async function checkRecord(
  acceptance: Acceptance,
  { operation, before }: { readonly operation: string; readonly before: Records | undefined },
): Promise<void> {
  const { one, desk, own } = acceptance;
  const id = `recorded:${callName(one.endpoint)}`;
  if (before === undefined) {
    desk.skip(id, 'the back end lists no operation records');
    return;
  }
  const after = await readRecords(acceptance, operation);
  desk.expect(id, after !== undefined && after.total > before.total, `no operation record “${operation}” was written`);
  const actor = after?.latest?.actor.userID;
  if (one.as !== 'nobody')
    desk.expect(id, actor === own.account.userID, `the record of ${own.account.userID} names ${actor}`);
}

/** Compares the answer with the entry of the list that the record is in. */
async function checkStored({ one, desk, own, input }: Acceptance, { data }: TestResponse<unknown>): Promise<void> {
  const id = `stored:${callName(one.endpoint)}`;
  const answered = recordOf(data);
  const list = findList(one.endpoint);
  const key = Object.keys(answered).find((name) => name.endsWith('ID') && typeof answered[name] === 'string');
  if (list === undefined || key === undefined) {
    desk.exclude(id);
    return;
  }
  const isPaged =
    list.shapes?.query !== undefined && 'shape' in list.shapes.query && 'size' in (list.shapes.query.shape as object);
  const read = await own.call(list, (isPaged ? { query: { size: 500 } } : {}) as never);
  const items = ((read.data as { readonly items?: readonly Row[] } | null)?.items ?? read.data) as unknown;
  const row = Array.isArray(items) ? (items as Row[]).find((item) => item[key] === answered[key]) : undefined;
  if (row === undefined || row['version'] === undefined || answered['version'] === undefined) {
    desk.exclude(id);
    return;
  }
  desk.expect(
    id,
    row['version'] === answered['version'],
    `the answer has version ${JSON.stringify(answered['version'])}, the list ${JSON.stringify(row['version'])}`,
  );
  const sent = ((input as { readonly body?: Row }).body ?? {})['version'];
  const isLater = typeof sent !== 'number' || Number(answered['version']) > sent;
  desk.expect(
    id,
    isLater,
    `version ${String(sent)} was sent, and version ${JSON.stringify(answered['version'])} is answered`,
  );
}

/** The list that a call's record is in: at the longest beginning of its address that is a list. */
function findList({ path }: Endpoint): Endpoint | undefined {
  const segments = path.split('/').filter((segment) => segment !== '' && !segment.startsWith('{'));
  for (let length = segments.length; length > 0; length -= 1) {
    const base = `/${segments.slice(0, length).join('/')}`;
    const found = calls.find((call) => call.method === 'GET' && (call.path === base || call.path === `${base}/lists`));
    if (found !== undefined) return found;
  }
  return undefined;
}

function recordOf(data: unknown): Row {
  const row = (data ?? {}) as Row;
  return (row['user'] as Row | undefined) ?? row;
}

interface First {
  readonly key: Record<string, string>;
  readonly answer: TestResponse<unknown>;
}

async function repeat({ one, desk, own, input }: Acceptance, { key, answer }: First): Promise<void> {
  const { endpoint } = one;
  const id = `repeat:${callName(endpoint)}`;
  const witness = await observe(own, endpoint, input);
  const again = await own.call(endpoint, input as never, key);
  const isSame = again.code === 'OK' && JSON.stringify(again.data) === JSON.stringify(answer.data);
  desk.expect(id, isSame, `a repeat with its Idempotency-Key is answered ${describeAnswer(again)}, not as the first`);
  const change = await witness.findChange();
  desk.expect(id, change === undefined, `after a repeat, ${change}`);
  const { body } = input as { readonly body?: object };
  if (body === undefined) return;
  const other = await own.call(endpoint, { ...input, body: { ...body, surplus: 1 } } as never, key);
  const isConflict = other.code === 'E0017' || other.code === 'E0004';
  desk.expect(id, isConflict, `another body under a used key is answered ${describeAnswer(other)}`);
}
