// What a plugin adds to the emulator when it has its own endpoints: the rows it starts with and the handlers that
// answer. Handlers get everything from their context (clock, values, state), so that a run can be repeated to the byte.
import type { z } from 'zod';
import type { Endpoint, FilePart, Shapes } from './endpoint.ts';
import type { ErrorCode } from './envelope.ts';
import type { WireLanguage } from './languages.ts';

/** A row of the emulator's state: plain JSON, never changed in place. */
export type MockRow = object;

/** What a seed may read. Equal seeds give equal rows. */
export interface MockSeedContext {
  readonly seed: string;
  /** The codes of every broker, the internal one included. */
  readonly brokerCodes: readonly string[];
  /** Milliseconds since 1970 at which the state begins. */
  now(): number;
  /** A number in [0, 1) that depends on the seed and these three names only, so that a new field never shifts others. */
  value(collection: string, row: string | number, field: string): number;
}

/** The user who makes a call, as the session describes them. */
export interface MockCaller {
  readonly refID: string;
  readonly userID: string;
  readonly userName: string;
  readonly brokerCode: string;
  /** Codes that count as held: each with all its ancestors. */
  readonly functions: ReadonlySet<string>;
}

/** Writes of one step; all of them happen or, if the step throws, none. */
export interface MockTransaction {
  get<Row extends MockRow>(collection: string, id: string): Row | undefined;
  put(collection: string, id: string, row: MockRow): void;
  remove(collection: string, id: string): void;
}

/** What a handler may read and do. */
export interface MockContext {
  /** Null for a public call without a session. */
  readonly caller: MockCaller | null;
  /** The caller's own broker, or, before sign-in, the one named in the `Broker-Code` header. */
  readonly brokerCode: string | null;
  readonly language: WireLanguage;
  /** Milliseconds since 1970 by the sandbox's clock. */
  now(): number;
  /** A number in [0, 1) that depends on the seed and these three names only. */
  value(collection: string, row: string | number, field: string): number;
  /** A new identifier that starts with `prefix`; the next call gives another. */
  token(prefix: string): string;
  row<Row extends MockRow>(collection: string, id: string): Row | undefined;
  rows<Row extends MockRow>(collection: string): readonly Row[];
  change<Result>(step: (draft: MockTransaction) => Result): Result;
}

/** An uploaded file after its check against the contract. */
export interface UploadedFile {
  readonly fileName: string;
  /** Found out from the content. */
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** Pixels of a picture; null for other files. */
  readonly width: number | null;
  readonly height: number | null;
}

/** A request after its check against the contract. */
export type MockInput<S extends Shapes = Shapes> = {
  readonly [Part in 'params' | 'query' | 'body']: S[Part] extends z.ZodType ? z.output<S[Part]> : undefined;
} & {
  readonly files: S['files'] extends Readonly<Record<string, FilePart>>
    ? { readonly [Name in keyof S['files']]: readonly UploadedFile[] }
    : undefined;
};

/** What a handler answers: data, bytes, or an error. */
export type MockResponse<Data = unknown> =
  | { readonly code: 'OK'; readonly data: Data }
  | { readonly code: 'OK'; readonly bytes: Uint8Array; readonly contentType: string; readonly fileName: string }
  | {
      readonly code: ErrorCode;
      readonly data?: unknown;
      /** Replaces the code's own message. */
      readonly message?: Readonly<Record<WireLanguage, string>>;
    };

/** One call that the emulator answers. */
export interface MockRoute<S extends Shapes = Shapes> {
  readonly endpoint: Endpoint<S>;
  handle(
    context: MockContext,
    input: MockInput<S>,
  ): MockResponse<z.output<S['data']>> | Promise<MockResponse<z.output<S['data']>>>;
}

/** Ties a handler to the call it answers and infers its input and its data. */
export function mockRoute<S extends Shapes>(endpoint: Endpoint<S>, handle: MockRoute<S>['handle']): MockRoute {
  return { endpoint, handle } as unknown as MockRoute;
}

/**
 * The calls and rows that a plugin adds to the emulator; the default export of its `src/mock.ts`.
 *
 * Two extensions, or an extension and the emulator itself, cannot own one path or one collection: the emulator refuses
 * to start and names both.
 */
export interface MockExtension {
  readonly id: string;
  /** The plugin's collections, each with the rows it starts with by identifier. */
  readonly collections?: Readonly<Record<string, (seed: MockSeedContext) => Readonly<Record<string, MockRow>>>>;
  readonly routes: readonly MockRoute[];
}
