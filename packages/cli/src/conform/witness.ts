// Proof that a refused request has changed nothing: what its owner reads before and afterwards.
import type { Endpoint, InputOf } from '@brokerdesk/api';
import type { CaseClient } from '@brokerdesk/mock-server/cases';
import { calls } from './calls.ts';
import { NotTried } from './Check.ts';

type Input = InputOf<Endpoint>;

/** The state around a record, as its owner sees it. */
export interface Witness {
  /** Returns what has changed since; undefined if nothing has. */
  findChange(): Promise<string | undefined>;
}

/**
 * Reads what a call could change: the record that it names and the lists that it is in. Where an answer differs between two
 * reads although nothing was sent in between, it proves nothing and is left out.
 */
export async function observe(owner: CaseClient, call: Endpoint, input: Input): Promise<Witness> {
  const reads = call.method === 'GET' ? [] : readsAround(call, input);
  const before: { readonly read: Read; readonly text: string }[] = [];
  for (const read of reads) {
    const first = await readText(owner, read);
    const second = await readText(owner, read);
    if (first !== undefined && first === second) before.push({ read, text: first });
  }
  return {
    async findChange() {
      for (const { read, text } of before) {
        const now = await readText(owner, read);
        if (now !== text) return `${read.call.method} ${read.call.path} answers otherwise than before`;
      }
      return undefined;
    },
  };
}

interface Read {
  readonly call: Endpoint;
  readonly input: Input;
}

/** Calls that show when or how often something was read. */
const ownDiary: readonly string[] = ['/operation_records', '/applications/viewers'];

function readsAround(call: Endpoint, input: Input): Read[] {
  const params = (input as { readonly params?: Readonly<Record<string, unknown>> }).params ?? {};
  const segments = call.path.split('/');
  return calls
    .filter(({ method, path, responseKind, bodyKind }) => {
      const own = path.split('/');
      const isAround = own.length <= segments.length && own.every((segment, index) => segment === segments[index]);
      return method === 'GET' && responseKind === 'json' && bodyKind === 'json' && isAround && !ownDiary.includes(path);
    })
    .map((read) => ({ call: read, input: inputOf(read, params) }));
}

function inputOf({ path, shapes }: Endpoint, params: Readonly<Record<string, unknown>>): Input {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, params[name]]);
  const isPaged = shapes?.query !== undefined && 'shape' in shapes.query && 'size' in (shapes.query.shape as object);
  return {
    ...(named.length > 0 && { params: Object.fromEntries(named) as object }),
    ...(isPaged && { query: { size: 500 } }),
  } as Input;
}

async function readText(owner: CaseClient, { call, input }: Read): Promise<string | undefined> {
  try {
    const { code, data } = await owner.call(call, input as never);
    return code === 'OK' ? JSON.stringify(data) : code;
  } catch (error) {
    // What the back end does not have proves nothing.
    if (error instanceof NotTried) return undefined;
    throw error;
  }
}
