import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as api from './index.ts';
import type { Endpoint } from './index.ts';

const endpoints = Object.entries<unknown>(api).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]));

const table = readFileSync(new URL('../api-calls.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1);
const listed = table.map((line) => line.split('\t').slice(0, 2).join(' '));

describe('the contract', () => {
  it('declares every call of the list exactly once, and no other', () => {
    const calls = endpoints.map(([, call]) => `${call.method} ${call.path}`);
    expect(calls.toSorted()).toEqual(listed.toSorted());
  });

  it('has an operation name for every call that may change data', () => {
    // Their input is too large for an address, so these calls are not a GET although they store nothing.
    const readers = ['checkAccounts', 'previewOpeningForm'];
    const silent = endpoints.filter(([, call]) => call.method !== 'GET' && call.operation === undefined);
    expect(silent.map(([name]) => name).toSorted()).toEqual(readers);
  });

  it('has file rules for every upload, and for no other call', () => {
    const uploads = endpoints.filter(([, call]) => call.shapes?.files !== undefined).map(([name]) => name);
    expect(uploads).toEqual(endpoints.filter(([, call]) => call.bodyKind === 'multipart').map(([name]) => name));
  });

  it('allows only the calls before sign-in without a session', () => {
    const open = endpoints.filter(([, call]) => call.access.rule === 'anybody').map(([name]) => name);
    expect(open.toSorted()).toEqual([
      'getCapabilities',
      'getConfiguration',
      'listBrokerInfos',
      'listCountries',
      'login',
      'requestOneTimePassword',
      'resetForgottenPassword',
      'verifyOneTimePassword',
    ]);
  });

  it('has a parameter shape for every path parameter', () => {
    for (const [name, call] of endpoints) {
      const named = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const shape = call.shapes?.params as { shape?: Record<string, unknown> } | undefined;
      expect(Object.keys(shape?.shape ?? {}), name).toEqual(named);
    }
  });

  it('names existing functions as parents, without cycles', () => {
    for (const code of Object.keys(api.functionCodes) as api.FunctionCode[]) {
      const seen = new Set<string>();
      for (let step: string | null = code; step !== null; ) {
        expect(seen.has(step), `${code} goes round`).toBe(false);
        seen.add(step);
        const declared: { parent: string | null } | undefined = api.functionCodes[step as api.FunctionCode];
        expect(declared, `${step} exists`).toBeDefined();
        step = declared?.parent ?? null;
      }
    }
  });
});

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'shapes' in value;
}
