import type { Endpoint, MockCaller, MockContext, WireLanguage } from '@brokerdesk/api';
import type { ClientKey } from '@brokerdesk/api/signature';
import type { BrokerRow, UserRow } from '@brokerdesk/fixtures';
import { type OperationNote, writeOperation } from '../behaviour/operationRecords.ts';
import type { JobHandlers } from '../jobs/JobHandler.ts';
import { runDueJobs } from '../jobs/runDueJobs.ts';
import type { OperationActor, SessionRow } from '../state/rows.ts';
import { StateContext, type World } from './StateContext.ts';

export interface CallFacts extends World {
  readonly endpoint: Endpoint;
  readonly requestId: string;
  readonly pluginId: string | null;
  readonly language: WireLanguage;
  readonly headerBrokerCode: string | null;
  readonly refreshToken: string | null;
  readonly twoFactorToken: string | null;
  readonly jobs: JobHandlers;
  readonly log: (line: string) => void;
  /** Milliseconds since 1970 by the sandbox's clock, once the work that was due before the call was done. */
  readonly calledAt: number;
}

/** What a handler sees of one call. */
export class CallContext extends StateContext implements MockContext {
  readonly facts: CallFacts;
  /** Set once, by the session step. */
  session: SessionRow | null = null;
  caller: MockCaller | null = null;
  /** The key that signed the call; null where calls are not signed. */
  clientKey: ClientKey | null = null;
  /** Headers that the answer carries besides those of every answer. */
  readonly answerHeaders: Record<string, string> = {};
  /** Null once the call has waited for something. */
  #moment: number | null;
  #notes = 0;

  constructor(facts: CallFacts) {
    super(facts);
    this.facts = facts;
    this.#moment = facts.calledAt;
  }

  /** All that is done in one go happens at one moment: a call asks a dozen times, and must not hear two answers. */
  override now(): number {
    return this.#moment ?? super.now();
  }

  /** Says that the call waits for something, so that it is later from now on. */
  letTimePass(): void {
    this.#moment = null;
  }

  get language(): WireLanguage {
    return this.facts.language;
  }

  get brokerCode(): string | null {
    return this.session?.brokerCode ?? this.facts.headerBrokerCode;
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
  note(note: OperationNote = {}): void {
    const { operation } = this.facts.endpoint;
    if (operation === undefined) return;
    this.#notes += 1;
    const { requestId, pluginId } = this.facts;
    const brokerCode = note.brokerCode ?? this.brokerCode ?? '';
    writeOperation(this, { ...note, brokerCode, operation, actor: this.actor, requestId, pluginId });
  }

  get hasNoted(): boolean {
    return this.#notes > 0;
  }

  /** Waits until the sandbox's clock reaches a moment and its due jobs have run. The state may be another one then. */
  async waitUntil(time: number): Promise<void> {
    const { sandbox, jobs, log } = this.facts;
    this.letTimePass();
    await sandbox.clock.whenReached(time);
    runDueJobs({ ...this.world, jobs, log });
  }
}
