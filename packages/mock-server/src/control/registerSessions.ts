// Sessions without a sign-in: tests of screens need one, or one that ends soon.
import { login } from '@brokerdesk/api';
import type { ClientKey } from '@brokerdesk/api/signature';
import type { BrokerRow, UserRow } from '@brokerdesk/fixtures';
import { findAccount } from '../resources/users/findAccount.ts';
import { functionsOfBroker } from '../access/functionTree.ts';
import { liveSessions } from '../access/sessionRules.ts';
import { signIn } from '../resources/auths/signIn.ts';
import type { EmulatorCore } from '../pipeline/EmulatorCore.ts';
import type { SessionRow } from '../state/rows.ts';
import { shapesOf } from '../contract/shapesOf.ts';
import { StateContext } from '../context/StateContext.ts';
import type { Sandbox } from '../sandboxes/Sandbox.ts';
import type { ControlRegistry } from './ControlRegistry.ts';
import { readJson } from './readJson.ts';

type Body = Readonly<Record<string, unknown>>;

const mintExpected =
  'Expected { "brokerCode", "userID", "functionCodes"?: codes of that broker, "lengthSec"?: whole seconds from 1, "publicKey"? }.';
const takeOverExpected = 'Expected { "brokerCode", "userID" } of a signed-in user, and "publicKey"?.';
const expireExpected = 'Expected { "userID" } with or without { "brokerCode" }, or { "all": true }.';
const remainExpected = 'Expected { "remainSec": whole seconds from 0, "brokerCode"?, "userID"? }.';

export function registerSessions(register: ControlRegistry, core: EmulatorCore): void {
  const contextOf = (sandbox: Sandbox) => new StateContext(core.environmentOf(sandbox));
  register('POST', '/sessions', ({ sandbox, request, reply }) => {
    const context = contextOf(sandbox);
    const body = readFields(readJson(request), ['brokerCode', 'userID', 'functionCodes', 'lengthSec', 'publicKey']);
    const account = body && findAccountAndBroker(context, body);
    const functionCodes = account && body && readFunctions(context, account.broker, body['functionCodes']);
    const lengthSec = body?.['lengthSec'];
    const key = readKey(body);
    if (
      !account ||
      functionCodes === null ||
      key === null ||
      !(lengthSec === undefined || isIntegerFrom(1, lengthSec))
    ) {
      return reply.code(400).send({ message: mintExpected });
    }
    return reply.code(201).send(signIn(context, { ...account, functionCodes, lengthSec, key }).data);
  });
  register('POST', '/sessions/take_over', ({ sandbox, request, reply }) => {
    const context = contextOf(sandbox);
    const body = readFields(readJson(request), ['brokerCode', 'userID', 'publicKey']);
    const account = body && findAccountAndBroker(context, body);
    const isSignedIn = account && liveSessions(context).some(({ refID }) => refID === account.user.refID);
    const key = readKey(body);
    if (!account || !isSignedIn || key === null) return reply.code(400).send({ message: takeOverExpected });
    return reply.code(201).send(signIn(context, { ...account, key }).data);
  });
  register('POST', '/sessions/expire', ({ sandbox, request, reply }) => {
    const context = contextOf(sandbox);
    const body = readFields(readJson(request), ['brokerCode', 'userID', 'all']);
    const isWellFormed = body && (typeof body['userID'] === 'string') !== (body['all'] === true);
    if (!isWellFormed) return reply.code(400).send({ message: expireExpected });
    return { expired: setRemainingSeconds(context, findLiveSessions(context, body), 0) };
  });
  register('PATCH', '/sessions', ({ sandbox, request, reply }) => {
    const context = contextOf(sandbox);
    const body = readFields(readJson(request), ['brokerCode', 'userID', 'remainSec']);
    const remainSec = body?.['remainSec'];
    if (!body || !isIntegerFrom(0, remainSec)) return reply.code(400).send({ message: remainExpected });
    return { changed: setRemainingSeconds(context, findLiveSessions(context, body), remainSec) };
  });
}

/** Returns undefined for a body that has other fields than these. */
function readFields(body: Body | undefined, names: readonly string[]): Body | undefined {
  return body && Object.keys(body).every((name) => names.includes(name)) ? body : undefined;
}

function isIntegerFrom(minimum: number, value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= minimum && value <= 10_000_000;
}

function findAccountAndBroker(
  context: StateContext,
  { brokerCode, userID }: Body,
): { readonly user: UserRow; readonly broker: BrokerRow } | undefined {
  if (typeof brokerCode !== 'string' || typeof userID !== 'string') return undefined;
  const broker = context.row<BrokerRow>('brokers', brokerCode);
  const user = broker && findAccount(context, brokerCode, userID);
  return user && { user, broker };
}

/** Returns the key to which the session is bound, undefined for none; null if the given key is not valid. */
function readKey(body: Body | undefined): ClientKey | undefined | null {
  const { publicKey } = shapesOf(login).body.shape;
  const result = publicKey.safeParse(body?.['publicKey']);
  return result.success ? result.data : null;
}

/** Returns the codes with all their ancestors, which they require; null if one of them is not a code of the broker. */
function readFunctions(
  context: StateContext,
  { brokerCode }: BrokerRow,
  codes: unknown,
): ReadonlySet<string> | undefined | null {
  if (codes === undefined) return undefined;
  const rows = functionsOfBroker(context, brokerCode);
  if (!Array.isArray(codes) || codes.some((code) => !rows.some((row) => row.functionCode === code))) return null;
  const granted = new Set<string>();
  for (let next = rows.filter(({ functionCode }) => codes.includes(functionCode)); next.length > 0; ) {
    for (const { functionCode } of next) granted.add(functionCode);
    const parents = new Set(next.map(({ parentID }) => parentID));
    next = rows.filter((row) => parents.has(row.functionID) && !granted.has(row.functionCode));
  }
  return granted;
}

function findLiveSessions(context: StateContext, { brokerCode, userID }: Body): readonly SessionRow[] {
  return liveSessions(context).filter((session) => {
    const user = context.row<UserRow>('users', session.refID);
    return (
      (userID === undefined || user?.userID === userID) &&
      (brokerCode === undefined || session.brokerCode === brokerCode)
    );
  });
}

/** Lets sessions end in so many seconds. Returns their number. */
function setRemainingSeconds(context: StateContext, sessions: readonly SessionRow[], remainSec: number): number {
  const expiresAt = context.now() + remainSec * 1000;
  context.change((draft) => {
    for (const session of sessions) draft.put('sessions', session.sessionID, { ...session, expiresAt });
  });
  return sessions.length;
}
