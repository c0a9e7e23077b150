import { type OperationNote, writeOperation } from '../behaviour/operationRecords.ts';
import { StateContext, type World } from '../pipeline/StateContext.ts';
import type { JobRow, OperationActor } from '../state/rows.ts';

const system: OperationActor = { kind: 'system', refID: null, userID: null, userName: null };

/** What a job sees. Its moment is the one for which it was planned, even if it runs later. */
export class JobContext extends StateContext {
  readonly #job: JobRow;

  constructor(world: World, job: JobRow) {
    super(world);
    this.#job = job;
  }

  override now(): number {
    return this.#job.at;
  }

  /** Writes a line into the operation records; the job's type is what they call it. */
  note(note: OperationNote & { readonly brokerCode: string }, actor: OperationActor = system): void {
    writeOperation(this, { ...note, operation: this.#job.type, actor, requestId: null, pluginId: null });
  }
}
