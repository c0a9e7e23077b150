// The tabs of an application and their dialogs, in every language.
import { createSimilarApplications, openApplication, tabPanel } from './applicationPage.ts';
import { expect, test } from './fixtures.ts';
import { findAccessibilityViolations } from './findAccessibilityViolations.ts';

const languages = [
  {
    label: 'English',
    tabs: ['Address proof', 'Similar applicants', 'Files'],
    reject: 'Reject proof',
    takeBack: 'Take review back',
    skip: 'Import without certification',
  },
  {
    label: '简体中文',
    tabs: ['地址证明', '相似申请人', '文件'],
    reject: '拒绝地址证明',
    takeBack: '撤回审核',
    skip: '跳过认证直接导入',
  },
  {
    label: '繁體中文',
    tabs: ['地址證明', '相似申請人', '檔案'],
    reject: '拒絕地址證明',
    takeBack: '撤回審核',
    skip: '略過認證直接匯入',
  },
] as const;

for (const [index, { label, tabs, reject, takeBack, skip }] of languages.entries()) {
  test(`axe finds nothing on the tabs and dialogs of an application in ${label}`, async ({
    page,
    signIn,
    emulator,
  }) => {
    test.setTimeout(120_000);
    const { applyID } = await createSimilarApplications(emulator, 'CHK');
    await page.emulateMedia({ colorScheme: index === 1 ? 'light' : 'dark' });
    await signIn('demo', 'demo.admin');
    await openApplication(page, applyID);
    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label });
    const [proof, similar, files] = tabs;
    await page.getByRole('tab', { name: similar }).click();
    await expect(tabPanel(page).getByRole('table').nth(1)).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('tab', { name: files }).click();
    await expect(tabPanel(page).getByRole('table')).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('tab', { name: proof }).click();
    await tabPanel(page).getByRole('button', { name: reject }).click();
    await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(4);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await tabPanel(page).getByRole('button', { name: takeBack }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: skip }).click();
    await expect(page.getByRole('alertdialog').getByRole('textbox')).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
}
