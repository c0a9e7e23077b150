// What happens to opening forms some time after somebody has asked for it.
import type { JobContext } from '../../jobs/JobContext.ts';
import type { ApplicationRow, OperationActor } from '../../state/rows.ts';
import { changeStatus } from '../applications/changeStatus.ts';

export interface FormJob {
  readonly applyID: string;
  /** Who has asked. */
  readonly actor: OperationActor;
}

/** The names of the jobs, which is what their operation records say. */
export const formJobs = { generate: 'openingForm.generated', sign: 'openingForm.signed' } as const;

export function finishForm(context: JobContext, { applyID }: FormJob): void {
  const row = context.row<ApplicationRow>('applications', applyID);
  if (row?.status !== 'OFI') return;
  const actor: OperationActor = { kind: 'system', refID: null, userID: null, userName: null };
  changeStatus(context, { row, action: 'generateForm', toStatus: 'GOF', actor, note: (note) => context.note(note) });
}

/** The signature is made in the name of whoever has asked for it. */
export function finishSignature(context: JobContext, { applyID, actor }: FormJob): void {
  const row = context.row<ApplicationRow>('applications', applyID);
  if (row?.status !== 'OFC' || row.work?.action !== 'signForm') return;
  changeStatus(context, {
    row,
    action: 'signForm',
    toStatus: 'SOF',
    actor,
    note: (note) => context.note(note, actor),
  });
}
