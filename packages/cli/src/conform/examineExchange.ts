// What has to be true of any answer of a back end, whatever was asked: used while checks run, and on recorded traffic.
import {
  type Endpoint,
  type ErrorCode,
  type RefusalCode,
  responseCodes,
  responseHeaders,
  requestHeaders,
  commonRules,
} from '@brokerdesk/api';
import { errorData } from '@brokerdesk/api/open-api';
import type { CheckInfo } from './Check.ts';
import type { Exchange } from './Wire.ts';
import { callName, findCall } from './calls.ts';

/** Laws about any answer. */
export const wireChecks: readonly CheckInfo[] = (
  [
    ['wire:envelope', 'Each answer is an envelope with code, message and data, or the bytes that the call returns.'],
    ['wire:status', 'The HTTP status is the one of the code.'],
    ['wire:fault', 'No request ends in a fault of the server.'],
    ['wire:error-data', 'The data of an error has the shape of its code.'],
    ['wire:declared', 'A call answers with errors that it declares, or that any call can have.'],
    ['wire:date', 'Each answer has a Date with the clock of the server.'],
    ['wire:request-id', 'Each answer has a Request-Id.'],
    ['wire:session-remain-sec', 'Each answer of a session has a Session-Remain-Sec.'],
  ] as const
).map(([id, demand]) => ({ id, family: 'contract', demand }));

/** The check of the data of a call. */
export function shapeCheck(call: Endpoint): CheckInfo {
  const name = callName(call);
  return { id: `shape:${name}`, family: 'contract', demand: `The data of ${name} has its shape.` };
}

/** Errors that any call can have. */
const commonErrors: readonly string[] = 'OK E0001 E0002 E0003 E0004 E0010 E0013 E0017 E0018'.split(' ');

/** A law that an answer keeps or breaks. */
export interface Observation {
  readonly id: string;
  /** What is wrong; undefined if nothing is. */
  readonly problem: string | undefined;
}

/** Returns what an answer shows. `base` is the path of the API, such as `/api`. */
export function examineExchange(exchange: Exchange, base: string): readonly Observation[] {
  const { status, headers, body, request } = exchange;
  const url = new URL(request.url);
  if (!url.pathname.startsWith(`${base}/`)) return [];
  const call = findCall(request.method, url.pathname.slice(base.length));
  const isPicture = call === undefined && status === 200 && !isJson(headers);
  const found: Observation[] = [];
  const note = (id: string, isRight: boolean, problem: string) =>
    found.push({ id, problem: isRight ? undefined : problem });
  note('wire:date', !Number.isNaN(Date.parse(headers['date'] ?? '')), `Date is ${headers['date'] ?? 'missing'}`);
  if (isPicture) return found;
  note('wire:request-id', Boolean(headers[responseHeaders.requestId.toLowerCase()]), 'Request-Id is missing');
  if (status === 200 && call?.responseKind === 'blob' && !isEnvelope(body)) return found;
  const envelope = readEnvelope(body);
  note('wire:envelope', envelope !== undefined && isJson(headers), `the answer is ${startOf(exchange)}`);
  if (envelope === undefined) {
    note('wire:fault', status < 500, `HTTP ${status}`);
    return found;
  }
  const { code, data } = envelope;
  const known = code in responseCodes ? responseCodes[code as keyof typeof responseCodes] : undefined;
  note('wire:status', known?.status === status, `${code} is HTTP ${status}${known ? `, not ${known.status}` : ''}`);
  note('wire:fault', code !== 'E0099' && status < 500, `${code}: ${envelope.message}`);
  const sentToken = request.headers.some(([name]) => name.toLowerCase() === requestHeaders.token.toLowerCase());
  // A public call needs no session, and after signing out none is left.
  const isOfSession = call !== undefined && call.access.rule !== 'anybody' && call.path !== '/auths/logouts';
  if (sentToken && status === 200 && isOfSession) {
    const seconds = headers[responseHeaders.sessionRemainSec.toLowerCase()];
    note('wire:session-remain-sec', /^\d+$/.test(seconds ?? ''), `Session-Remain-Sec is ${seconds ?? 'missing'}`);
  }
  if (call === undefined) return found;
  if (code === 'OK') {
    const parsed = call.shapes?.data.safeParse(data);
    note(shapeCheck(call).id, parsed?.success === true, describeIssues(parsed?.error?.issues ?? []));
    return found;
  }
  const isDeclared = commonErrors.includes(code) || call.errors.includes(code as ErrorCode) || isCommonRule(envelope);
  note('wire:declared', isDeclared, `${callName(call)} answers ${code}, which it does not declare`);
  const problem = findErrorProblem(call, code, data);
  note('wire:error-data', problem === undefined, `the data of ${code} ${problem}`);
  return found;
}

function findErrorProblem(call: Endpoint, code: string, data: unknown): string | undefined {
  const shape = errorData[code as ErrorCode];
  if (shape === undefined) return `is of no code of the contract`;
  const general = shape.safeParse(data);
  if (!general.success) return describeIssues(general.error.issues);
  const { rule } = (data ?? {}) as { readonly rule?: string };
  const refusal = call.shapes?.refusals?.[code as RefusalCode];
  const own = code === 'E0016' ? ({ ...commonRules, ...call.shapes?.refusals?.E0016 } as Shapes)[rule ?? ''] : refusal;
  if (code === 'E0016' && own === undefined) return `names the rule ${rule}, which ${callName(call)} does not declare`;
  const parsed = (own as Shapes[string] | undefined)?.safeParse(data);
  return parsed?.success === false ? describeIssues(parsed.error.issues) : undefined;
}

type Shapes = Readonly<Record<string, (typeof errorData)[ErrorCode] | undefined>>;

function isCommonRule({ code, data }: Envelope): boolean {
  return code === 'E0016' && ((data as { readonly rule?: string } | null)?.rule ?? '') in commonRules;
}

interface Envelope {
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

function readEnvelope(body: Buffer): Envelope | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString());
  } catch {
    // Not an envelope, which the caller reports.
    return undefined;
  }
  const { code, message, data } = (parsed ?? {}) as Partial<Envelope>;
  const isWhole = typeof code === 'string' && typeof message === 'string' && data !== undefined;
  return isWhole ? { code, message, data } : undefined;
}

function isEnvelope(body: Buffer): boolean {
  return body.at(0) === 0x7b && readEnvelope(body) !== undefined;
}

function isJson(headers: Exchange['headers']): boolean {
  return /^application\/json\b/.test(headers['content-type'] ?? '');
}

function startOf({ status, headers, body }: Exchange): string {
  return `HTTP ${status}, ${headers['content-type'] ?? 'without a type'}, ${JSON.stringify(body.toString('utf8', 0, 60))}`;
}

function describeIssues(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): string {
  return issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.map(String).join('.') || 'it'}: ${message}`)
    .join('; ');
}
