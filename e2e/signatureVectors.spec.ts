// The published vectors in a real browser: its WebCrypto, URL and headers have to produce exactly the same texts.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from './fixtures.ts';

const source = fileURLToPath(new URL('../packages/api/src/signature.ts', import.meta.url));

type Signing = typeof import('@brokerdesk/api/signature');

interface Vector {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | null;
  readonly now: string;
  readonly isSignedIn: boolean;
  readonly nonce: string;
  readonly isSeen: boolean;
  readonly base: string | null;
  readonly result: string;
}

test('a browser signs the valid vectors as they are, and none of the invalid ones', async ({ page }) => {
  const [key, valid, invalid] = await Promise.all([read('key'), read('valid'), read('invalid')]);
  await page.goto('portal_list');
  await page.evaluate(await bundle());
  const verdicts = await page.evaluate(verifyVectors, { key, vectors: [...valid, ...invalid] as Vector[] });
  const wrong = verdicts.filter(({ isGenuine, isSameBase, result }) => {
    return isGenuine !== (result === 'accepted') || (result === 'accepted' && !isSameBase);
  });
  expect(wrong).toEqual([]);
  expect(verdicts.length).toBeGreaterThanOrEqual(60);
  process.stdout.write(`Vectors in the browser: ${valid.length} valid, ${invalid.length} invalid.\n`);
});

async function read(name: string) {
  const file = new URL(`../packages/api/src/signature/vectors/${name}.json`, import.meta.url);
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Bundles the signing code as one script that exposes it as the global `signing`. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry: source, formats: ['iife'], name: 'signing' } },
  });
  const [{ output }] = result as { output: { code: string }[] }[] as [{ output: { code: string }[] }];
  return output[0]?.code.replace(/^var signing/, 'globalThis.signing') ?? '';
}

/** Runs in the page: signs each request again and compares the result with the vector. */
async function verifyVectors({ key, vectors }: { key: JsonWebKey; vectors: Vector[] }) {
  const { signRequest, buildSignatureBase, keyThumbprint } = (globalThis as unknown as { signing: Signing }).signing;
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const { d: _private, ...open } = key;
  const publicKey = open as Parameters<Signing['keyThumbprint']>[0];
  const signingKey = {
    privateKey: await crypto.subtle.importKey('jwk', key, algorithm, false, ['sign']),
    publicKey,
    thumbprint: await keyThumbprint(publicKey),
  };
  const verifyKey = await crypto.subtle.importKey('jwk', { ...open }, algorithm, false, ['verify']);
  const bytesOf = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const own = ['signature', 'signature-input', 'content-digest', 'token-digest', 'refresh-token-digest', 'client-key'];

  return Promise.all(
    vectors.map(async ({ name, method, url, headers, body, isSignedIn, nonce, isSeen, base, result }) => {
      const arrived = new Headers(headers.map(([header, value]) => [header, value]));
      const [, created] = /created=(\d+)/.exec(arrived.get('Signature-Input') ?? '') ?? [];
      const unsigned = Object.fromEntries(headers.filter(([header]) => !own.includes(header.toLowerCase())));
      const request = { method, url, headers: unsigned, body: body === null ? null : bytesOf(body) };
      // A server accepts only times near its own clock, so it rejects a request from outside that window.
      const server = vectors[0]?.now ?? '';
      const ageSec = Date.parse(server) / 1000 - Number(created);
      const options = { key: signingKey, now: Number(created) * 1000, nonce, includesKey: !isSignedIn };
      const added = await signRequest(request, { ...options, now: Number.isNaN(options.now) ? 0 : options.now });
      const isSame = own.slice(1).every((header) => {
        const made = Object.entries(added).find(([other]) => other.toLowerCase() === header)?.[1] ?? null;
        return made === arrived.get(header);
      });
      const all = new Map(arrived);
      const { host, pathname, search } = new URL(url);
      const toSign = {
        method,
        authority: host,
        target: pathname + search,
        header: (header: string) => all.get(header),
      };
      const parameters = {
        created: Number(created),
        expires: Number(created) + 300,
        nonce,
        keyid: signingKey.thumbprint,
      };
      const { base: text } = buildSignatureBase(toSign, parameters);
      const [, signature] = /^brokerdesk=:([A-Za-z0-9+/]{86}==):$/.exec(arrived.get('Signature') ?? '') ?? [];
      const isSignatureValid =
        signature !== undefined &&
        (await crypto.subtle.verify(
          { name: 'ECDSA', hash: 'SHA-256' },
          verifyKey,
          bytesOf(signature),
          new TextEncoder().encode(text),
        ));
      const isWithinWindow = ageSec >= -30 && ageSec < 300;
      return {
        name,
        result,
        isSameBase: text === base,
        isGenuine: isSame && isSignatureValid && isWithinWindow && !isSeen,
      };
    }),
  );
}
