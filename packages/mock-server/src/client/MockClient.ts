// The typed hand on an emulator: what `/__mock` can do, as methods. It acts on one sandbox and needs nothing but `fetch`,
// so tests of any kind can use it.
import type { ApplicationStatus, Attachment } from '@brokerdesk/api';
import type { Fault, FaultWish } from '../faults/Fault.ts';
import type { FaultStanding } from '../faults/Faults.ts';
import type { JournalEntry } from '../sandboxes/Journal.ts';
import { type Connection, type ControlRequest, sendControl } from './send.ts';

/** What a clock says. */
export interface ClockReading {
  /** RFC 3339. */
  readonly now: string;
  readonly frozen: boolean;
  readonly instantWork: boolean;
}

/** How to change a clock; what is absent stays. */
export interface ClockWish {
  /** RFC 3339, or milliseconds since 1970. */
  readonly set?: string | number;
  readonly advanceSec?: number;
  readonly frozen?: boolean;
  /** Work that takes seconds or minutes in the real thing takes no time. */
  readonly instantWork?: boolean;
}

/** A kept moment of a sandbox. */
export interface Snapshot {
  readonly name: string;
  /** RFC 3339, by the sandbox's clock. */
  readonly now: string;
  readonly frozen: boolean;
}

/** A new sandbox; what is absent is as in the others. */
export interface SandboxWish {
  readonly id?: string;
  readonly now?: string | number;
  readonly frozen?: boolean;
}

/** Answers by `questionID`. */
export type ApplicantAnswers = Readonly<Record<string, string | readonly string[]>>;

/** How somebody applies; what is absent is seeded. */
export interface ApplicantWish {
  readonly brokerCode: string;
  readonly profileID?: string;
  readonly referrerID?: string;
  /** Pending or submitted; submitted when absent. */
  readonly status?: 'PND' | 'SUB';
  /** The page at which a pending application stops. */
  readonly page?: string;
  readonly answers?: ApplicantAnswers;
  /** An application whose applicant applies once more. */
  readonly seedLike?: string;
}

/** An application after its applicant has done something. */
export interface Applied {
  readonly applyID: string;
  readonly brokerCode: string;
  readonly status: ApplicationStatus;
  readonly version: number;
}

/** Drives one sandbox of an emulator. */
export class MockClient {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Makes a sandbox of its own and gives its client; end it with {@link close}. */
  static async open(connection: Connection, wish: SandboxWish = {}): Promise<MockClient> {
    const { id } = await sendControl<{ id: string }>(connection, { method: 'POST', path: '/sandboxes', body: wish });
    return new MockClient({ ...connection, sandbox: id });
  }

  /** The name of the sandbox, for the header `Mock-Sandbox`. */
  get sandbox(): string {
    return this.#connection.sandbox ?? 'default';
  }

  /** Removes the sandbox; its tokens are void. */
  async close(): Promise<void> {
    await this.#ask({ method: 'DELETE', path: `/sandboxes/${this.sandbox}` });
  }

  /** Seeded state, clock and journal as at the start; no fault, snapshot or token is left. */
  async reset(): Promise<void> {
    await this.#ask({ method: 'POST', path: '/reset' });
  }

  readClock(): Promise<ClockReading> {
    return this.#ask({ method: 'GET', path: '/clock' });
  }

  /** Sets, moves, stops or starts the clock; work that becomes due has run when this returns. */
  changeClock(wish: ClockWish): Promise<ClockReading> {
    return this.#ask({ method: 'PATCH', path: '/clock', body: wish });
  }

  /** Keeps the present state and clock under a name. */
  takeSnapshot(name: string): Promise<Snapshot> {
    return this.#ask({ method: 'PUT', path: `/snapshots/${name}` });
  }

  restoreSnapshot(name: string): Promise<Snapshot> {
    return this.#ask({ method: 'POST', path: `/snapshots/${name}/restore` });
  }

  async listSnapshots(): Promise<readonly Snapshot[]> {
    return (await this.#ask<{ snapshots: Snapshot[] }>({ method: 'GET', path: '/snapshots' })).snapshots;
  }

  async deleteSnapshot(name: string): Promise<void> {
    await this.#ask({ method: 'DELETE', path: `/snapshots/${name}` });
  }

  /** Goes back to before the request with this `Request-Id`. */
  async rewind(requestId: string): Promise<void> {
    await this.#ask({ method: 'POST', path: '/rewind', body: { requestId } });
  }

  /** Lets calls fail on purpose; gives the fault with its number. */
  addFault(wish: FaultWish): Promise<Fault> {
    return this.#ask({ method: 'POST', path: '/faults', body: wish });
  }

  async listFaults(): Promise<readonly FaultStanding[]> {
    return (await this.#ask<{ faults: FaultStanding[] }>({ method: 'GET', path: '/faults' })).faults;
  }

  async removeFault(faultID: string): Promise<void> {
    await this.#ask({ method: 'DELETE', path: `/faults/${faultID}` });
  }

  async clearFaults(): Promise<void> {
    await this.#ask({ method: 'DELETE', path: '/faults' });
  }

  /** The last calls, the newest last. */
  async journal(): Promise<readonly JournalEntry[]> {
    return (await this.#ask<{ entries: JournalEntry[] }>({ method: 'GET', path: '/journal' })).entries;
  }

  /** One hash of the whole state: equal states hash alike. */
  async stateHash(): Promise<string> {
    return (await this.#ask<{ hash: string }>({ method: 'GET', path: '/state_hash' })).hash;
  }

  /** Starts or submits an application as an applicant does. */
  apply(wish: ApplicantWish): Promise<Applied> {
    return this.#ask({ method: 'POST', path: '/applicants', body: wish });
  }

  /** Hands in an application that is pending (`submit`) or was returned (`resubmit`). */
  handIn(applyID: string, how: 'submit' | 'resubmit', answers: ApplicantAnswers = {}): Promise<Applied> {
    return this.#ask({ method: 'POST', path: `/applicants/${applyID}/${how}`, body: { answers } });
  }

  /** Lets the applicant of a pending application walk away, at a page if one is named. */
  abandon(applyID: string, page?: string): Promise<Applied> {
    return this.#ask({
      method: 'POST',
      path: `/applicants/${applyID}/abandon`,
      body: page === undefined ? {} : { page },
    });
  }

  /** Adds or replaces a picture of a pending or returned application. */
  uploadPicture(applyID: string, kind: Attachment['kind'], bytes: Uint8Array): Promise<Applied> {
    const headers = { 'Content-Type': 'application/octet-stream' };
    return this.#ask({ method: 'POST', path: `/applicants/${applyID}/upload?kind=${kind}`, body: bytes, headers });
  }

  async rowIDs(collection: string): Promise<readonly string[]> {
    return (await this.#ask<{ ids: string[] }>({ method: 'GET', path: `/state/${collection}` })).ids;
  }

  row<Row extends object>(collection: string, id: string): Promise<Row> {
    return this.#ask({ method: 'GET', path: `/state/${collection}/${id}` });
  }

  /** Writes a row as it is, unchecked. */
  async putRow(collection: string, id: string, row: object): Promise<void> {
    await this.#ask({ method: 'PUT', path: `/state/${collection}/${id}`, body: row });
  }

  async removeRow(collection: string, id: string): Promise<void> {
    await this.#ask({ method: 'DELETE', path: `/state/${collection}/${id}` });
  }

  #ask<Answer>(request: ControlRequest): Promise<Answer> {
    return sendControl<Answer>(this.#connection, request);
  }
}
