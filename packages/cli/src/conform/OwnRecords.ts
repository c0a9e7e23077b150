// Whose records answers name: an identifier that one broker's staff have seen must not be in an answer to another's.
import { requestHeaders } from '@brokerdesk/api';
import type { CheckInfo } from './Check.ts';
import type { Observation } from './examineExchange.ts';
import type { Exchange } from './Wire.ts';

/** The check of all answers. */
export const ownRecordsCheck: CheckInfo = {
  id: 'wire:own-records',
  family: 'tenancy',
  demand:
    'No answer to a broker’s staff names an application, account, template, referrer or operation record of another broker.',
};

/** The lists from which a broker's staff learn their own records, by the field that identifies one. */
const lists: Readonly<Record<string, string>> = {
  applyID: '/applications',
  refID: '/users',
  recordID: '/operation_records',
  profileID: '/profiles',
  referrerID: '/referrers',
};

/** Remembers which broker has seen which identifiers. */
export class OwnRecords {
  readonly #owners = new Map<string, string>();
  readonly #brokers: ReadonlySet<string>;

  /** `brokers` are the codes of those who must not see each other's records; the provider's staff see all. */
  constructor(brokers: readonly string[]) {
    this.#brokers = new Set(brokers);
  }

  /** Notes an answer and returns what it shows. */
  take({ request, body }: Exchange): readonly Observation[] {
    const header = requestHeaders.brokerCode.toLowerCase();
    const broker = request.headers.find(([name]) => name.toLowerCase() === header)?.[1] ?? '';
    if (!this.#brokers.has(broker) || body.at(0) !== 0x7b) return [];
    const sent = `${request.url} ${request.body?.toString() ?? ''}`;
    const { pathname } = new URL(request.url);
    let foreign: string | undefined;
    try {
      JSON.parse(body.toString(), (name, value: unknown) => {
        const list = lists[name];
        if (typeof value !== 'string' || value.length < 4 || list === undefined) return value;
        const owner = this.#owners.get(value);
        if (owner === undefined && request.method === 'GET' && pathname.endsWith(list)) this.#owners.set(value, broker);
        // What the request has named comes back in answers that refuse it.
        const isForeign = owner !== undefined && owner !== broker && !sent.includes(value);
        if (isForeign) foreign = `${name} ${value} of ${owner} is in an answer to ${broker}`;
        return value;
      });
    } catch {
      // `wire:envelope` reports what is not JSON.
      return [];
    }
    return [{ id: ownRecordsCheck.id, problem: foreign }];
  }
}
