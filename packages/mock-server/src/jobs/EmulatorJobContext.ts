import { type OperationDetails, writeOperation } from '../resources/operation-records/operationRecordRules.ts';
import { StateContext, type SandboxEnvironment } from '../pipeline/StateContext.ts';
import type { JobRow, OperationActor } from '../state/rows.ts';

const system: OperationActor = { kind: 'system', refID: null, userID: null, userName: null };

/** What a job sees. Its moment is the one for which it was planned, even if it runs later. */
export class EmulatorJobContext extends StateContext {
  readonly #job: JobRow;

  constructor(environment: SandboxEnvironment, job: JobRow) {
    super(environment);
    this.#job = job;
  }

  override now(): number {
    return this.#job.at;
  }

  /** Writes a line into the operation records; the job's type is what they call it. */
  recordOperation(note: OperationDetails & { readonly brokerCode: string }, actor: OperationActor = system): void {
    writeOperation(this, { ...note, operation: this.#job.type, actor, requestId: null, pluginId: null });
  }
}
