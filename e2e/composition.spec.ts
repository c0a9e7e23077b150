// Chinese typed with an input method in a search, a dialog and a decision: letters that are being composed are not input
// yet. Their keys decide and send nothing, and none of the letters reaches the back end.
import type { MockClient } from '@brokerdesk/mock-server/client';
import { findAccessibilityViolations } from '@brokerdesk/plugin-testing/browser';
import type { Page } from '@playwright/test';
import { demoPassword, expect, test } from './fixtures.ts';
import { InputMethod } from './InputMethod.ts';
import { type Translate, loadTranslations } from './loadTranslations.ts';

test.use({ locale: 'zh-CN' });

test('an applicant is found, named and answered in Chinese, and nothing half-typed decides or is sent', {
  tag: '@journey',
}, async ({ page, emulator }) => {
  const translate = await loadTranslations('zh-Hans');
  const applyID = await createApplicant(emulator);
  const requestedQueries: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/api/applications')) requestedQueries.push(searchParams.get('q') ?? '');
  });
  await openList(page, translate);
  const method = await InputMethod.open(page);
  await findByName(page, { method, translate, requestedQueries });
  await page.getByRole('grid').getByRole('link', { name: applyID }).press('Enter');
  const bar = page.getByRole('region', { name: translate('account-opening:decision.bar') });
  await expect(bar.getByRole('button', { name: translate('account-opening:action.verify') })).toBeVisible();
  // A shortcut of the screen, while the input method is on.
  expect(await method.press('v')).toMatchObject({ key: 'v' });
  await fillNickname(page, { method, translate });
  await reject(page, { method, translate });

  const row = await emulator.readRow<{ status: string; nickname: string }>('applications', applyID);
  expect([row.status, row.nickname]).toEqual(['REJ', 'ceshi']);
  expect((await emulator.readRow<{ reason: string }>('applicationDetails', applyID)).reason).toBe('请联系客户服务部。');
  // One request for the nickname and one for the decision; the composed letters of search and reason are nowhere.
  const journal = (await emulator.readJournal()).filter(({ method: verb }) => verb === 'PATCH');
  expect(journal.map(({ code }) => code)).toEqual(['OK', 'OK']);
  expect(JSON.stringify(journal)).not.toContain('qing');
});

interface TypingContext {
  readonly method: InputMethod;
  readonly translate: Translate;
}

async function findByName(
  page: Page,
  { method, translate, requestedQueries }: TypingContext & { readonly requestedQueries: readonly string[] },
) {
  const search = page.getByRole('main').getByRole('textbox', { name: translate('kit:list.search') });
  await search.focus();
  const before = requestedQueries.length;
  await method.compose('ceshi');
  await expect(search).toHaveValue('ceshi');
  // Longer than the debounce of the search.
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await method.press('Enter')).toEqual({ key: 'Enter', isComposing: true });
  await method.commit('测试');
  await expect(page.getByRole('grid').getByRole('link')).toHaveCount(1);
  expect(requestedQueries.slice(before).filter((words) => words !== '' && words !== '测试')).toEqual([]);
  // Escape drops the letters but not the search.
  await method.compose('yi');
  expect(await method.press('Escape')).toEqual({ key: 'Escape', isComposing: true });
  await method.cancel();
  await expect(search).toHaveValue('测试');
}

/** A nickname has Latin letters: Enter commits the composed ones as they are. */
async function fillNickname(page: Page, { method, translate }: TypingContext) {
  await page.getByRole('button', { name: translate('account-opening:names.edit') }).press('Enter');
  const dialog = page.getByRole('dialog', { name: translate('account-opening:names.title') });
  const nickname = dialog.getByRole('textbox', { name: translate('account-opening:column.nickname') });
  await nickname.focus();
  await method.compose('ceshi');
  expect(await method.press('Enter')).toMatchObject({ isComposing: true });
  await method.commit('测试');
  await expect(nickname).toHaveValue('测试');
  await page.keyboard.press('Enter');
  await expect(nickname).toHaveAttribute('aria-invalid', 'true');
  await nickname.press('ControlOrMeta+a');
  await method.compose('ceshi');
  await method.press('Enter');
  await method.commit('ceshi');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

async function reject(page: Page, { method, translate }: TypingContext) {
  await page.getByRole('button', { name: translate('account-opening:action.reject'), exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: translate('account-opening:decision.reject.title') });
  await dialog.getByRole('radio', { name: translate('kit:reason.other') }).press('Space');
  const words = dialog.getByRole('textbox');
  await words.focus();
  await method.compose('qing');
  expect(await method.press('Enter', { isWithControl: true })).toMatchObject({ isComposing: true });
  expect(await method.press('Escape')).toMatchObject({ isComposing: true });
  await method.commit('请联系');
  await method.compose('kehu');
  await method.commit('客户服务部。');
  await expect(words).toHaveValue('请联系客户服务部。');
  await expect(dialog.locator('.bdk-preview-text')).toHaveText('请联系客户服务部。');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(dialog).toBeHidden();
}

/** Creates a new application by an applicant with the typed name. */
async function createApplicant(emulator: MockClient): Promise<string> {
  const { applyID } = await emulator.startApplication({ brokerCode: 'DEMO' });
  const row = await emulator.readRow<object>('applications', applyID);
  await emulator.putRow('applications', applyID, { ...row, chiName: '测试' });
  return applyID;
}

async function openList(page: Page, translate: Translate): Promise<void> {
  await page.goto('demo/login');
  await page.getByRole('textbox', { name: translate('host:signIn.user') }).fill('demo.admin');
  await page.getByRole('textbox', { name: translate('host:signIn.password') }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page
    .getByRole('link', { name: translate('account-opening:menu.clientManagement') })
    .first()
    .click();
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
}
