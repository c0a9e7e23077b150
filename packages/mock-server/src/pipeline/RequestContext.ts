import type { Endpoint, MockCaller, MockContext, WireLanguage } from '@brokerdesk/api';
import type { ClientKey } from '@brokerdesk/api/signature';
import type { BrokerRow, UserRow } from '@brokerdesk/fixtures';
import { type OperationDetails, writeOperation } from '../resources/operation-records/operationRecordRules.ts';
import type { EmulatorJobHandlers } from '../jobs/EmulatorJobHandler.ts';
import { runDueJobs } from '../jobs/runDueJobs.ts';
import type { OperationActor, SessionRow } from '../state/rows.ts';
import { StateContext, type SandboxEnvironment } from './StateContext.ts';

export interface RequestDetails extends SandboxEnvironment {
  readonly endpoint: Endpoint;
  readonly requestId: string;
  readonly pluginId: string | null;
  readonly language: WireLanguage;
  readonly headerBrokerCode: string | null;
  readonly refreshToken: string | null;
  readonly twoFactorToken: string | null;
  readonly jobs: EmulatorJobHandlers;
  readonly log: (line: string) => void;
  /** Milliseconds since 1970 by the sandbox's clock, once the work that was due before the call was done. */
  readonly receivedAt: number;
}

/** What a handler sees of one call. */
export class RequestContext extends StateContext implements MockContext {
  readonly details: RequestDetails;
  /** Set once, by the session step. */
  session: SessionRow | null = null;
  caller: MockCaller | null = null;
  /** The key that signed the call; null where calls are not signed. */
  clientKey: ClientKey | null = null;
  /** Headers that the answer carries besides those of every answer. */
  readonly responseHeaders: Record<string, string> = {};
  /** Null once the call has waited for something. */
  #fixedTime: number | null;
  #recordedOperations = 0;

  constructor(details: RequestDetails) {
    super(details);
    this.details = details;
    this.#fixedTime = details.receivedAt;
  }

  /** All that is done in one go happens at one moment: a call asks a dozen times, and must not hear two answers. */
  override now(): number {
    return this.#fixedTime ?? super.now();
  }

  /** Says that the call waits for something, so that it is later from now on. */
  releaseFixedTime(): void {
    this.#fixedTime = null;
  }

  get language(): WireLanguage {
    return this.details.language;
  }

  get brokerCode(): string | null {
    return this.session?.brokerCode ?? this.details.headerBrokerCode;
  }

  /** Whether the caller is one of the provider's own staff. */
  get isInternal(): boolean {
    return this.row<BrokerRow>('brokers', this.session?.brokerCode ?? '')?.internal === true;
  }

  /** Who acts, as histories and operation records name him. */
  get actor(): OperationActor {
    const user = this.row<UserRow>('users', this.session?.refID ?? '');
    if (!user) return { kind: 'nobody', refID: null, userID: null, userName: null };
    const { refID, userID, userName } = user;
    return { kind: this.isInternal ? 'provider' : 'staff', refID, userID, userName };
  }

  /**
   * Writes a line into the operation records: what the call did, to what. A call that changes several records notes each;
   * one that notes nothing gets a bare line from the pipeline.
   */
  recordOperation(note: OperationDetails = {}): void {
    const { operation } = this.details.endpoint;
    if (operation === undefined) return;
    this.#recordedOperations += 1;
    const { requestId, pluginId } = this.details;
    const brokerCode = note.brokerCode ?? this.brokerCode ?? '';
    writeOperation(this, { ...note, brokerCode, operation, actor: this.actor, requestId, pluginId });
  }

  get hasRecordedOperation(): boolean {
    return this.#recordedOperations > 0;
  }

  /** Waits until the sandbox's clock reaches a moment and its due jobs have run. The state may be another one then. */
  async waitUntil(time: number): Promise<void> {
    const { sandbox, jobs, log } = this.details;
    this.releaseFixedTime();
    await sandbox.clock.whenReached(time);
    runDueJobs({ ...this.environment, jobs, log });
  }
}
