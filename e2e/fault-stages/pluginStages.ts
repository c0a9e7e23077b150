import type { FaultStage, Scene } from '../FaultStage.ts';
import type { Page } from '@playwright/test';
import { beAtHome, followMenu } from './enter.ts';

const note = 'Bring the original passport.';

/** The calls of plugins. */
export const pluginStages: readonly FaultStage[] = [
  {
    name: 'the list of applications',
    call: 'GET /applications',
    isSignedIn: true,
    prepare: (scene) => beAtHome(scene, 'demo.admin'),
    go: openApplications,
    content: firstApplication,
  },
  {
    name: 'an application',
    call: 'GET /applications/{id}',
    isSignedIn: true,
    prepare: beAtApplications,
    go: openFirst,
    content: (page) => page.getByRole('heading', { name: 'Documents' }),
  },
  {
    name: 'the next actions of an application',
    call: 'GET /applications/next_actions',
    isSignedIn: true,
    prepare: beAtApplications,
    go: openFirst,
    content: (page) => page.locator('.account-opening-next .account-opening-term'),
  },
  {
    name: 'the documents of an application',
    call: 'GET /applications/files',
    isSignedIn: true,
    prepare: beAtApplications,
    go: openFirst,
    content: (page) => page.locator('img[src^="blob:"]').first(),
  },
  {
    name: 'the history of an application',
    call: 'GET /applications/{id}/action_histories',
    isSignedIn: true,
    prepare: async (scene) => {
      await beAtApplications(scene);
      await openFirst(scene.page);
      await scene.page.getByRole('heading', { name: 'Documents' }).waitFor();
    },
    go: (page) => page.getByRole('tab', { name: /History/ }).click(),
    content: (page) => page.getByRole('tabpanel').locator('time').first(),
  },
  {
    name: 'the list of users',
    call: 'GET /users',
    isSignedIn: true,
    prepare: (scene) => beAtHome(scene, 'demo.admin'),
    go: (page) => followMenu(page, 'User Management'),
    content: (page) => page.getByRole('grid').getByRole('row').nth(1),
  },
  {
    name: 'the card of a plugin',
    call: 'GET /harbour/branch_visits',
    isSignedIn: true,
    prepare: async (scene) => {
      await beAtHome(scene, 'harbour.admin');
      await followMenu(scene.page, 'User Management');
    },
    go: (page) => followMenu(page, 'Home'),
    content: (page) => page.locator('table.harbour-branches-visits'),
  },
  {
    name: 'the note of a plugin',
    call: 'PUT /harbour/branch_visits/{visitID}/notes',
    isSignedIn: true,
    prepare: openNote,
    go: (page) => page.getByRole('button', { name: 'Save note' }).click(),
    content: (page) => page.getByRole('region', { name: 'Notices' }).getByText('The note was saved.'),
    typed: (page) => [[page.getByRole('textbox', { name: 'Note for the counter' }), note]],
  },
];

function openApplications(page: Page) {
  return followMenu(page, 'Client Management');
}

async function beAtApplications(scene: Scene) {
  await beAtHome(scene, 'demo.admin');
  await openApplications(scene.page);
  await firstApplication(scene.page).waitFor();
}

function openFirst(page: Page) {
  return firstApplication(page).click();
}

function firstApplication(page: Page) {
  return page.getByRole('grid').getByRole('link').first();
}

/** Opens the application of the next visit, by its applicant's name, and types a note. */
async function openNote(scene: Scene) {
  const { page } = scene;
  await beAtHome(scene, 'harbour.admin');
  const visit = page.getByRole('region', { name: 'Next branch visits' }).getByRole('row').nth(1);
  const name = await visit.getByRole('cell').nth(1).innerText();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').nth(1).click();
  const search = page.getByRole('main').getByRole('textbox', { name: 'Search' });
  await search.fill(name);
  await search.press('Enter');
  // Not before the found ones are there: the list of all may begin with somebody else.
  await page.getByRole('grid').getByRole('row').filter({ hasText: name }).first().getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Branch visits' }).click();
  await page.getByRole('textbox', { name: 'Note for the counter' }).fill(note);
}
