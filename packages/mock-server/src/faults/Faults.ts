import type { Endpoint } from '@brokerdesk/api';
import type { Effect, Fault, FaultWish } from './Fault.ts';

export interface FaultStanding extends Fault {
  /** Calls that it fitted, and those that it struck. */
  readonly fitted: number;
  readonly struck: number;
}

export interface CallToStrike {
  readonly endpoint: Endpoint;
  readonly pluginId: string | null;
  /** A number in [0, 1) that depends on the seed and these names only. */
  readonly value: (collection: string, row: string, field: string) => number;
}

/** The faults of one sandbox. The first one that strikes a call is the only one that it suffers. */
export class Faults {
  #standing: readonly FaultStanding[] = [];
  #added = 0;

  get isEmpty(): boolean {
    return this.#standing.length === 0;
  }

  add(wish: FaultWish): Fault {
    this.#added += 1;
    const fault = { ...wish, faultID: `fault-${this.#added}` };
    this.#standing = [...this.#standing, { ...fault, fitted: 0, struck: 0 }];
    return fault;
  }

  remove(faultID: string): boolean {
    const before = this.#standing.length;
    this.#standing = this.#standing.filter((fault) => fault.faultID !== faultID);
    return this.#standing.length < before;
  }

  clear(): void {
    this.#standing = [];
    this.#added = 0;
  }

  list(): readonly FaultStanding[] {
    return this.#standing;
  }

  /** Counts a call, and gives what it suffers, if anything. */
  strike(call: CallToStrike): { readonly faultID: string; readonly effect: Effect } | undefined {
    let struck: FaultStanding | undefined;
    this.#standing = this.#standing.map((fault) => {
      if (struck || !fits(fault, call)) return fault;
      const counted = { ...fault, fitted: fault.fitted + 1 };
      if (!isTime(counted, call)) return counted;
      struck = { ...counted, struck: fault.struck + 1 };
      return struck;
    });
    return struck && { faultID: struck.faultID, effect: struck.effect };
  }
}

function fits({ match = {} }: Fault, { endpoint, pluginId }: CallToStrike): boolean {
  const { method, path } = match;
  if (method !== undefined && method !== endpoint.method) return false;
  if (match.pluginId !== undefined && match.pluginId !== pluginId) return false;
  if (path === undefined) return true;
  return path.endsWith('*') ? endpoint.path.startsWith(path.slice(0, -1)) : endpoint.path === path;
}

function isTime({ faultID, when = {}, fitted, struck }: FaultStanding, { value }: CallToStrike): boolean {
  if (when.nth !== undefined && fitted < when.nth) return false;
  if (when.times !== undefined && struck >= when.times) return false;
  return when.chance === undefined || value('faults', `${faultID} ${fitted}`, 'strikes') < when.chance;
}
