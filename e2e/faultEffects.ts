import type { MockClient } from '@brokerdesk/mock-server/client';

type Effect = Parameters<MockClient['addFault']>[0]['effect'];

/**
 * What the error catalogue (specification, section 8) makes of a fault:
 * - `broken`: no answer, none that can be read, or a refusal that the screen shows itself
 * - `refused`: a 4xx; in the shell the dialog "Request Error"
 * - `too-large`: 413; a message that passes by, and words where one works
 * - `ended`: E0001
 * - `slow`: nothing, it only takes longer
 */
export type FaultKind = 'broken' | 'refused' | 'too-large' | 'ended' | 'slow';

/** Something that can happen to a call. */
export interface FaultEffect {
  readonly name: string;
  readonly kind: FaultKind;
  readonly effect: Effect;
  /** No answer arrives that says anything, so a read in the shell is tried once more. */
  readonly isRetried?: true;
  /** The server does what was asked, although nobody may learn it. */
  readonly isExecuted?: true;
}

/** All that can happen. Those after which everything has to be set up anew come last, and the end of the session at the very end. */
export const faultEffects: readonly FaultEffect[] = [
  { name: 'a broken connection', kind: 'broken', effect: { kind: 'reset' }, isRetried: true },
  { name: 'no reply ever', kind: 'broken', effect: { kind: 'hang' }, isRetried: true },
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
  { name: 'a lost reply', kind: 'broken', effect: { kind: 'lostReply' }, isExecuted: true, isRetried: true },
  { name: 'a reply cut short', kind: 'broken', effect: { kind: 'truncate' }, isExecuted: true, isRetried: true },
  { name: 'a slow reply', kind: 'slow', effect: { kind: 'latency', ms: 400 }, isExecuted: true },
  { name: 'E0001', kind: 'ended', effect: { kind: 'envelope', code: 'E0001', data: { reason: 'timeout' } } },
];
