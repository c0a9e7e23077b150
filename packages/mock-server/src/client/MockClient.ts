// A typed client of the control API `/__mock`. It acts on one sandbox and needs nothing but `fetch`, so tests of any kind can
// use it.
import type { Session } from '@brokerdesk/api';
import type { Fault, FaultRequest } from '../faults/Fault.ts';
import type { FaultStatus } from '../faults/Faults.ts';
import type { JournalEntry } from '../sandboxes/Journal.ts';
import { type Connection, type ControlRequest, sendControlRequest } from './sendControlRequest.ts';
import type {
  ApplicantAnswers,
  ApplicantResult,
  ApplicantRequest,
  ClockReading,
  ClockRequest,
  DifferenceQuery,
  ListedDifference,
  OutboxMessage,
  OutboxQuery,
  PictureUpload,
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

  async listSnapshots(): Promise<readonly Snapshot[]> {
    return (await this.#request<{ snapshots: Snapshot[] }>({ method: 'GET', path: '/snapshots' })).snapshots;
  }

  async deleteSnapshot(name: string): Promise<void> {
    await this.#request({ method: 'DELETE', path: `/snapshots/${name}` });
  }

  /** Restores the sandbox as it was before the request with this `Request-Id`. */
  async rewind(requestId: string): Promise<void> {
    await this.#request({ method: 'POST', path: '/rewind', body: { requestId } });
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

  /** Returns one hash of the whole state: equal states have equal hashes. */
  async readStateHash(): Promise<string> {
    return (await this.#request<{ hash: string }>({ method: 'GET', path: '/state_hash' })).hash;
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

  /** Lets live sessions end in so many seconds; their next request extends them as usual. */
  async shortenSessions(request: {
    readonly remainSec: number;
    readonly brokerCode?: string;
    readonly userID?: string;
  }) {
    await this.#request({ method: 'PATCH', path: '/sessions', body: request });
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

  async clearOutbox(): Promise<void> {
    await this.#request({ method: 'DELETE', path: '/outbox' });
  }

  /** Starts an application (`PND`) or submits it (`SUB`, the default), as an applicant does. */
  startApplication(request: ApplicantRequest): Promise<ApplicantResult> {
    return this.#request({ method: 'POST', path: '/applicants', body: request });
  }

  submitApplication(applyID: string, answers?: ApplicantAnswers): Promise<ApplicantResult> {
    return this.#request({ method: 'POST', path: `/applicants/${applyID}/submit`, body: answers ? { answers } : {} });
  }

  /** Resubmits an application that staff returned. */
  resubmitApplication(applyID: string, answers?: ApplicantAnswers): Promise<ApplicantResult> {
    return this.#request({ method: 'POST', path: `/applicants/${applyID}/resubmit`, body: answers ? { answers } : {} });
  }

  abandonApplication(applyID: string, request: { readonly page?: string } = {}): Promise<ApplicantResult> {
    return this.#request({ method: 'POST', path: `/applicants/${applyID}/abandon`, body: request });
  }

  /** Adds or replaces a picture of an application that is with its applicant. */
  uploadPicture(applyID: string, { kind, name, bytes }: PictureUpload): Promise<ApplicantResult> {
    const query = new URLSearchParams({ kind, ...(name !== undefined && { name }) });
    return this.#request({ method: 'POST', path: `/applicants/${applyID}/upload?${query.toString()}`, body: bytes });
  }

  /** Returns what a reviewer should find in pictures of applications, the newest application first. */
  async listPlantedDifferences({ limit, ...filters }: DifferenceQuery = {}): Promise<readonly ListedDifference[]> {
    const query = new URLSearchParams({ ...filters, ...(limit !== undefined && { limit: String(limit) }) });
    const path = `/planted_differences?${query.toString()}`;
    return (await this.#request<{ differences: ListedDifference[] }>({ method: 'GET', path })).differences;
  }

  /** Clicks an advertisement that is shown now, as clients do. Returns the clicks of the day. */
  clickAdvertisement(imgID: string, clicks = 1): Promise<{ readonly day: string; readonly clicks: number }> {
    return this.#request({ method: 'POST', path: '/clients/ad_clicks', body: { imgID, clicks } });
  }

  /** Applies for the use of a device, as a client does. */
  applyForDevice(request: DeviceRequest): Promise<{ readonly applicationID: string; readonly version: number }> {
    return this.#request({ method: 'POST', path: '/clients/device_applications', body: request });
  }

  /** Activates (1), suspends (0) or closes (-1) the account of a client, as the back office does. */
  async setTraderStatus(userID: string, status: 1 | 0 | -1) {
    await this.#request({ method: 'PATCH', path: `/clients/traders/${userID}`, body: { status } });
  }

  /** Accepts the present text of an agreement, as a client does. */
  acceptAgreement(agreementID: string, userID: string): Promise<{ readonly textVersion: number }> {
    return this.#request({ method: 'POST', path: `/clients/agreements/${agreementID}`, body: { userID } });
  }

  /** Returns the contract of all endpoints of this emulator, as OpenAPI 3.1. */
  readOpenApi(): Promise<object> {
    return this.#request({ method: 'GET', path: '/openapi.json' });
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
