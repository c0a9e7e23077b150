import type { Endpoint, MockCaller, MockContext, WireLanguage } from '@brokerdesk/api';
import type { ClientKey } from '@brokerdesk/api/signature';
import type { BrokerRow, UserRow } from '@brokerdesk/fixtures';
import { type OperationDetails, writeOperation } from './writeOperation.ts';
import { type JobEnvironment, runDueJobs } from './runDueJobs.ts';
import type { OperationActor, SessionRow } from '../state/rows.ts';
import type { ContractHeaders } from '../contract/readHeader.ts';
import { StateContext } from './StateContext.ts';
import type { SystemRegister } from './SystemRegister.ts';

export interface RequestDetails extends JobEnvironment, ContractHeaders {
  readonly endpoint: Endpoint;
  readonly requestId: string;
  readonly systems: SystemRegister<RequestContext>;
  /** Whether requests have to be signed. */
  readonly isSigned: boolean;
  /** Milliseconds since 1970 by the sandbox's clock, after the jobs that were due had run. */
  readonly receivedAt: number;
}

/** What a handler works with: one request and the state of its sandbox. */
export class RequestContext extends StateContext implements MockContext {
  readonly details: RequestDetails;
  session: SessionRow | null = null;
  caller: MockCaller | null = null;
  /** Whether the caller looks at the portal as a role, with the right to do so. */
  isView = false;
  /** The key that signed the request; null where requests are not signed. */
  clientKey: ClientKey | null = null;
  /** Headers that the response has besides those of every response. */
  readonly responseHeaders: Record<string, string> = {};
  hasRecordedOperation = false;
  /** Null once the request has waited for something. */
  #fixedTime: number | null;

  constructor(details: RequestDetails) {
    super(details);
    this.details = details;
    this.#fixedTime = details.receivedAt;
  }

  /** Everything that a request does without waiting happens at one time, however often it reads the clock. */
  override now(): number {
    return this.#fixedTime ?? super.now();
  }

  /** Lets the request's time move on with the clock, because it waits for something. */
  releaseFixedTime(): void {
    this.#fixedTime = null;
  }

  get language(): WireLanguage {
    return this.details.language;
  }

  get brokerCode(): string | null {
    return this.session?.brokerCode ?? this.details.headerBrokerCode;
  }

  /** Whether the caller belongs to the provider's staff. */
  get isInternal(): boolean {
    return this.row<BrokerRow>('brokers', this.session?.brokerCode ?? '')?.internal === true;
  }

  /** The caller, as histories and operation records name them. */
  get actor(): OperationActor {
    const user = this.row<UserRow>('users', this.session?.refID ?? '');
    if (!user) return { kind: 'nobody', refID: null, userID: null, userName: null };
    const { refID, userID, userName } = user;
    return { kind: this.isInternal ? 'provider' : 'staff', refID, userID, userName };
  }

  /**
   * Writes an operation record: what the request changed, and how. A request that changes several records writes one for
   * each; for a handler that writes none, the pipeline writes one without details.
   */
  recordOperation(operationDetails: OperationDetails = {}): void {
    const operation = operationDetails.operation ?? this.details.endpoint.operation;
    if (operation === undefined) return;
    this.hasRecordedOperation = true;
    const { requestId, pluginId } = this.details;
    const brokerCode = operationDetails.brokerCode ?? this.brokerCode ?? '';
    writeOperation(this, { ...operationDetails, brokerCode, operation, actor: this.actor, requestId, pluginId });
  }

  /** Leaves a request without an operation record, because it has changed nothing of the broker. */
  skipOperationRecord(): void {
    this.hasRecordedOperation = true;
  }

  /** Waits until the sandbox's clock reaches a time and its due jobs have run. The state may have changed by then. */
  async waitUntil(time: number): Promise<void> {
    this.releaseFixedTime();
    await this.details.sandbox.clock.whenReached(time);
    runDueJobs(this.details);
  }
}
