// How much of the contract the answers have touched: a run that saw refusals only has proved little.
import type { Endpoint } from '@brokerdesk/api';
import { z } from 'zod';
import { callName, calls, findCall } from './calls.ts';
import type { CheckInfo } from './Check.ts';
import { examineExchange, type Observation, shapeCheck } from './examineExchange.ts';
import type { Exchange } from './Wire.ts';

/** The part of a JSON Schema that says which fields and values an answer can have. */
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly type?: string;
}

/** What was touched of how much. */
export interface ReachSummary {
  readonly calls: { readonly seen: number; readonly all: number };
  readonly codes: readonly string[];
  /** Fields and values of the shapes of answers. */
  readonly keywords: { readonly seen: number; readonly all: number };
  /** Calls that were only ever refused as 401, 403 or 404. */
  readonly refusedOnly: readonly string[];
}

const refusals: ReadonlySet<number> = new Set([401, 403, 404]);

/** Collects what answers touch. */
export class Reach {
  readonly #statuses = new Map<string, Set<number>>();
  readonly #codes = new Set<string>();
  readonly #touched = new Map<string, Set<string>>();
  readonly #schemas = new Map<string, Schema>();

  /** The checks of the data of all calls that answer with an envelope. */
  readonly shapeChecks: readonly CheckInfo[];
  readonly #calls: readonly Endpoint[];

  /** `hasCall` says which calls can be seen at all. */
  constructor(hasCall: (call: Endpoint) => boolean = () => true) {
    this.#calls = calls.filter(hasCall);
    this.shapeChecks = this.#calls
      .filter(({ responseKind }) => responseKind === 'json')
      .map((call) => shapeCheck(call));
  }

  /** Notes an answer and returns what it shows. */
  take(exchange: Exchange, base: string): readonly Observation[] {
    const { pathname } = new URL(exchange.request.url);
    if (!pathname.startsWith(`${base}/`)) return [];
    const call = findCall(exchange.request.method, pathname.slice(base.length));
    if (call !== undefined) this.#note(call, exchange);
    return examineExchange(exchange, base);
  }

  summary(): ReachSummary {
    const named = this.#calls.map((call) => [callName(call), this.#statuses.get(callName(call))] as const);
    const keywords = this.#calls
      .filter(({ responseKind }) => responseKind === 'json')
      .map((call) => this.#keywordsOf(call));
    return {
      calls: { seen: named.filter(([, statuses]) => statuses !== undefined).length, all: this.#calls.length },
      codes: [...this.#codes].toSorted(),
      keywords: {
        seen: keywords.reduce((sum, { seen }) => sum + seen, 0),
        all: keywords.reduce((sum, { all }) => sum + all, 0),
      },
      refusedOnly: named
        .filter(([, statuses]) => statuses && [...statuses].every((status) => refusals.has(status)))
        .map(([name]) => name),
    };
  }

  #note(call: Endpoint, { status, body }: Exchange): void {
    const name = callName(call);
    const statuses = this.#statuses.get(name) ?? new Set();
    this.#statuses.set(name, statuses.add(status));
    if (call.responseKind !== 'json' || body.at(0) !== 0x7b) return;
    let answer: { readonly code?: unknown; readonly data?: unknown };
    try {
      answer = JSON.parse(body.toString()) as typeof answer;
    } catch {
      // `wire:envelope` reports it.
      return;
    }
    if (typeof answer.code === 'string') this.#codes.add(answer.code);
    if (answer.code !== 'OK') return;
    const touched = this.#touched.get(name) ?? new Set();
    this.#touched.set(name, touched);
    touch(this.#schemaOf(call), answer.data, '', touched);
  }

  #keywordsOf(call: Endpoint): { readonly seen: number; readonly all: number } {
    const all = new Set<string>();
    list(this.#schemaOf(call), '', all);
    const touched = this.#touched.get(callName(call)) ?? new Set();
    return { seen: [...all].filter((keyword) => touched.has(keyword)).length, all: all.size };
  }

  #schemaOf(call: Endpoint): Schema {
    const name = callName(call);
    const known = this.#schemas.get(name);
    if (known !== undefined) return known;
    const schema = call.shapes
      ? (z.toJSONSchema(call.shapes.data, { unrepresentable: 'any', reused: 'inline', io: 'output' }) as Schema)
      : {};
    this.#schemas.set(name, schema);
    return schema;
  }
}

function list(schema: Schema, at: string, into: Set<string>): void {
  for (const value of schema.enum ?? []) into.add(`${at}=${String(value)}`);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    into.add(`${at}.${name}`);
    list(property, `${at}.${name}`, into);
  }
  if (schema.items) list(schema.items, `${at}[]`, into);
  for (const branch of schema.anyOf ?? []) {
    if (branch.type === 'null') into.add(`${at}=null`);
    else list(branch, at, into);
  }
}

function touch(schema: Schema, value: unknown, at: string, into: Set<string>): void {
  if (schema.enum?.includes(value)) into.add(`${at}=${String(value)}`);
  if (value === null) into.add(`${at}=null`);
  if (Array.isArray(value)) {
    if (schema.items) for (const item of value) touch(schema.items, item, `${at}[]`, into);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (!Object.hasOwn(value, name)) continue;
      into.add(`${at}.${name}`);
      touch(property, (value as Readonly<Record<string, unknown>>)[name], `${at}.${name}`, into);
    }
  }
  for (const branch of schema.anyOf ?? []) if (branch.type !== 'null') touch(branch, value, at, into);
}
