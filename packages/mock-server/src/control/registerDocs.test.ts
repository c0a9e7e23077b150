import { afterAll, expect, test } from 'vitest';
import { createEmulator } from '../createEmulator.ts';

const emulator = createEmulator({ applications: 1 });

afterAll(() => emulator.close());

test('the pages show the contract of the emulator, and fetch nothing elsewhere', async () => {
  const page = await emulator.app.inject('/__mock/docs/');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const { statusCode } = await emulator.app.inject(new URL(file, 'http://emulator/__mock/docs/').pathname);
    expect([file, statusCode]).toEqual([file, 200]);
  }
  const [shown, served] = await Promise.all(
    ['/__mock/docs/json', '/__mock/openapi.json'].map((url) => emulator.app.inject(url)),
  );
  expect(shown?.json()).toEqual(served?.json());
  expect((await emulator.app.inject('/__mock/docs')).headers.location).toBe('/__mock/docs/');
});

test('pages of another origin do not get them', async () => {
  const { statusCode } = await emulator.app.inject({
    url: '/__mock/docs/json',
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(statusCode).toBe(403);
});
