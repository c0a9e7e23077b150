// The screens and dialogs of which pictures are taken. They are found by what does not change with the language.

/** @typedef {import('@playwright/test').Page} Page */

/** @type {readonly { name: string, needsSignIn: boolean, open: (page: Page) => Promise<void> }[]} */
export const pictureScreens = [
  {
    name: 'portal list',
    needsSignIn: false,
    open: (page) => open(page, { path: 'portal_list', until: 'a[href*="/login"]' }),
  },
  {
    name: 'sign-in',
    needsSignIn: false,
    open: (page) => open(page, { path: 'demo/login', until: 'input[type=password]' }),
  },
  { name: 'home', needsSignIn: true, open: (page) => open(page, { path: 'demo/main', until: '.bd-home' }) },
  { name: 'application list', needsSignIn: true, open: (page) => open(page, { path: applications, until: firstRow }) },
  { name: 'application', needsSignIn: true, open: openApplication },
  { name: 'user list', needsSignIn: true, open: openUsers },
  {
    name: 'plugins and permissions',
    needsSignIn: true,
    open: (page) => open(page, { path: 'demo/diagnostics', until: 'table' }),
  },
  { name: 'not found', needsSignIn: true, open: (page) => open(page, { path: 'demo/main/nowhere', until: 'h1' }) },
  { name: 'palette', needsSignIn: true, open: (page) => openByKey(page, { key: 'Control+k', until: '.bd-palette' }) },
  { name: 'keys', needsSignIn: true, open: (page) => openByKey(page, { key: '?', until: 'dialog[open] .bd-keys' }) },
  { name: 'jobs', needsSignIn: true, open: (page) => openPanel(page, { button: '#bd-jobs', until: '.bd-jobs' }) },
  {
    name: 'messages',
    needsSignIn: true,
    open: (page) => openPanel(page, { button: '#bd-message-log', until: '.bd-panel-text' }),
  },
];

const applications = 'demo/main/account_opening/application_manager';
const firstRow = '[role=grid] [role=row]:nth-child(2)';

/** @param {Page} page */
export async function signIn(page) {
  await page.goto('demo/login');
  await page.locator('input:not([type=password])').first().fill('demo.admin');
  await page.locator('input[type=password]').fill('Brokerdesk2026');
  await page.locator('form button[type=submit]').click();
  await page.locator('.bd-home').waitFor();
}

/**
 * @param {Page} page
 * @param {{ path: string, until: string }} screen
 */
async function open(page, { path, until }) {
  await page.goto(path);
  await page.locator(until).first().waitFor();
}

/** @param {Page} page */
async function openApplication(page) {
  await open(page, { path: applications, until: firstRow });
  await page.locator(`${firstRow} a`).first().click();
  await page.locator('[role=tablist]').first().waitFor();
}

/** @param {Page} page */
async function openUsers(page) {
  await open(page, { path: 'demo/main', until: '.bd-home' });
  await page.locator('.bd-home-groups a[href*="user"]').first().click();
  await page.locator(firstRow).first().waitFor();
}

/**
 * @param {Page} page
 * @param {{ key: string, until: string }} dialog
 */
async function openByKey(page, { key, until }) {
  await open(page, { path: 'demo/main', until: '.bd-home' });
  await page.keyboard.press(key);
  await page.locator(until).first().waitFor();
}

/**
 * @param {Page} page
 * @param {{ button: string, until: string }} panel
 */
async function openPanel(page, { button, until }) {
  await open(page, { path: 'demo/main', until: '.bd-home' });
  await page.locator(button).click();
  await page.locator(until).first().waitFor();
}
