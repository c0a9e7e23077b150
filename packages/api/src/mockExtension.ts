// The plugin's additions to the emulator for its own endpoints: initial rows, and handlers that produce the responses.
// A handler takes everything from its context (clock, values, state), so that a run can be repeated to the byte.
import type { z } from 'zod';
import type { Endpoint, FilePart, Shapes } from './endpoint.ts';
import type { ErrorCode } from './envelope.ts';
import type { WireLanguage } from './languages.ts';
import type { LocalText } from './lists.ts';

/** A row of the emulator's state: plain JSON, never changed in place. */
export type MockRow = object;

/** The inputs of a seed. Equal inputs result in equal rows. */
export interface MockSeedContext {
  readonly seed: string;
  /** The codes of every broker, the internal one included. */
  readonly brokerCodes: readonly string[];
  /** Milliseconds since 1970 at which the state begins. */
  now(): number;
  /** A number in [0, 1) that depends on the seed and these three names only, so that a new field never shifts others. */
  value(collection: string, row: string | number, field: string): number;
  /**
   * The rows that another collection begins with, those of one broker or all. Only while rows are made, and never in a
   * circle.
   */
  rows<Row extends MockRow>(collection: string, brokerCode?: string): readonly Row[];
}

/** The user who makes the call, as the session describes them. */
export interface MockCaller {
  readonly refID: string;
  readonly userID: string;
  readonly userName: string;
  readonly brokerCode: string;
  /** Granted function codes, each with all its ancestors. */
  readonly functions: ReadonlySet<string>;
}

/** Writes of one step: all are applied or, if the step throws, none. */
export interface MockTransaction {
  get<Row extends MockRow>(collection: string, id: string): Row | undefined;
  put(collection: string, id: string, row: MockRow): void;
  remove(collection: string, id: string): void;
}

/** What a request changed, for the operation records. */
export interface MockOperation {
  /** The identifier of the changed record, by which its history is found. */
  readonly targetID?: string;
  /** A name or a title that users recognise. Never a secret. */
  readonly targetName?: string;
  /** Fields before and after, for users to read; omit long and secret ones. */
  readonly changes?: readonly {
    readonly field: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
}

/** Work that is scheduled. */
export interface MockJob {
  /** The name of its handler in `jobs` of the extension. */
  readonly type: string;
  /** Milliseconds since 1970 by the sandbox's clock. */
  readonly at: number;
  /** Plain JSON, which the handler gets. */
  readonly args: object;
}

/** A file in the sandbox's store, as a row holds it. */
export interface MockFile {
  /** SHA-256 of the content, base64url. */
  readonly hash: string;
  readonly fileName: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** Pixels of a picture; null for other files. */
  readonly width: number | null;
  readonly height: number | null;
}

/** The state of a sandbox, to read and to change. */
export interface MockState {
  /** Milliseconds since 1970 by the sandbox's clock; in a job, the time for which it was scheduled. */
  now(): number;
  /** A number in [0, 1) that depends on the seed and these three names only. */
  value(collection: string, row: string | number, field: string): number;
  /** A new identifier that starts with `prefix`; the next call returns a different one. */
  token(prefix: string): string;
  row<Row extends MockRow>(collection: string, id: string): Row | undefined;
  rows<Row extends MockRow>(collection: string): readonly Row[];
  change<Result>(step: (draft: MockTransaction) => Result): Result;
  /** Schedules a job and returns its identifier. */
  schedule(job: MockJob): string;
  cancelJob(jobID: string): void;
  /** Stores a file. Put what it returns into a row before waiting for anything: files that no row names are deleted. */
  storeFile(file: Pick<UploadedFile, 'fileName' | 'contentType' | 'bytes'> & Partial<UploadedFile>): MockFile;
  fileBytes(file: Pick<MockFile, 'hash'>): Uint8Array | undefined;
}

/** What a handler of a call may read and change. */
export interface MockContext extends MockState {
  /** Null for a public call without a session. */
  readonly caller: MockCaller | null;
  /** The caller's own broker, or, before sign-in, the broker named in the `Broker-Code` header. */
  readonly brokerCode: string | null;
  readonly language: WireLanguage;
  /**
   * Describes the change in the operation records, under the name that the endpoint declares; a call for each changed
   * record. If a handler does not call it, a record without details is written.
   */
  recordOperation(operation: MockOperation): void;
}

/** What a job may read and change. It must not wait: all that it writes is written together, or nothing if it throws. */
export interface MockJobContext extends MockState {
  /** Writes an operation record under the job's type, which `operations` of the extension names. */
  recordOperation(operation: MockOperation & { readonly brokerCode: string }): void;
}

/** How a seeded row came about, for the operation records. */
export interface MockHistory extends MockOperation {
  readonly operation: string;
  /** RFC 3339. */
  readonly time: string;
  /** The name of the user; null for scheduled work. */
  readonly by: string | null;
}

/** An uploaded file after validation against the contract. */
export interface UploadedFile {
  readonly fileName: string;
  /** Detected from the content. */
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** Pixels of a picture; null for other files. */
  readonly width: number | null;
  readonly height: number | null;
}

/** A request after validation against the contract. */
export type MockInput<S extends Shapes = Shapes> = {
  readonly [Part in 'params' | 'query' | 'body']: S[Part] extends z.ZodType ? z.output<S[Part]> : undefined;
} & {
  readonly files: S['files'] extends Readonly<Record<string, FilePart>>
    ? { readonly [Name in keyof S['files']]: readonly UploadedFile[] }
    : undefined;
};

/** The result of a handler: data, bytes, or an error. */
export type MockResponse<Data = unknown> =
  | { readonly code: 'OK'; readonly data: Data }
  | { readonly code: 'OK'; readonly bytes: Uint8Array; readonly contentType: string; readonly fileName: string }
  | {
      readonly code: ErrorCode;
      readonly data?: unknown;
      /** Replaces the default message of the code. */
      readonly message?: Readonly<Record<WireLanguage, string>>;
    };

/** One call that the emulator handles. */
export interface MockRoute<S extends Shapes = Shapes> {
  readonly endpoint: Endpoint<S>;
  handle(
    context: MockContext,
    input: MockInput<S>,
  ): MockResponse<z.output<S['data']>> | Promise<MockResponse<z.output<S['data']>>>;
}

/** Connects a handler to its call and infers the types of its input and its data. */
export function mockRoute<S extends Shapes>(endpoint: Endpoint<S>, handle: MockRoute<S>['handle']): MockRoute {
  return { endpoint, handle } as unknown as MockRoute;
}

/**
 * A control call: what happens outside of the portal, such as what clients do in an app. It acts on the caller's sandbox,
 * needs no session, and only developers and tests can reach it.
 */
export interface MockControl {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/__mock`, with parameters in braces: `/visits/{visitID}/arrive`. */
  readonly path: string;
  handle(context: MockState, request: MockControlRequest): MockControlResponse;
}

export interface MockControlRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The body as it was sent; null without one. */
  readonly bytes: Uint8Array | null;
  /** The body as JSON; undefined if it is something else, an empty object without a body. */
  readonly json: Readonly<Record<string, unknown>> | undefined;
}

/** What a control call answers; a refusal says in its message what to do. */
export type MockControlResponse =
  | { readonly status: 200 | 201; readonly data: object }
  | { readonly status: 400 | 404 | 409; readonly message: string };

/** A function of the plugin in the tree of a broker. Users with all functions have it; others need a role with it. */
export interface MockFunction {
  readonly brokerCode: string;
  readonly functionCode: `X_${string}`;
  /** The code of the function above it; null for the top of the tree. */
  readonly parentCode: string | null;
  readonly name: LocalText;
  /** `Admin` for an area or a page, `Business` for an action. */
  readonly category: 'Admin' | 'Business';
}

/** A kind of record of a plugin, as the operation records show it. */
export interface MockRecordKind {
  readonly name: LocalText;
  /** The names of its fields, by the name that `changes` use. */
  readonly fields?: Readonly<Record<string, LocalText>>;
}

/**
 * A plugin's half of the emulator; the default export of its `src/mock.ts`. The product's own halves are made of the same
 * parts.
 *
 * Two halves cannot define the same path, collection, job or control call: the emulator throws at start and names both.
 */
export interface MockExtension {
  readonly id: string;
  /** The plugin's collections, each with its initial rows by identifier. */
  readonly collections?: Readonly<Record<string, (seed: MockSeedContext) => Readonly<Record<string, MockRow>>>>;
  readonly routes: readonly MockRoute[];
  /** Handlers of scheduled work, by the type of the job. */
  readonly jobs?: Readonly<Record<string, (context: MockJobContext, args: never) => void>>;
  /** The jobs that a sandbox begins with. */
  readonly firstJobs?: (seed: MockSeedContext) => readonly MockJob[];
  /** How the plugin's seeded rows of a broker came about, for the operation records. */
  readonly history?: (seed: MockSeedContext, brokerCode: string) => readonly MockHistory[];
  readonly controls?: readonly MockControl[];
  /** The names of the operations that the plugin's endpoints and jobs declare, as the operation records show them. */
  readonly operations?: Readonly<Record<string, LocalText>>;
  /**
   * The kinds of records that these operations concern, by the part of their names before the dot, and what users call
   * the fields of their changes.
   */
  readonly records?: Readonly<Record<string, MockRecordKind>>;
  /** The plugin's own functions, which the product's tree does not contain. */
  readonly functions?: readonly MockFunction[];
}
