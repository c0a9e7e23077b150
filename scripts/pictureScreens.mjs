// The screens, dialogs and panels of which pictures are taken, in the order of a visit. `npm run pictures -- --all <folder>`
// takes them; the proof that the translations are complete reads the same list.
import { applicationPictures } from './pictures/applicationPictures.mjs';
import { casePictures } from './pictures/casePictures.mjs';
import { decisionPictures } from './pictures/decisionPictures.mjs';
import { documentCheckPictures } from './pictures/documentCheckPictures.mjs';
import { createEmulatorClient } from './pictures/createEmulatorClient.mjs';
import { signInPictures } from './pictures/signInPictures.mjs';
import { listPictures } from './pictures/listPictures.mjs';
import { shellPictures } from './pictures/shellPictures.mjs';
import { signIn } from './pictures/pictureActions.mjs';

export { signIn } from './pictures/pictureActions.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @type {readonly import('./pictures/pictureActions.mjs').PictureScreen[]} */
export const pictureScreens = [
  ...signInPictures,
  ...shellPictures,
  ...listPictures,
  ...applicationPictures,
  ...casePictures,
  ...decisionPictures,
  ...documentCheckPictures,
];

const initialSnapshot = 'before-the-pictures';

/**
 * Has demo.admin signed in to the world as it is at first; call it once before the first picture.
 *
 * @param {Page} page
 */
export async function startPictures(page) {
  await signIn(page);
  // With the session, which would be unknown there otherwise.
  await createEmulatorClient(page).saveSnapshot(initialSnapshot);
}

/**
 * Puts back what the picture before has changed: in the emulator, in the browser, and who is signed in.
 *
 * @param {Page} page
 * @param {{ needsSignIn: boolean }} next The picture that is taken next.
 */
export async function resetScreen(page, { needsSignIn }) {
  const emulator = createEmulatorClient(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await emulator.clearFaults();
  await page.goto('portal_list');
  await page.evaluate(() => {
    // Drafts, jobs, views and what else a person leaves behind; not the language, which is the browser's.
    const kept = ['Lang', 'ApiLang', 'Theme'];
    for (const key of Object.keys(localStorage)) if (!kept.includes(key)) localStorage.removeItem(key);
  });
  // Only now: a job that went on in the page would have written into what is put back.
  await emulator.restoreSnapshot(initialSnapshot);
  // The way of the clock is no part of what is kept.
  await emulator.changeClock({ instantWork: false });
  if (!needsSignIn) await page.evaluate(() => sessionStorage.clear());
  else if ((await page.evaluate(() => sessionStorage.getItem('UserID'))) !== 'demo.admin') await startPictures(page);
}
