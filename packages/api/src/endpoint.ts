// One declaration per call. The typed client, the emulator's route, its validation, its access rule and the
// documentation all read it. `shapes` is dropped from browser builds unless a form uses it for validation.
import type { z } from 'zod';
import type { ErrorCode } from './envelope.ts';
import type { FunctionCode } from './functionCodes.ts';
import { limits } from './limits.ts';

/**
 * Who may make a call: everyone, any signed-in user, the provider's own staff, or users who hold at least one of the
 * named functions in their broker's tree (with `internal`, the provider's own staff as well).
 */
export type Access =
  | { readonly rule: 'anybody' }
  | { readonly rule: 'signed-in' }
  | { readonly rule: 'internal' }
  | { readonly rule: 'function'; readonly anyOf: readonly [string, ...string[]]; readonly internal?: true };

/** Allows the call with and without a session. */
export const anybody: Access = { rule: 'anybody' };
/** Lets every signed-in user make the call. */
export const signedIn: Access = { rule: 'signed-in' };
/** Lets only the provider's staff make the call. */
export const internalStaff: Access = { rule: 'internal' };
/**
 * Lets users with at least one of the functions make the call. The codes of a plugin's own functions begin with `X_`.
 */
export function anyOf(first: FunctionCode | `X_${string}`, ...more: (FunctionCode | `X_${string}`)[]): Access {
  return { rule: 'function', anyOf: [first, ...more] };
}

/** Lets users with at least one of the functions, and the provider's staff, make the call. */
export function anyOfOrInternal(first: FunctionCode, ...more: FunctionCode[]): Access {
  return { rule: 'function', anyOf: [first, ...more], internal: true };
}

/** HTTP methods that the wire uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The shapes of a call: the parts of its request, and the data of its response. */
export interface Shapes {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The files of a multipart request, by the name of their part. The body is its JSON part, named `data`. */
  readonly files?: Readonly<Record<string, FilePart>>;
  readonly data: z.ZodType;
  /** What the data of its refusals says. */
  readonly refusals?: Refusals;
}

/** The refusals of a call, each with what its data says. */
export interface Refusals {
  /** The record is in use: what uses it. */
  readonly E0012?: z.ZodObject;
  /** The state of the record does not allow it, or work is running: which state. */
  readonly E0015?: z.ZodObject;
  /** Rules by name: what the data says beside the name of the rule. */
  readonly E0016?: Readonly<Record<string, z.ZodObject>>;
}

/** The code of a refusal. */
export type RefusalCode = keyof Refusals;

/** Kinds of file that can be uploaded; detected from the content, never from the name. */
export type FileType = 'png' | 'jpeg' | 'webp' | 'pdf' | 'json' | 'mp4';

/** The rules of one part of an upload. */
export interface FilePart {
  readonly types: readonly FileType[];
  /** Maximum bytes of one file; a larger one is rejected with `E0013`. */
  readonly maxBytes: number;
  readonly maxCount: number;
  readonly required: boolean;
  /** Which file names are allowed (specification, section 5); any plain name by default. */
  readonly names?: 'image' | 'template';
  /** The exact size in pixels that a picture must have. */
  readonly pixels?: { readonly width: number; readonly height: number };
}

/** How a request with a body travels: a JSON body, or a multipart form with a JSON part `data` and file parts. */
export type BodyKind = 'json' | 'multipart';

/** How the response travels: an envelope, or raw bytes whose errors are an envelope. */
export type ResponseKind = 'json' | 'blob';

interface EndpointDeclaration<S extends Shapes> {
  readonly method: Method;
  /** The path below the API base, with parameters as `{name}`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** Milliseconds after which the client gives up; {@link limits.callTimeoutMs} by default. */
  readonly timeoutMs?: number;
  readonly responseKind?: ResponseKind;
  readonly bodyKind?: BodyKind;
  /** The name in the operation records, as in `profile.create`; every call that changes data has one. */
  readonly operation?: `${string}.${string}`;
  /** Business errors that a screen must handle. */
  readonly errors: readonly ErrorCode[];
  readonly shapes: S;
}

/** A call as declared with {@link endpoint}. `shapes` is absent in browser builds. */
export interface Endpoint<S extends Shapes = Shapes> {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  readonly timeoutMs: number;
  readonly responseKind: ResponseKind;
  readonly bodyKind: BodyKind;
  readonly operation?: `${string}.${string}`;
  readonly errors: readonly ErrorCode[];
  readonly shapes?: S;
}

type InputPart<S extends Shapes, K extends 'params' | 'query' | 'body'> = S[K] extends z.ZodType
  ? Record<never, unknown> extends z.input<S[K]>
    ? { readonly [P in K]?: z.input<S[K]> }
    : { readonly [P in K]: z.input<S[K]> }
  : { readonly [P in K]?: never };

type InputFiles<S extends Shapes> =
  S['files'] extends Readonly<Record<string, FilePart>>
    ? { readonly files?: { readonly [Name in keyof S['files']]?: readonly File[] } }
    : { readonly files?: never };

/** What a caller passes to an endpoint: `params`, `query`, `body` and `files`, each only if the call declares it. */
export type InputOf<E> =
  E extends Endpoint<infer S>
    ? InputPart<S, 'params'> & InputPart<S, 'query'> & InputPart<S, 'body'> & InputFiles<S>
    : never;

/** The data of an endpoint's `OK` response. */
export type DataOf<E> = E extends Endpoint<infer S> ? z.output<S['data']> : never;

/** Declares a call. The emulator throws at start if an endpoint has no access rule. */
export function endpoint<const S extends Shapes>(declaration: EndpointDeclaration<S>): Endpoint<S> {
  return { timeoutMs: limits.callTimeoutMs, responseKind: 'json', bodyKind: 'json', ...declaration };
}
