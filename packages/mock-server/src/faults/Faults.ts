import type { Endpoint } from '@brokerdesk/api';
import type { Effect, Fault, FaultRequest } from './Fault.ts';

export interface FaultStatus extends Fault {
  /** How many requests it matched, and into how many of them it was injected. Both names are wire spellings. */
  readonly fitted: number;
  readonly struck: number;
}

export interface FaultCandidate {
  readonly endpoint: Endpoint;
  readonly pluginId: string | null;
  /** A number in [0, 1) that depends on the seed and these names only. */
  readonly value: (collection: string, row: string, field: string) => number;
}

/** The faults of one sandbox. Only the first one that is due is injected into a request. */
export class Faults {
  #statuses: readonly FaultStatus[] = [];
  #addedCount = 0;

  add(request: FaultRequest): Fault {
    this.#addedCount += 1;
    const fault = { ...request, faultID: `fault-${this.#addedCount}` };
    this.#statuses = [...this.#statuses, { ...fault, fitted: 0, struck: 0 }];
    return fault;
  }

  remove(faultID: string): boolean {
    const before = this.#statuses.length;
    this.#statuses = this.#statuses.filter((fault) => fault.faultID !== faultID);
    return this.#statuses.length < before;
  }

  clear(): void {
    this.#statuses = [];
    this.#addedCount = 0;
  }

  list(): readonly FaultStatus[] {
    return this.#statuses;
  }

  /** Counts a request and returns the fault to inject into it, if there is one. */
  match(candidate: FaultCandidate): { readonly faultID: string; readonly effect: Effect } | undefined {
    if (this.#statuses.length === 0) return undefined;
    let due: FaultStatus | undefined;
    this.#statuses = this.#statuses.map((fault) => {
      if (due || !matchesRequest(fault, candidate)) return fault;
      const counted = { ...fault, fitted: fault.fitted + 1 };
      if (!isDue(counted, candidate)) return counted;
      due = { ...counted, struck: fault.struck + 1 };
      return due;
    });
    return due && { faultID: due.faultID, effect: due.effect };
  }
}

function matchesRequest({ match = {} }: Fault, { endpoint, pluginId }: FaultCandidate): boolean {
  const { method, path } = match;
  if (method !== undefined && method !== endpoint.method) return false;
  if (match.pluginId !== undefined && match.pluginId !== pluginId) return false;
  if (path === undefined) return true;
  return path.endsWith('*') ? endpoint.path.startsWith(path.slice(0, -1)) : endpoint.path === path;
}

function isDue({ faultID, when = {}, fitted, struck }: FaultStatus, { value }: FaultCandidate): boolean {
  if (when.nth !== undefined && fitted < when.nth) return false;
  if (when.times !== undefined && struck >= when.times) return false;
  return when.chance === undefined || value('faults', `${faultID} ${fitted}`, 'strikes') < when.chance;
}
