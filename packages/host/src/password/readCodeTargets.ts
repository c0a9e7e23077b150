import type { CodeChannel, CodeTarget } from './codeRequests.ts';

const inGeneral: readonly [CodeTarget, ...CodeTarget[]] = [
  { channel: 'sms', to: null },
  { channel: 'email', to: null },
];

/** Reads from an `E0008` error where a code can be sent. */
export function readCodeTargets(error: unknown): readonly [CodeTarget, ...CodeTarget[]] {
  const { data } = error as { data?: { channels?: readonly { channel: CodeChannel; to: string }[] } };
  const [first, ...others] = (data?.channels ?? []).map(({ channel, to }): CodeTarget => ({ channel, to }));
  return first ? [first, ...others] : inGeneral;
}
