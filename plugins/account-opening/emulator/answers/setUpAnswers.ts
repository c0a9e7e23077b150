// Applications under correction, for tests; taken from those that wait for staff, through requests.
import {
  type AnswerSheet,
  changeApplicationStatuses,
  correctAnswers,
  type DataOf,
  getAnswers,
  listApplications,
} from '@brokerdesk/api';
import type { CaseClient } from '@brokerdesk/mock-server/case-kit';

/** Returns an application under correction, and starts the correction if there is none; with its current answers. */
export async function getCorrectableAnswers(client: CaseClient): Promise<AnswerSheet> {
  const applyID = (await find(client, 'RTC'))?.applyID ?? (await startCorrection(client));
  return (await client.call(getAnswers, { query: { applyID } })).data;
}

/** The answers of an application that staff have not begun to correct. */
export async function getUntouchedAnswers(client: CaseClient): Promise<AnswerSheet> {
  const { applyID = 'missing' } = (await find(client, 'SUB', 'RSB', 'CHK', 'IBO', 'ARC')) ?? {};
  return (await client.call(getAnswers, { query: { applyID } })).data;
}

/** A mobile number other than the current one. */
export function otherMobile({ answers }: AnswerSheet): string {
  const present = answers.find(({ questionID }) => questionID === 'mobile')?.value;
  return present === '+852 0210 0001' ? '+852 0210 0002' : '+852 0210 0001';
}

export async function correctMobile(client: CaseClient): Promise<DataOf<typeof correctAnswers>> {
  const sheet = await getCorrectableAnswers(client);
  const { applyID, seqNum } = sheet;
  const answers = [{ questionID: 'mobile', value: otherMobile(sheet), reason: 'Called the client.' }];
  return (await client.call(correctAnswers, { body: { applyID, seqNum, answers } })).data;
}

async function find(client: CaseClient, ...statuses: string[]) {
  const query = { status: statuses.join(','), size: 1 };
  return (await client.call(listApplications, { query })).data.items[0];
}

/** From submitted, resubmitted or checked to correction. */
async function startCorrection(client: CaseClient): Promise<string> {
  let found = await find(client, 'SUB', 'RSB');
  if (!found) {
    const checked = await find(client, 'CHK');
    if (checked) await changeStatus(client, checked, 'returnToUnchecked');
    found = await find(client, 'SUB', 'RSB');
  }
  if (found) await changeStatus(client, found, 'correct');
  return found?.applyID ?? 'missing';
}

async function changeStatus(
  client: CaseClient,
  { applyID, version }: { readonly applyID: string; readonly version: number },
  action: 'correct' | 'returnToUnchecked',
): Promise<void> {
  const reason = action === 'correct' ? 'Mobile number to be confirmed.' : null;
  await client.call(changeApplicationStatuses, { body: { action, applications: [{ applyID, version }], reason } });
}
