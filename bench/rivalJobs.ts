// The requests to every server, in its spelling, and checks that it did the job.
import type { SigningKey } from '@brokerdesk/api/signature';
import { signRequest } from '@brokerdesk/api/signature';
import { writeRequest } from './loadClient.ts';
import type { BenchServer } from './rivalServers.ts';

export const jobNames = ['list', 'by id', 'create'] as const;
export type JobName = (typeof jobNames)[number];

/** A server with its request format. */
export interface Contestant {
  readonly name: string;
  readonly server: BenchServer;
  readonly dialect: RequestDialect;
  /** Returns what the next slice sends, request by request. */
  prepare(job: JobName): Promise<() => Buffer | undefined>;
}

export interface RequestDialect {
  readonly server: BenchServer;
  /**
   * Every page of the list, every application by its identifier, and the address of all referrers; requested in turn.
   */
  readonly paths: Readonly<Record<JobName, readonly string[]>>;
  readonly headers: Readonly<Record<string, string>>;
  /** The identifiers in the list's order. */
  readonly applyIDs: readonly string[];
  /** The name of the identifier of a new referrer on such a server. */
  readonly createdKey: 'referrerID' | 'id';
  /** Restores the initial rows, so that a fast server is not slowed down because it has created more. */
  readonly reset?: () => Promise<void>;
  /** Signs each request separately. */
  readonly key?: SigningKey;
}

interface JobRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Enough different requests for a slice. */
const differentRequests = { signed: 3000, unsigned: 12_000 };
const pageSize = 50;
/** The page that {@link checkJob} requests; Prism returns this page for every page. */
const checkedPage = 2;
let created = 0;

export function makeContestant(name: string, dialect: RequestDialect): Contestant {
  const { server, key, reset } = dialect;
  return {
    name,
    server,
    dialect,
    prepare: async (job) => {
      await reset?.();
      if (key) {
        const requests = Array.from({ length: differentRequests.signed }, (_, place) =>
          sign(requestOf(dialect, job, place), key),
        );
        return iterateOnce((await Promise.all(requests)).map(writeRequest));
      }
      const { length } = job === 'create' ? { length: differentRequests.unsigned } : dialect.paths[job];
      const requests = Array.from({ length }, (_, place) => writeRequest(requestOf(dialect, job, place)));
      return job === 'create' ? iterateOnce(requests) : cycleThrough(requests);
    },
  };
}

function iterateOnce(requests: readonly Buffer[]): () => Buffer | undefined {
  let index = 0;
  return () => requests[index++];
}

function cycleThrough(requests: readonly Buffer[]): () => Buffer | undefined {
  let index = 0;
  return () => requests[index++ % requests.length];
}

/** Throws an error unless the server does the job. */
export async function checkJob({ name, dialect }: Contestant, job: JobName): Promise<void> {
  await dialect.reset?.();
  const index = { list: checkedPage, 'by id': checkedPage * pageSize, create: 0 }[job];
  const plain = requestOf(dialect, job, index);
  const { isOk, status, data } = await sendRequest(dialect, plain);
  const items = (Array.isArray(data) ? data : (data['items'] ?? [])) as { readonly applyID: string }[];
  const expected = dialect.applyIDs.slice(checkedPage * pageSize, (checkedPage + 1) * pageSize);
  const given = {
    list: () => items.map(({ applyID }) => applyID).join() === expected.join(),
    'by id': () => data['applyID'] === expected[0],
    create: () => contestantsWithoutReads.includes(name) || isPersisted({ name, dialect }, plain, data),
  };
  if (!isOk || !(await given[job]())) {
    throw new Error(`${name} did not do "${job}": ${status} ${JSON.stringify(data).slice(0, 500)}`);
  }
}

/** Prism returns its example and stores nothing; the emulator with three calls has no request for one referrer. */
const contestantsWithoutReads: readonly string[] = ['Prism', 'three calls'];
/** The others validate the input before they store it. */
const rivalsWithoutValidation: readonly string[] = ['json-server', 'Mockoon'];

/** Whether a new referrer can be read afterwards, and a duplicate name or a missing name is rejected. */
async function isPersisted(
  { name, dialect }: Pick<Contestant, 'name' | 'dialect'>,
  request: JobRequest,
  made: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const { nameEN } = JSON.parse(request.body ?? '{}') as { readonly nameEN: string };
  const { 'content-type': _type, 'idempotency-key': _key, ...headers } = request.headers;
  const url = `${request.url}/${String(made[dialect.createdKey])}`;
  const again = await sendRequest(dialect, { method: 'GET', url, headers });
  if (made['nameEN'] !== nameEN || again.data['nameEN'] !== nameEN) return false;
  if (rivalsWithoutValidation.includes(name)) return true;
  const repeat = (body: string) =>
    sendRequest(dialect, { ...request, body, headers: { ...headers, 'content-type': _type ?? '' } });
  const [same, nameless] = [await repeat(request.body ?? ''), await repeat('{"phone":"+852 2345 6789"}')];
  return !same.isOk && !nameless.isOk;
}

async function sendRequest({ key }: RequestDialect, request: JobRequest) {
  const { url, ...init } = key ? await sign(request, key) : request;
  const response = await fetch(url, init);
  const content = (await response.json()) as Record<string, unknown>;
  // The code in the emulator's envelope corresponds to the HTTP status of others.
  const isOk = response.ok && (content['code'] ?? 'OK') === 'OK';
  return { isOk, status: response.status, data: (content['data'] ?? content) as Record<string, unknown> };
}

function requestOf({ server, paths, headers }: RequestDialect, job: JobName, index: number): JobRequest {
  const ways = paths[job];
  const url = `${server.origin}${ways[index % ways.length] ?? ''}`;
  if (job !== 'create') return { method: 'GET', url, headers };
  created += 1;
  const body = { nameEN: `Referrer ${created}`, nameSC: `推荐人${created}`, nameTC: `介紹人${created}` };
  return {
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': `bench-${created}` },
    body: JSON.stringify({ ...body, phone: '+852 2345 6789' }),
  };
}

async function sign(request: JobRequest, key: SigningKey): Promise<JobRequest> {
  const body = request.body === undefined ? null : Buffer.from(request.body);
  const added = await signRequest({ ...request, body }, { key, now: Date.now() });
  return { ...request, headers: { ...request.headers, ...added } };
}
