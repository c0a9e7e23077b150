/** The channel by which a code is sent. */
export type CodeChannel = 'sms' | 'email';

/** Where a code can be sent. */
export interface CodeTarget {
  readonly channel: CodeChannel;
  /** Masked; null if it is unknown. */
  readonly to: string | null;
  /** The number or address that the user entered: a code is sent only if it matches the account. */
  readonly mobile?: string | undefined;
  readonly email?: string | undefined;
}

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
