// A call with an input that succeeds and one that the business refuses. Every call has a case: the coverage test runs
// both, the permission matrix takes the good input to callers who may not make the call, and the fuzz tests bend it.
import type { Endpoint, InputOf, RefusalCode } from '@brokerdesk/api';
import type { TestClient } from '../testing/openClient.ts';

/** Makes an input from what the client can see and make: its own broker's data, never fixed identifiers. */
type MakeInput<E extends Endpoint> = (client: TestClient) => InputOf<E> | Promise<InputOf<E>>;

interface CaseParts<E extends Endpoint> {
  /** Who makes the call: a broker's administrator unless told otherwise. */
  readonly as?: 'broker' | 'provider' | 'nobody';
  readonly input: MakeInput<E>;
  /** Fields that look like identifiers and name something that the caller makes himself, such as a new login name. */
  readonly newNames?: readonly string[];
  /** An input that fits its shape and is refused all the same. */
  readonly refused: { readonly code: RefusalCode; readonly input: MakeInput<E> };
}

export interface CallCase extends Required<CaseParts<Endpoint>> {
  readonly endpoint: Endpoint;
}

export function callCase<E extends Endpoint>(endpoint: E, parts: CaseParts<E>): CallCase {
  return { as: 'broker', newNames: [], ...parts, endpoint } as unknown as CallCase;
}
