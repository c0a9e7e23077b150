import { openDialog, type ScreenEntry, type ScreenVisit } from '@brokerdesk/plugin-testing/browser';
import { changeApplication, openNewest } from '../../visits/visitApplicationsFixture.ts';

const dangerButton = '.account-opening-bar [data-intent=danger]';
const submitButton = `${openDialog} [type=submit]`;
const problem = `${openDialog} [role=alert]:not(:empty)`;

export const screens: readonly ScreenEntry[] = [
  {
    name: 'account number and nickname',
    async open(visit) {
      await openNewest(visit, 'SUB');
      await visit.openDialog('.account-opening-state .bdk-link-button');
      await visit.page.locator(`${openDialog} input`).first().fill('12345678901');
      await visit.page.locator(submitButton).click();
      await visit.waitFor(`${openDialog} [aria-invalid=true]`);
    },
  },
  { name: 'reject', open: openReject },
  {
    name: 'reinput',
    async open(visit) {
      await openReinput(visit);
      await visit.page.locator(`${openDialog} summary`).nth(1).click();
      await visit.page.locator(`${openDialog} details[open] input`).first().check();
      await visit.page.locator(`${openDialog} input[type=radio]`).first().check();
    },
  },
  {
    name: 'reinput, without a reason',
    async open(visit) {
      await openReinput(visit);
      await visit.page.locator(submitButton).click();
      await visit.waitFor(problem);
    },
  },
  {
    name: 'correct',
    async open(visit) {
      await openNewest(visit, 'SUB');
      await visit.page.keyboard.press('c');
      await chooseReason(visit);
    },
  },
  {
    name: 'correct an answer',
    async open(visit) {
      await openNewest(visit, 'RTC');
      await visit.openDialog('.bdk-line .bdk-link-button[aria-label]');
    },
  },
  {
    name: 'delete',
    async open(visit) {
      await openNewest(visit, 'REJ');
      await visit.openDialog(dangerButton);
    },
  },
  {
    name: 'archive',
    async open(visit) {
      await openNewest(visit, 'REJ');
      await visit.openDialog('.account-opening-bar-end button');
    },
  },
  {
    name: 'leaving something typed',
    async open(visit) {
      await openReject(visit);
      await visit.page.keyboard.press('Escape');
      await visit.page.locator(openDialog).nth(1).waitFor();
    },
  },
  {
    name: 'conflict',
    async open(visit) {
      const applyID = await openReject(visit);
      const { version } = await visit.emulator.readRow<{ readonly version: number }>('applications', applyID);
      await changeApplication(visit.emulator, applyID, { status: 'CHK', version: version + 1 });
      await visit.page.locator(submitButton).click();
      await visit.waitFor(`${openDialog} .bdk-conflict`);
    },
  },
  {
    name: 'decision not taken',
    async open(visit) {
      const effect = { kind: 'envelope', code: 'E0016', data: null } as const;
      await visit.emulator.addFault({ match: { path: '/applications/statuses', method: 'PATCH' }, effect });
      await openReject(visit);
      await visit.page.locator(submitButton).click();
      await visit.waitFor(problem);
    },
  },
];

/** Opens the dialog that rejects an application, with a chosen reason; returns the application's number. */
async function openReject(visit: ScreenVisit): Promise<string> {
  const applyID = await openNewest(visit, 'SUB');
  await visit.openDialog(dangerButton);
  await chooseReason(visit);
  return applyID;
}

async function openReinput(visit: ScreenVisit): Promise<void> {
  await openNewest(visit, 'SUB');
  await visit.page.keyboard.press('i');
  await visit.waitFor(openDialog);
}

/** Chooses the second reason, once the broker's reasons are loaded. */
async function chooseReason(visit: ScreenVisit): Promise<void> {
  const reasons = visit.page.locator(`${openDialog} input[type=radio]`);
  await reasons.nth(3).waitFor();
  await reasons.nth(1).check();
}
