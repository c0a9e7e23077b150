// Whether a back end really checks signatures (docs/signing.md): shape, verification, coverage, policy and need are separate
// questions, because a right answer to one of them says nothing about the others.
import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { createUser, getConfiguration, listUsers, login, logout } from '@brokerdesk/api';
import { signatureHeaders } from '@brokerdesk/api/signature';
import { encodeCall } from '@brokerdesk/mock-server/cases';
import type { BackEnd } from '../BackEnd.ts';
import { type Desk, NotTried, type Scenario, toLaws } from '../Check.ts';
import { type ConformClient, toResponse } from '../ConformClient.ts';
import { signAgain, type Tampering, withHeaders, withHeaderTwice } from '../craftSignature.ts';
import { NoAnswer, type WireRequest } from '../Wire.ts';
import {
  changedReads,
  signatureOf,
  type Wrong,
  wrongBodies,
  wrongCoverage,
  wrongShapes,
  wrongTimes,
  wrongTokens,
} from './wrongSignatures.ts';

const input = signatureHeaders.input.toLowerCase();

const demands = {
  needed: 'A request without a signature is refused.',
  valid: 'A request with a right signature is accepted.',
  shape: 'A signature that is not written as the page says is refused as malformed.',
  twice: 'A header that is there twice is refused.',
  coverage: 'A signature over other components than the page names is refused.',
  policy: 'A signature outside its time is refused.',
  verification: 'A request that was changed after it was signed is refused.',
  digests: 'A body or a token that is not the one of its digest is refused.',
  key: 'A signature by another key than the session’s is refused.',
  'bound-key': 'A sign-in binds the key that signed it, and no other.',
  'unused-nonce': 'A refused request uses up no nonce.',
  'client-key': 'Without a session, only a key of the page’s form is accepted.',
  replay: 'A request that has arrived before is refused.',
  instance: 'A request that another instance has seen is refused.',
  restart: 'A request from before a restart is refused after it.',
  spelling: 'A path in another spelling is refused.',
  harmless: 'A refused signature ends no session and changes nothing.',
} as const;

type Law = keyof typeof demands;

const { id, checks } = toLaws('signature', 'signature', demands);

/** The checks of signatures. */
export function signatureScenario(backEnd: BackEnd): Scenario {
  return { checks, run: (desk) => run(backEnd, desk) };
}

async function run(backEnd: BackEnd, desk: Desk): Promise<void> {
  if (backEnd.hasPart('signatures') === false) throw new NotTried('the back end says that requests need no signature');
  const client = await backEnd.client('administrator');
  const read = async () => prepare(client, '/users?size=1');
  const send = async (request: WireRequest) => toResponse(await backEnd.exchange(request));
  const refuse = async (law: Law, [what, reason, make]: Wrong, request: WireRequest) => {
    const wrong = typeof make === 'function' ? make(request) : await signAgain(request, await client.key(), make);
    const { code, data, status } = await send(wrong);
    const said = (data as { readonly reason?: string } | null)?.reason;
    desk.expect(
      id(law),
      code === 'E0010' && said === reason,
      `${what} is answered ${code} ${said ?? ''} (HTTP ${status}), not E0010 ${reason}`,
    );
  };

  const right = await send(await read());
  desk.expect(id('valid'), right.code === 'OK', `a signed request is answered ${right.code}`);
  const bare = await client.prepare('GET', '/api/users?size=1', { unsigned: true });
  for (const request of [
    bare,
    withHeaders(await read(), { signature: undefined }),
    withHeaders(await read(), { [input]: undefined }),
  ]) {
    await refuse('needed', ['a request without a whole signature', 'missing', (own) => own], request);
  }
  for (const wrong of wrongShapes) await refuse('shape', wrong, await read());
  for (const name of ['signature', 'broker-code', 'token-digest', 'api-lang']) {
    await refuse(
      'twice',
      [`${name} twice`, 'duplicate-header', (request) => withHeaderTwice(request, name)],
      await read(),
    );
  }
  for (const wrong of wrongCoverage) await refuse('coverage', wrong, await read());
  for (const wrong of wrongTimes) await refuse('policy', wrong, await read());
  for (const wrong of changedReads) await refuse('verification', wrong, await read());
  for (const wrong of wrongTokens) await refuse('digests', wrong, await read());
  await tryKeys(backEnd, desk, { client, refuse, read });
  const spelled = await send(await signSpelling(client));
  desk.expect(
    id('spelling'),
    spelled.code === 'E0017',
    `an escaped letter in the path is answered ${spelled.code}, not E0017`,
  );
  if (backEnd.isReadOnly)
    desk.skip(id('harmless'), 'a back end that accepts the request changes something (--read-only)');
  else await tryBodies(desk, { client, refuse });
  // Last, because a restart ends everything.
  await tryReplays(backEnd, desk, { read, send });
}

/** Sends what would create a user if it were not refused. */
async function tryBodies(desk: Desk, { client, refuse }: Pick<Tools, 'client' | 'refuse'>): Promise<void> {
  const write = await changing(client);
  await refuse(
    'verification',
    ['another method', 'signature', (request) => ({ ...request, method: 'PATCH', url: `${request.url}/status` })],
    write,
  );
  const count = async () => (await client.call(listUsers, { query: { size: 1 } })).data?.total;
  const before = await count();
  for (const wrong of wrongBodies) await refuse('digests', wrong, write);
  const after = await count();
  desk.expect(
    id('harmless'),
    before !== undefined && after === before,
    'after refused signatures the session has ended, or there are more users',
  );
}

interface Tools {
  readonly client: ConformClient;
  readonly refuse: (law: Law, wrong: Wrong, request: WireRequest) => Promise<void>;
  readonly read: () => Promise<WireRequest>;
}

async function tryKeys(backEnd: BackEnd, desk: Desk, { client, refuse, read }: Tools): Promise<void> {
  const thief = backEnd.twin(client);
  thief.headers = { ...client.headers };
  await refuse('key', ['a stolen token with another key', 'key', (own) => own], await prepare(thief, '/users?size=1'));
  const { publicKey: thiefKey } = await thief.key();
  const clientKey = Buffer.from(JSON.stringify(thiefKey)).toString('base64url');
  const bringsKey = withHeaders(await prepare(thief, '/users?size=1'), { 'client-key': clientKey });
  const signedWithKey = await signAgain(bringsKey, await thief.key(), {});
  await refuse('key', ['a stolen token with the thief’s Client-Key', 'key', (own) => own], signedWithKey);
  const account = await backEnd.client('expendable');
  const { userID, password } = account.account;
  const bound = await backEnd.twin(account).call(login, { body: { userID, password, publicKey: thiefKey } });
  desk.expect(
    id('bound-key'),
    bound.code === 'E0004',
    `a sign-in with another key than the signer’s is answered ${bound.code}`,
  );
  await refuse(
    'key',
    ['another keyid', 'key', { input: (text) => text.replace(/keyid="[^"]*"/, `keyid="${'A'.repeat(43)}"`) }],
    await read(),
  );
  const nobody = backEnd.nobody();
  const open = async () => prepare(nobody, getConfiguration.path);
  const accepted = toResponse(await backEnd.exchange(await open()));
  desk.expect(id('client-key'), accepted.code === 'OK', `a call before sign-in is answered ${accepted.code}`);
  const withKey =
    (jwk: object): Tampering =>
    (request) =>
      withHeaders(request, { 'client-key': Buffer.from(JSON.stringify(jwk)).toString('base64url') });
  const { publicKey } = await nobody.key();
  await refuse('client-key', ['a key that is none', 'key', withKey({})], await open());
  await refuse(
    'client-key',
    ['a key with its private part', 'key', withKey({ ...publicKey, d: 'A'.repeat(43) })],
    await open(),
  );
  await refuse(
    'client-key',
    ['a point that is not on the curve', 'key', withKey({ ...publicKey, y: publicKey.x })],
    await open(),
  );
}

async function tryReplays(
  backEnd: BackEnd,
  desk: Desk,
  {
    read,
    send,
  }: {
    readonly read: () => Promise<WireRequest>;
    readonly send: (request: WireRequest) => Promise<{ code: string; data: unknown }>;
  },
): Promise<void> {
  const reasonOf = ({ data }: { data: unknown }) => (data as { readonly reason?: string } | null)?.reason;
  const spoiled = await read();
  await send(withHeaders(spoiled, { signature: signatureOf(64) }));
  const unspoiled = await send(spoiled);
  desk.expect(
    id('unused-nonce'),
    unspoiled.code === 'OK',
    `a request whose forgery came first is answered ${unspoiled.code}`,
  );
  const request = await read();
  await send(request);
  const again = await send(request);
  desk.expect(
    id('replay'),
    again.code === 'E0010' && reasonOf(again) === 'repeated-nonce',
    `the same request is answered ${again.code} ${reasonOf(again) ?? ''}`,
  );
  if (backEnd.instance === undefined) desk.skip(id('instance'), 'no second instance was named (--instance)');
  else {
    const there = await send({ ...request, through: backEnd.instance });
    desk.expect(
      id('instance'),
      there.code === 'E0010' && reasonOf(there) === 'repeated-nonce',
      `the second instance answers ${there.code} ${reasonOf(there) ?? ''}`,
    );
  }
  if (backEnd.restart === undefined) {
    desk.skip(id('restart'), 'no command was named that restarts the back end (--restart)');
    return;
  }
  await promisify(exec)(backEnd.restart);
  const later = await untilAnswered(() => send(request));
  desk.expect(
    id('restart'),
    ['E0010', 'E0001'].includes(later.code),
    `after a restart the same request is answered ${later.code}`,
  );
}

/** A server that restarts refuses connections for a while. */
async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof NoAnswer) || tries >= 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
}

function prepare(client: ConformClient, path: string): Promise<WireRequest> {
  return client.prepare('GET', `/api${path}`);
}

/** A request that would create a user, if it were not refused. */
async function changing(client: ConformClient): Promise<WireRequest> {
  const userID = `conform.unsigned.${Date.now().toString(36)}`;
  const person = {
    userID,
    userName: 'Conform',
    type: 'Operator',
    email: `${userID}@mail.example`,
    mobile: '+852 0123 4567',
  } as const;
  const { method, path, options } = await encodeCall(createUser, { body: { ...person, roleIDs: [], groupIDs: [] } });
  return client.prepare(method, `/api${path}`, options);
}

async function signSpelling(client: ConformClient): Promise<WireRequest> {
  return client.prepare('GET', `/api${logout.path.replace('auths', '%61uths')}`);
}
