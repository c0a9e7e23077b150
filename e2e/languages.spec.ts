import { expect, test } from './fixtures.ts';

const detected = [
  { locale: 'zh-CN', heading: '登录示范证券', lang: 'zh-Hans', tag: [] },
  { locale: 'zh-TW', heading: '登入示範證券', lang: 'zh-Hant', tag: '@whole' },
  { locale: 'zh-SG', heading: '登入示範證券', lang: 'zh-Hant', tag: '@whole' },
  { locale: 'fr-FR', heading: 'Sign in to Demo Securities', lang: 'en', tag: '@whole' },
];

for (const { locale, heading, lang, tag } of detected) {
  test.describe(`in a browser set to ${locale}`, () => {
    test.use({ locale });
    test(`the portal speaks ${lang}`, { tag }, async ({ page }) => {
      await page.goto('demo/login');
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    });
  });
}

test('a change of language is live, loses nothing that was typed, and is kept', async ({ page }) => {
  await page.goto('demo/login');
  await page.getByRole('textbox', { name: 'Login name' }).fill('demo.admin');
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: '繁體中文' });
  await expect(page.getByRole('button', { name: '登入', exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '登入名稱' })).toHaveValue('demo.admin');
  await page.reload();
  await expect(page.getByRole('button', { name: '登入', exact: true })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('Lang'), localStorage.getItem('ApiLang')])).toEqual([
    'zh-Hant',
    'zh_HK',
  ]);
});

test('menu, plugin screen and the title of the page follow the language at once', async ({ page, openSession }) => {
  await openSession('demo', 'demo.admin');
  await page.getByRole('link', { name: 'Client Management' }).first().click();
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: '简体中文' });
  await expect(page.getByRole('columnheader', { name: '状态' })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: '客户管理' }).first()).toBeVisible();
  await expect(page).toHaveTitle(/客户管理/);
});

test("a broker's own words win over those of host and plugin in every language", async ({ page, openSession }) => {
  await openSession('harbour', 'harbour.admin');
  await expect(page.getByRole('heading', { name: 'Your counters today' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Customer Management' }).first()).toBeVisible();
  const language = page.getByRole('combobox').first();
  await language.selectOption({ label: '繁體中文' });
  await expect(page.getByRole('heading', { name: '今日櫃位' })).toBeVisible();
  await expect(page.getByRole('link', { name: '顧客管理' }).first()).toBeVisible();
  await language.selectOption({ label: '简体中文' });
  await expect(page.getByRole('heading', { name: '今日柜台' })).toBeVisible();
  await expect(page.getByRole('link', { name: '顾客管理' }).first()).toBeVisible();
});

test.describe('on a system without Chinese fonts', () => {
  test.use({ locale: 'zh-CN', hasChineseFonts: true });

  test('Chinese is drawn in the bundled fonts', async ({ page }) => {
    await page.goto('demo/login');
    await expect(page.getByRole('heading', { name: '登录示范证券' })).toBeVisible();
    const loaded = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
    await expect.poll(loaded).toContainEqual(expect.stringContaining('Noto Sans SC'));
  });
});
