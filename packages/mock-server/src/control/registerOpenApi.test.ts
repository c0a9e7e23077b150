import { endpoint, mockRoute, signedIn } from '@brokerdesk/api';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createEmulator } from '../createEmulator.ts';
import { coreRoutes } from '../testing/coreRoutes.ts';

const greet = endpoint({
  method: 'GET',
  path: '/greetings/{name}',
  access: signedIn,
  errors: [],
  shapes: { params: z.object({ name: z.string() }), data: z.object({ text: z.string() }) },
});
const routes = [mockRoute(greet, (_context, { params }) => ({ code: 'OK', data: { text: `Hello ${params.name}` } }))];
const emulator = createEmulator({ applications: 1, extensions: [{ id: 'greetings', routes }] });

afterAll(() => emulator.close());

test('the document describes every call that the emulator answers, those of plugins too', async () => {
  const { paths, openapi, tags } = (await emulator.app.inject('/__mock/openapi.json')).json() as {
    openapi: string;
    tags: { name: string }[];
    paths: Record<string, Record<string, { tags: string[]; parameters?: { name: string }[] }>>;
  };
  expect(openapi).toBe('3.1.0');
  const described = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const answered = coreRoutes.map(({ endpoint: { method, path } }) => `${method} ${path}`);
  expect(described.sort()).toEqual([...answered, 'GET /greetings/{name}'].sort());
  expect(paths['/greetings/{name}']?.['get']).toMatchObject({
    tags: ['greetings'],
    parameters: expect.arrayContaining([expect.objectContaining({ name: 'name' })]),
  });
  expect(tags.map(({ name }) => name)).toContain('greetings');
});
