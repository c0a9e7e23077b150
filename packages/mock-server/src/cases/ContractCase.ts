// An endpoint with an input that succeeds and one that is rejected. Every endpoint has a case: the coverage test sends
// both inputs, the permission matrix sends the valid input as callers without permission, and the fuzz tests mutate it.
import type { DataOf, Endpoint, InputOf, ErrorCode } from '@brokerdesk/api';
import type { CaseClient } from './CaseClient.ts';

/** Creates an input from data that the client can read and create: its broker's data, never fixed identifiers. */
type MakeInput<E extends Endpoint> = (client: CaseClient) => InputOf<E> | Promise<InputOf<E>>;

interface CaseOptions<E extends Endpoint> {
  /** The caller; a broker's administrator by default. */
  readonly as?: 'broker' | 'provider' | 'nobody';
  readonly input: MakeInput<E>;
  /** Fields that look like identifiers but name a record that the request creates, such as a new login name. */
  readonly newNames?: readonly string[];
  /** Whether the call ends sessions of the client's account, or changes its password. */
  readonly usesAccount?: boolean;
  /** Takes back what the accepted request has changed, where others would notice. */
  readonly undo?: (client: CaseClient, input: InputOf<E>, data: DataOf<E>) => Promise<unknown>;
  /** An input that matches its schema and is still rejected. */
  readonly rejected: { readonly code: ErrorCode; readonly input: MakeInput<E> };
}

export interface ContractCase extends Required<CaseOptions<Endpoint>> {
  readonly endpoint: Endpoint;
}

export function contractCase<E extends Endpoint>(endpoint: E, options: CaseOptions<E>): ContractCase {
  return {
    as: 'broker',
    newNames: [],
    usesAccount: false,
    undo: () => Promise.resolve(),
    ...options,
    endpoint,
  } as unknown as ContractCase;
}

/** A case of an endpoint that requires the current version of a record: accepted with it, rejected with another one. */
export function versionedCase<E extends Endpoint, Created extends { readonly version: number }>(
  endpoint: E,
  create: (client: CaseClient) => Promise<Created>,
  toInput: (created: Created) => InputOf<E>,
): ContractCase {
  return contractCase(endpoint, {
    input: async (client) => toInput(await create(client)),
    rejected: {
      code: 'E0005',
      input: async (client) => {
        const created = await create(client);
        return toInput({ ...created, version: created.version + 1 });
      },
    },
  });
}

/** The data that a case requires is missing, and it cannot create it. */
export class MissingData extends Error {
  override readonly name = 'MissingData';
}

/** Returns a record that a case requires, or throws an error if the demo data lacks it. */
export function requireFound<Found>(found: Found | undefined, description: string): Found {
  if (found === undefined) throw new MissingData(`it needs ${description}, and there is none`);
  return found;
}
