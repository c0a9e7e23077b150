// Notices for fault scenarios and the catalogue: a row of the demo broker, brought to the state that a call needs.
import type { MockClient } from '@brokerdesk/plugin-testing/browser';

const collection = 'notifications';

/** The draft of the demo broker that lacks nothing. */
export const completeDraft = 'NTF-DEMO-7';

/** The notice of the demo broker that waits for its time. */
export const scheduledNotice = 'NTF-DEMO-6';

/** A delivered notice of the demo broker that some clients have not received. */
export const deliveredNotice = 'NTF-DEMO-3';

/** The request of a colleague, as a notice contains it. */
const request = {
  state: 'waiting',
  requestBy: 'SIU Ching Him 蕭正謙',
  requestRefID: 'DEMO-U017',
  requestTime: '2026-03-02T01:00:00.000Z',
  decideBy: null,
  decideTime: null,
  reason: '',
};

/** Lets a draft wait for the approval of the user who looks at it. */
export async function putRequest(emulator: MockClient): Promise<void> {
  await putCopy(emulator, { ntfID: completeDraft, approval: request });
}

/** Puts a draft that lacks nothing, which can be deleted each time. */
export async function putCopy(
  emulator: MockClient,
  { ntfID, ...changes }: { readonly ntfID: string; readonly titleEN?: string; readonly approval?: object },
): Promise<void> {
  const row = await emulator.readRow<object>(collection, completeDraft);
  const draft = { status: 'draft', approval: null, deliveryTime: null, recipientCount: null, jobID: null };
  await emulator.putRow(collection, ntfID, { ...row, ...draft, ntfID, ...changes });
}

/** Lets the scheduled notice wait for its time again. */
export async function putScheduled(emulator: MockClient): Promise<void> {
  const row = await emulator.readRow<object>(collection, scheduledNotice);
  await emulator.putRow(collection, scheduledNotice, { ...row, status: 'pending' });
}
