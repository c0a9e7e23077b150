/** A request before it is signed, and what happens to it on the way. */
export interface VectorCase {
  readonly name: string;
  readonly method?: string;
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Seconds by which the client's clock is ahead. */
  readonly clockAheadSec?: number;
  readonly isSignedIn?: boolean;
  readonly tamper?: (arrived: ReceivedMessage) => Partial<ReceivedMessage>;
  readonly result?: string;
  /** A different key than the published one signs. */
  readonly isSignedWithOtherKey?: boolean;
  readonly isSeen?: boolean;
}

/** A request as it arrives. */
export interface ReceivedMessage {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | null;
}
