// The store against a server that answers as S3 does, and against such that promise conditional writes and do not keep them.
// docs/operate.md says how it is tried with a real one.
import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addPlugin, rollBack } from './changes.ts';
import { inspectRegistry } from './inspect.ts';
import { openStore } from './openStore.ts';
import { probeStore } from './probeStore.ts';
import { makePacked, makeRegistry, now } from './registryFixture.ts';

type Fault = 'none' | 'compares without quotes' | 'ignores the condition' | 'writes later than it examines';

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});

afterEach(() => void vi.unstubAllEnvs());

async function startBucket(fault: Fault): Promise<string> {
  const objects = new Map<string, Buffer>();
  const server = fastify();
  onTestFinished(() => server.close());
  const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;
  const keyOf = (url: string) => decodeURIComponent(new URL(url, 'http://bucket').pathname.replace('/plugins/', ''));
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.put('/*', async (request, reply) => {
    const present = objects.get(keyOf(request.url));
    const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
    const etag =
      present && (fault === 'compares without quotes' ? etagOf(present).replaceAll('"', '') : etagOf(present));
    const isMet = noneMatch === '*' ? !present : match === undefined || etag === match;
    if (!isMet && fault !== 'ignores the condition')
      return reply.code(412).type('application/xml').send('<Error><Code>PreconditionFailed</Code></Error>');
    if (fault === 'writes later than it examines') await setTimeout(5);
    objects.set(keyOf(request.url), request.body as Buffer);
    return reply.send('');
  });
  server.delete('/*', async (request, reply) => {
    objects.delete(keyOf(request.url));
    return reply.code(204).send();
  });
  server.get('/*', async (request, reply) => {
    const { searchParams } = new URL(request.url, 'http://bucket');
    if (!searchParams.has('list-type')) {
      const content = objects.get(keyOf(request.url));
      if (content) return reply.header('etag', etagOf(content)).send(content);
      return reply.code(404).type('application/xml').send('<Error><Code>NoSuchKey</Code></Error>');
    }
    // Two to a page.
    const keys = [...objects.keys()].filter((key) => key.startsWith(searchParams.get('prefix') ?? '')).toSorted();
    const start = Number(searchParams.get('continuation-token') ?? 0);
    const contents = keys.slice(start, start + 2).map((key) => `<Contents><Key>${key}</Key></Contents>`);
    const next = start + 2 < keys.length ? `<NextContinuationToken>${start + 2}</NextContinuationToken>` : '';
    const body = `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
    return reply.type('application/xml').send(body);
  });
  return `s3://plugins/registry?endpoint=${await server.listen({ host: '127.0.0.1', port: 0 })}`;
}

it('holds a registry as a folder does', async () => {
  const store = await openStore(await startBucket('none'));
  const { author, publisher } = await makeRegistry(store);
  const context = { store, broker: 'harbour', publisher, now };
  await addPlugin(context, await makePacked(author));
  await addPlugin(context, await makePacked(author, { version: '1.1.0', code: 'export default 2;' }));
  await rollBack(context);
  expect(await inspectRegistry(store, now)).toMatchObject([
    { broker: 'harbour', stable: [{ id: 'fee-schedule', version: '1.0.0' }], problems: [] },
  ]);
});

describe('a probe', () => {
  it.each(['none', 'compares without quotes'] as const)(
    'finds one winner of each race (%s), and leaves nothing behind',
    async (fault) => {
      const store = await openStore(await startBucket(fault));
      const kept = { doubleWins: 0, lost: 0, staleWins: 0 };
      expect(await probeStore(store, { rounds: 5, writers: 6 })).toMatchObject(kept);
      expect(await store.list('')).toEqual([]);
    },
  );

  it.each(['ignores the condition', 'writes later than it examines'] as const)(
    'finds a store that %s',
    async (fault) => {
      const store = await openStore(await startBucket(fault));
      const { doubleWins } = await probeStore(store, { rounds: 5, writers: 6 });
      expect(doubleWins).toBeGreaterThan(0);
    },
  );
});
