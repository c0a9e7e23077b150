// What an Idempotency-Key means beyond a plain repeat (docs/backend.md, "Headers of a request").
import { createUser, listUsers, requestHeaders, setUserStatus } from '@brokerdesk/api';
import type { BackEnd } from '../BackEnd.ts';
import { type Desk, NotTried, type Scenario, toLaws } from '../Check.ts';
import type { ConformClient } from '../ConformClient.ts';
import { createHolder, newUser, versionOf, withAncestors } from '../holders.ts';

const demands = {
  together: 'Two requests with one key at the same time happen once.',
  'other-body': 'Another body under a used key is E0017 with the reason idempotency-key.',
  'other-user': 'A key of one account says nothing about another account.',
  colleague: 'A key of one account says nothing about a colleague of the same broker.',
  'other-call': 'A key of one call says nothing about another call.',
  refusal: 'A refused request is decided again.',
} as const;

const { id, checks } = toLaws('idempotency', 'idempotency', demands);

/** The checks of keys. */
export function idempotencyScenario(backEnd: BackEnd): Scenario {
  return { checks, run: (desk) => run(backEnd, desk) };
}

async function run(backEnd: BackEnd, desk: Desk): Promise<void> {
  if (backEnd.hasPart('idempotency-keys') === false) throw new NotTried('the back end says that it knows no keys');
  const client = await backEnd.client('administrator');
  const total = async () => (await client.call(listUsers, { query: { size: 1 } })).data.total;
  const key = newKey();
  const body = newUser([]);
  const before = await total();
  const both = await Promise.all([client.call(createUser, { body }, key), client.call(createUser, { body }, key)]);
  const [one, other] = both.map(({ code, data }) => `${code} ${JSON.stringify(data)}`);
  desk.expect(
    id('together'),
    one === other && both[0].code === 'OK',
    `the answers are ${both.map(({ code }) => code).join(' and ')}, or differ`,
  );
  const after = await total();
  desk.expect(id('together'), after === before + 1, `there were ${before} users and are ${after}`);

  const changed = await client.call(createUser, { body: { ...body, userName: 'Conform Other' } }, key);
  const { reason } = (changed.data ?? {}) as unknown as { readonly reason?: string };
  desk.expect(
    id('other-body'),
    changed.code === 'E0017' && reason === 'idempotency-key',
    `another body is answered ${changed.code} ${reason ?? ''}`,
  );

  const stranger = await backEnd.client('other');
  const theirs = await stranger.call(createUser, { body }, key);
  desk.expect(
    id('other-user'),
    theirs.code === 'OK',
    `another broker’s administrator with the same key and body is answered ${theirs.code}`,
  );
  if (both[0].code !== 'OK' || theirs.code !== 'OK') return;
  const isOwn = theirs.data.user.brokerCode === stranger.account.brokerCode;
  desk.expect(
    id('other-user'),
    isOwn,
    `another broker’s administrator gets the user of ${theirs.data.user.brokerCode}`,
  );

  const colleague = await createHolder(backEnd, { codes: withAncestors('UR_UM_CREATE_USER') });
  const repeated = await colleague.client.call(createUser, { body }, key);
  desk.expect(
    id('colleague'),
    repeated.code === 'E0004',
    `a colleague with the same key and body is answered ${repeated.code}, not E0004 (the login name is in use)`,
  );

  const { user } = both[0].data;
  const status = await client.call(setUserStatus, { body: { ...versionOf(user), enabled: false } }, key);
  desk.expect(id('other-call'), status.code === 'OK', `another call with the key is answered ${status.code}`);
  await refuseThenAccept(client, desk);
}

async function refuseThenAccept(client: ConformClient, desk: Desk): Promise<void> {
  const { data } = await client.call(createUser, { body: newUser([]) });
  const { user } = data;
  const key = newKey();
  const early = { ...versionOf(user), version: user.version + 1, enabled: true };
  const refused = await client.call(setUserStatus, { body: early }, key);
  desk.expect(id('refusal'), refused.code === 'E0005', `a version that is not there yet is answered ${refused.code}`);
  await client.call(setUserStatus, { body: { ...versionOf(user), enabled: false } });
  const accepted = await client.call(setUserStatus, { body: early }, key);
  desk.expect(id('refusal'), accepted.code === 'OK', `the same request, now right, is answered ${accepted.code}`);
}

function newKey(): Record<string, string> {
  return { [requestHeaders.idempotencyKey.toLowerCase()]: `conform-${crypto.randomUUID()}` };
}
