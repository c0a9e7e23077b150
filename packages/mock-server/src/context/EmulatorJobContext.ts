import type { MockJobContext } from '@brokerdesk/api';
import { type OperationDetails, writeOperation } from './writeOperation.ts';
import { StateContext, type SandboxEnvironment } from './StateContext.ts';
import type { JobRow, OperationActor } from '../state/rows.ts';

const system: OperationActor = { kind: 'system', refID: null, userID: null, userName: null };

/** Runs scheduled work. Must be synchronous, so that all it writes is written together or not at all. */
export type EmulatorJobHandler = (context: EmulatorJobContext, args: never) => void;

/** Handlers by the `type` of their jobs. */
export type EmulatorJobHandlers = Readonly<Record<string, EmulatorJobHandler>>;

/** What a job handler works with. Its time is the one for which the job was scheduled, even if it runs later. */
export class EmulatorJobContext extends StateContext implements MockJobContext {
  readonly #job: JobRow;

  constructor(environment: SandboxEnvironment, job: JobRow) {
    super(environment);
    this.#job = job;
  }

  override now(): number {
    return this.#job.at;
  }

  /** Writes an operation record, whose operation is the job's type. */
  recordOperation(note: OperationDetails & { readonly brokerCode: string }, actor: OperationActor = system): void {
    writeOperation(this, { ...note, operation: this.#job.type, actor, requestId: null, pluginId: null });
  }
}
