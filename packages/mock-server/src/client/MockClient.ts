// The typed hand on an emulator: what `/__mock` can do, as methods. It acts on one sandbox and needs nothing but `fetch`,
// so tests of any kind can use it.
import type { Session } from '@brokerdesk/api';
import type { Fault, FaultWish } from '../faults/Fault.ts';
import type { FaultStanding } from '../faults/Faults.ts';
import type { JournalEntry } from '../sandboxes/Journal.ts';
import { type Connection, type ControlRequest, sendControl } from './send.ts';
import type {
  ApplicantAnswers,
  ApplicantResult,
  ApplicantWish,
  ClockReading,
  ClockWish,
  OutboxMessage,
  OutboxWish,
  PictureUpload,
  SandboxWish,
  SessionWish,
  Snapshot,
} from './wishes.ts';

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

  /** Mints a session without the sign-in: what a sign-in answers. */
  mintSession(wish: SessionWish): Promise<Session> {
    return this.#ask({ method: 'POST', path: '/sessions', body: wish });
  }

  /** Signs in as from another device: the session that was there ends. */
  takeOverSession(wish: Pick<SessionWish, 'brokerCode' | 'userID' | 'publicKey'>): Promise<Session> {
    return this.#ask({ method: 'POST', path: '/sessions/take_over', body: wish });
  }

  /** Ends sessions as time does: of one user, or all. Gives how many. */
  async expireSessions(whose: { readonly userID: string; readonly brokerCode?: string } | 'all'): Promise<number> {
    const body = whose === 'all' ? { all: true } : whose;
    return (await this.#ask<{ expired: number }>({ method: 'POST', path: '/sessions/expire', body })).expired;
  }

  /** Lets live sessions end in so many seconds; their next call extends them as usual. */
  async lowerSessions(wish: { readonly remainSec: number; readonly brokerCode?: string; readonly userID?: string }) {
    await this.#ask({ method: 'PATCH', path: '/sessions', body: wish });
  }

  /**
   * Reads what was sent to people, the oldest first. With `waitMs` (real milliseconds) it answers as soon as there is
   * something, at the latest when the time is over.
   */
  async readOutbox({ waitMs, ...wish }: OutboxWish = {}): Promise<readonly OutboxMessage[]> {
    const query = new URLSearchParams({ ...wish, ...(waitMs !== undefined && { wait: String(waitMs) }) });
    const path = `/outbox?${query.toString()}`;
    return (await this.#ask<{ messages: OutboxMessage[] }>({ method: 'GET', path })).messages;
  }

  async clearOutbox(): Promise<void> {
    await this.#ask({ method: 'DELETE', path: '/outbox' });
  }

  /** Starts an application (`PND`) or submits it (`SUB`, unless told otherwise), as an applicant does. */
  startApplication(wish: ApplicantWish): Promise<ApplicantResult> {
    return this.#ask({ method: 'POST', path: '/applicants', body: wish });
  }

  submitApplication(applyID: string, answers?: ApplicantAnswers): Promise<ApplicantResult> {
    return this.#ask({ method: 'POST', path: `/applicants/${applyID}/submit`, body: answers ? { answers } : {} });
  }

  /** Hands an application in again that staff returned. */
  resubmitApplication(applyID: string, answers?: ApplicantAnswers): Promise<ApplicantResult> {
    return this.#ask({ method: 'POST', path: `/applicants/${applyID}/resubmit`, body: answers ? { answers } : {} });
  }

  abandonApplication(applyID: string, wish: { readonly page?: string } = {}): Promise<ApplicantResult> {
    return this.#ask({ method: 'POST', path: `/applicants/${applyID}/abandon`, body: wish });
  }

  /** Adds or replaces a picture of an application that is with its applicant. */
  uploadPicture(applyID: string, { kind, name, bytes }: PictureUpload): Promise<ApplicantResult> {
    const query = new URLSearchParams({ kind, ...(name !== undefined && { name }) });
    return this.#ask({ method: 'POST', path: `/applicants/${applyID}/upload?${query.toString()}`, body: bytes });
  }

  /** The contract of all calls that this emulator answers, as OpenAPI 3.1. */
  readOpenApi(): Promise<object> {
    return this.#ask({ method: 'GET', path: '/openapi.json' });
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
