// What every server is asked, in its own spelling, and how to see that it really did it.
import type { SigningKey } from '@brokerdesk/api/signature';
import { signRequest } from '@brokerdesk/api/signature';
import { writeRequest } from './loadClient.ts';
import type { BenchServer } from './rivalServers.ts';

export const jobNames = ['list', 'by id', 'create'] as const;
export type JobName = (typeof jobNames)[number];

/** A server with its way of being asked. */
export interface Contestant {
  readonly name: string;
  readonly server: BenchServer;
  readonly spelling: Spelling;
  /** Gives what the next slice sends, request by request. */
  prepare(job: JobName): Promise<() => Buffer | undefined>;
}

export interface Spelling {
  readonly server: BenchServer;
  /** Of the list's third page, of one application and of all referrers. */
  readonly paths: Readonly<Record<JobName, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** The identifiers of the third page; the first is the one asked for by id. */
  readonly applyIDs: readonly string[];
  /** Puts the rows back as they were in the beginning; so that a quick server does not pay for having created more. */
  readonly reset?: () => Promise<void>;
  /** Signs each request for itself. */
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
let created = 0;

export function makeContestant(name: string, spelling: Spelling): Contestant {
  const { server, key, reset } = spelling;
  return {
    name,
    server,
    spelling,
    prepare: async (job) => {
      await reset?.();
      if (key) {
        const requests = Array.from({ length: differentRequests.signed }, () => sign(requestOf(spelling, job), key));
        return giveInTurn((await Promise.all(requests)).map(writeRequest));
      }
      const request = writeRequest(requestOf(spelling, job));
      if (job !== 'create') return () => request;
      const requests = Array.from({ length: differentRequests.unsigned }, () => requestOf(spelling, job));
      return giveInTurn(requests.map(writeRequest));
    },
  };
}

function giveInTurn(requests: readonly Buffer[]): () => Buffer | undefined {
  let place = 0;
  return () => requests[place++];
}

/** Throws an error unless the server does the job. */
export async function checkJob({ name, spelling }: Contestant, job: JobName): Promise<void> {
  await spelling.reset?.();
  const plain = requestOf(spelling, job);
  const { url, ...init } = spelling.key ? await sign(plain, spelling.key) : plain;
  const answer = await fetch(url, init);
  const content = (await answer.json()) as Record<string, unknown>;
  const data = (content['data'] ?? content) as Record<string, unknown>;
  const items = (Array.isArray(data) ? data : (data['items'] ?? [])) as { readonly applyID: string }[];
  const given = {
    list: () => items.map(({ applyID }) => applyID).join() === spelling.applyIDs.join(),
    'by id': () => data['applyID'] === spelling.applyIDs[0],
    // Prism answers with its example, whatever it was given.
    create: () => name === 'Prism' || data['nameEN'] === (JSON.parse(plain.body ?? '{}') as { nameEN: string }).nameEN,
  };
  if (!answer.ok || !given[job]()) {
    throw new Error(`${name} did not do "${job}": ${answer.status} ${JSON.stringify(content).slice(0, 500)}`);
  }
}

function requestOf({ server, paths, headers }: Spelling, job: JobName): JobRequest {
  const url = server.origin + paths[job];
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
