import type { MockClient } from '@brokerdesk/mock-server/client';

type Effect = Parameters<MockClient['addFault']>[0]['effect'];

/**
 * How the error catalogue (specification, section 8) classifies a fault:
 * - `broken`: no response, an unreadable one, or an error that the screen shows
 * - `refused`: a 4xx; in the shell the dialog "Request Error"
 * - `too-large`: 413; a toast, and words in the form or in place of the content
 * - `ended`: E0001
 * - `slow`: the response is only late
 */
export type FaultKind = 'broken' | 'refused' | 'too-large' | 'ended' | 'slow';

/** A fault that can happen to a call. */
export interface FaultEffect {
  readonly name: string;
  readonly kind: FaultKind;
  readonly effect: Effect;
  /** No readable response arrives, so the shell repeats a read once. */
  readonly isRetried?: true;
  /** The server carries the request out, although the page may never know. */
  readonly isExecuted?: true;
}

/** All effects. Those after which a scenario has to be arranged again come last, and the end of the session is the very last. */
export const faultEffects: readonly FaultEffect[] = [
  { name: 'a broken connection', kind: 'broken', effect: { kind: 'reset' }, isRetried: true },
  { name: 'no response ever', kind: 'broken', effect: { kind: 'hang' }, isRetried: true },
  { name: 'HTTP 500', kind: 'broken', effect: { kind: 'http', status: 500 }, isRetried: true },
  { name: 'HTTP 502', kind: 'broken', effect: { kind: 'http', status: 502 }, isRetried: true },
  { name: 'HTTP 503', kind: 'broken', effect: { kind: 'http', status: 503 }, isRetried: true },
  { name: 'HTTP 429', kind: 'refused', effect: { kind: 'http', status: 429 } },
  { name: 'HTTP 413', kind: 'too-large', effect: { kind: 'http', status: 413 } },
  { name: 'E0002', kind: 'refused', effect: { kind: 'envelope', code: 'E0002' } },
  { name: 'E0005', kind: 'broken', effect: { kind: 'envelope', code: 'E0005' } },
  { name: 'E0010', kind: 'refused', effect: { kind: 'envelope', code: 'E0010', data: { reason: 'signature' } } },
  { name: 'E0013', kind: 'too-large', effect: { kind: 'envelope', code: 'E0013' } },
  { name: 'E0016', kind: 'broken', effect: { kind: 'envelope', code: 'E0016' } },
  { name: 'E0018', kind: 'refused', effect: { kind: 'envelope', code: 'E0018' } },
  { name: 'E0099', kind: 'broken', effect: { kind: 'envelope', code: 'E0099' } },
  { name: 'a lost response', kind: 'broken', effect: { kind: 'lostReply' }, isExecuted: true, isRetried: true },
  { name: 'a truncated response', kind: 'broken', effect: { kind: 'truncate' }, isExecuted: true, isRetried: true },
  { name: 'a slow response', kind: 'slow', effect: { kind: 'latency', ms: 400 }, isExecuted: true },
  { name: 'E0001', kind: 'ended', effect: { kind: 'envelope', code: 'E0001', data: { reason: 'timeout' } } },
];
