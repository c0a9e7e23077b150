// How entries of the catalogue come to applications of the demo broker. Everything is found by what does not change with
// the language.
import { loadedRows, type MockClient, type ScreenVisit } from '@brokerdesk/plugin-testing/browser';

/** Where the screens of applications are. */
export const applicationsPath = 'demo/main/account_opening/application_manager';
export const documentCheckPath = 'demo/main/account_opening/ca';

/** Opens a list of applications, narrowed down to some statuses. */
export function openApplicationList(
  visit: ScreenVisit,
  { path = applicationsPath, statuses }: { readonly path?: string; readonly statuses?: readonly string[] } = {},
): Promise<void> {
  return visit.goTo(path, { until: loadedRows, ...(statuses && { params: { status: statuses.join(',') } }) });
}

/** What the catalogue changes of an application, as the emulator stores it. */
export interface ApplicationRow {
  readonly status: string;
  readonly version: number;
  readonly idType: string;
  readonly idCardNumber: string;
  readonly chiName: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly nickname: string;
  readonly work?: unknown;
}

/** The newest application of each status in the seeds: all sandboxes begin with the same, and a search takes a second. */
const newestIDs = new Map<string, string>();

/** Finds the newest application in a status for which no job runs. */
export async function findNewest(emulator: MockClient, status: string): Promise<string> {
  const isMatch = async (id: string) => {
    const row = await emulator.readRow<ApplicationRow>('applications', id);
    return row.status === status && !row.work;
  };
  const known = newestIDs.get(status);
  if (known !== undefined && (await isMatch(known))) return known;
  const ids = (await emulator.listRowIDs('applications')).filter((id) => id.startsWith('DE'));
  for (const id of ids.toReversed()) {
    if (!(await isMatch(id))) continue;
    newestIDs.set(status, id);
    return id;
  }
  throw new Error(`No application is ${status}.`);
}

/** Writes some members of an application. */
export async function changeApplication(
  emulator: MockClient,
  applyID: string,
  changes: Partial<ApplicationRow>,
): Promise<void> {
  const row = await emulator.readRow<ApplicationRow>('applications', applyID);
  await emulator.putRow('applications', applyID, { ...row, ...changes });
}

/** Changes an applicant's names to the longest that a form accepts. */
export function lengthenNames(emulator: MockClient, applyID: string): Promise<void> {
  return changeApplication(emulator, applyID, {
    chiName: '歐陽司徒諸葛夏侯慕容上官令狐',
    lastName: 'Ouyang-Featherstonehaugh-Wolfeschlegelsteinhausen',
    firstName: 'Maximilian Alexander Bartholomew Christopher Theodore',
    nickname: 'nickname_16_long',
  });
}

/** Opens the page of an application and waits until its bar can be used. */
export async function openApplication(visit: ScreenVisit, applyID: string): Promise<void> {
  await visit.goTo(`${applicationsPath}/detail`, { params: { id: applyID }, until: '.account-opening-bar' });
  await visit.waitFor('.bdk-split');
  await waitForDocument(visit);
}

/** Opens the newest application in a status and waits until it can be decided on; returns its number. */
export async function openNewest(visit: ScreenVisit, status: string): Promise<string> {
  const applyID = await findNewest(visit.emulator, status);
  await openApplication(visit, applyID);
  await visit.waitFor('.account-opening-bar button:not([aria-disabled])');
  return applyID;
}

/** Waits until the document in the viewer is drawn: a picture, unless it is to be a form. */
export async function waitForDocument({ page }: ScreenVisit, kind: 'picture' | 'form' = 'picture'): Promise<void> {
  const drawn = kind === 'form' ? '.bdk-pdf-canvas' : ':is(canvas, img)';
  await page.locator(`.bdk-viewer-pane ${drawn}`).first().waitFor({ state: 'attached' });
}
