// A typed client of the control API `/__mock`. It acts on one sandbox and needs nothing but `fetch`, so tests of any kind can
// use it.
import type { Session } from '@brokerdesk/api';
import type { Fault, FaultRequest } from '../faults/Fault.ts';
import type { FaultStatus } from '../faults/Faults.ts';
import type { JournalEntry } from '../sandboxes/Journal.ts';
import { type Connection, type ControlRequest, sendControlRequest } from './sendControlRequest.ts';
import type {
  ApplicantResult,
  ApplicantRequest,
  ClockReading,
  ClockRequest,
  OutboxMessage,
  OutboxQuery,
  SandboxRequest,
  SessionRequest,
  Snapshot,
  DeviceRequest,
} from './controlTypes.ts';

/** Drives one sandbox of an emulator. */
export class MockClient {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Creates a separate sandbox and returns its client; end it with {@link close}. */
  static async open(connection: Connection, request: SandboxRequest = {}): Promise<MockClient> {
    const { id } = await sendControlRequest<{ id: string }>(connection, {
      method: 'POST',
      path: '/sandboxes',
      body: request,
    });
    return new MockClient({ ...connection, sandbox: id });
  }

  /** The name of the sandbox, for the header `Mock-Sandbox`. */
  get sandbox(): string {
    return this.#connection.sandbox ?? 'default';
  }

  /** Removes the sandbox; its tokens are void. */
  async close(): Promise<void> {
    await this.#request({ method: 'DELETE', path: `/sandboxes/${this.sandbox}` });
  }

  /** Seeded state, clock and journal as at the start; no fault, snapshot or token is left. */
  async reset(): Promise<void> {
    await this.#request({ method: 'POST', path: '/reset' });
  }

  readClock(): Promise<ClockReading> {
    return this.#request({ method: 'GET', path: '/clock' });
  }

  /** Sets, moves, stops or starts the clock; work that becomes due has run when this returns. */
  changeClock(request: ClockRequest): Promise<ClockReading> {
    return this.#request({ method: 'PATCH', path: '/clock', body: request });
  }

  /** Stores the current state and clock under a name. */
  takeSnapshot(name: string): Promise<Snapshot> {
    return this.#request({ method: 'PUT', path: `/snapshots/${name}` });
  }

  restoreSnapshot(name: string): Promise<Snapshot> {
    return this.#request({ method: 'POST', path: `/snapshots/${name}/restore` });
  }

  /** Lets requests fail deliberately; returns the fault with its id. */
  addFault(request: FaultRequest): Promise<Fault> {
    return this.#request({ method: 'POST', path: '/faults', body: request });
  }

  async listFaults(): Promise<readonly FaultStatus[]> {
    return (await this.#request<{ faults: FaultStatus[] }>({ method: 'GET', path: '/faults' })).faults;
  }

  async removeFault(faultID: string): Promise<void> {
    await this.#request({ method: 'DELETE', path: `/faults/${faultID}` });
  }

  async clearFaults(): Promise<void> {
    await this.#request({ method: 'DELETE', path: '/faults' });
  }

  /** Returns the last requests, the newest last. */
  async readJournal(): Promise<readonly JournalEntry[]> {
    return (await this.#request<{ entries: JournalEntry[] }>({ method: 'GET', path: '/journal' })).entries;
  }

  /** Mints a session without a sign-in and returns what a sign-in returns. */
  mintSession(request: SessionRequest): Promise<Session> {
    return this.#request({ method: 'POST', path: '/sessions', body: request });
  }

  /** Signs in as from another device: the session that was there ends. */
  takeOverSession(request: Pick<SessionRequest, 'brokerCode' | 'userID' | 'publicKey'>): Promise<Session> {
    return this.#request({ method: 'POST', path: '/sessions/take_over', body: request });
  }

  /** Lets sessions expire: of one user, or all. Returns their number. */
  async expireSessions(target: { readonly userID: string; readonly brokerCode?: string } | 'all'): Promise<number> {
    const body = target === 'all' ? { all: true } : target;
    return (await this.#request<{ expired: number }>({ method: 'POST', path: '/sessions/expire', body })).expired;
  }

  /**
   * Returns sent messages, the oldest first. With `waitMs` (real milliseconds) it returns as soon as there is one, at the
   * latest when the time is over.
   */
  async readOutbox({ waitMs, ...filters }: OutboxQuery = {}): Promise<readonly OutboxMessage[]> {
    const query = new URLSearchParams({ ...filters, ...(waitMs !== undefined && { wait: String(waitMs) }) });
    const path = `/outbox?${query.toString()}`;
    return (await this.#request<{ messages: OutboxMessage[] }>({ method: 'GET', path })).messages;
  }

  /** Does what sends a one-time password, and returns its code: not one that was sent before. Empty if none arrives. */
  async receiveCode(send: () => Promise<unknown>): Promise<string> {
    const kind = 'oneTimePassword';
    const last = (await this.readOutbox({ kind })).at(-1);
    await send();
    const messages = await this.readOutbox({ kind, ...(last && { since: last.messageID }), waitMs: 10_000 });
    return messages.at(-1)?.code ?? '';
  }

  /** Starts an application (`PND`) or submits it (`SUB`, the default), as an applicant does. */
  startApplication(request: ApplicantRequest): Promise<ApplicantResult> {
    return this.#request({ method: 'POST', path: '/applicants', body: request });
  }

  /** Clicks an advertisement that is shown now, as clients do. Returns the clicks of the day. */
  clickAdvertisement(imgID: string, clicks = 1): Promise<{ readonly day: string; readonly clicks: number }> {
    return this.#request({ method: 'POST', path: '/clients/ad_clicks', body: { imgID, clicks } });
  }

  /** Applies for the use of a device, as a client does. */
  applyForDevice(request: DeviceRequest): Promise<{ readonly applicationID: string; readonly version: number }> {
    return this.#request({ method: 'POST', path: '/clients/device_applications', body: request });
  }

  async listRowIDs(collection: string): Promise<readonly string[]> {
    return (await this.#request<{ ids: string[] }>({ method: 'GET', path: `/state/${collection}` })).ids;
  }

  readRow<Row extends object>(collection: string, id: string): Promise<Row> {
    return this.#request({ method: 'GET', path: `/state/${collection}/${id}` });
  }

  /** Writes a row as it is, unchecked. */
  async putRow(collection: string, id: string, row: object): Promise<void> {
    await this.#request({ method: 'PUT', path: `/state/${collection}/${id}`, body: row });
  }

  async removeRow(collection: string, id: string): Promise<void> {
    await this.#request({ method: 'DELETE', path: `/state/${collection}/${id}` });
  }

  #request<Result>(request: ControlRequest): Promise<Result> {
    return sendControlRequest<Result>(this.#connection, request);
  }
}
