// A call with an input that succeeds and one that the business refuses. Every call has a case: the coverage test runs
// both, the permission matrix takes the good input to callers who may not make the call, and the fuzz tests bend it.
import type { Endpoint, InputOf, ErrorCode } from '@brokerdesk/api';
import type { TestClient } from '../testing/openClient.ts';

/** Makes an input from what the client can see and make: its own broker's data, never fixed identifiers. */
type MakeInput<E extends Endpoint> = (client: TestClient) => InputOf<E> | Promise<InputOf<E>>;

interface CaseOptions<E extends Endpoint> {
  /** Who makes the call: a broker's administrator unless told otherwise. */
  readonly as?: 'broker' | 'provider' | 'nobody';
  readonly input: MakeInput<E>;
  /** Fields that look like identifiers and name something that the caller makes himself, such as a new login name. */
  readonly newNames?: readonly string[];
  /** An input that fits its shape and is refused all the same. */
  readonly rejected: { readonly code: ErrorCode; readonly input: MakeInput<E> };
}

export interface ContractCase extends Required<CaseOptions<Endpoint>> {
  readonly endpoint: Endpoint;
}

export function contractCase<E extends Endpoint>(endpoint: E, options: CaseOptions<E>): ContractCase {
  return { as: 'broker', newNames: [], ...options, endpoint } as unknown as ContractCase;
}

/** Gives what a case has to find, or says that the demo data does not have it. */
export function requireFound<Found>(found: Found | undefined, description: string): Found {
  if (found === undefined) throw new Error(`The case needs ${description}, and there is none.`);
  return found;
}
