// `admin-cli test` runs the journeys that the author of a created plugin writes: a browser, the plugin's screen, an emulator.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { planPlugin } from '../packages/cli/src/create/createPlugin.ts';
import { placeFolder } from '../packages/cli/src/create/placeFolder.ts';
import { runToEnd } from '../packages/cli/src/testing/runToEnd.ts';
import { expect, test } from './fixtures.ts';

const parent = join(import.meta.dirname, '../.brokerdesk/e2e');

const journeys = `import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('demo/main/walk_ins');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Walk-ins');
});

test('a user opens the screen', ({ page }) => expect(page.getByRole('main')).toContainText('Walk-ins'));

test('a user finds what is not there', ({ page }) =>
  expect(page.getByRole('grid')).toBeVisible({ timeout: 100 }));
`;

test('admin-cli test runs the journeys of a created plugin, and reports the one that fails', {
  tag: '@whole',
}, async () => {
  test.setTimeout(360_000);
  mkdirSync(parent, { recursive: true });
  const folder = join(mkdtempSync(join(parent, 'journeys-')), 'walk-ins');
  try {
    const titles = { en: 'Walk-ins', 'zh-Hans': '临柜客户', 'zh-Hant': '到訪客戶' };
    const place = { folder, root: undefined, brokers: [], packages: undefined, nodePackage: {}, hasTestTools: false };
    const files = await planPlugin({ name: 'walk-ins', titles, template: 'blank', ...place });
    await placeFolder({ folder, files });
    writeFileSync(join(folder, 'src', 'walkIns.journey.ts'), journeys);
    const { code, stdout } = await runToEnd('test', folder, '--journey', '--json');
    expect({ code, result: JSON.parse(stdout) as unknown }).toEqual({
      code: 1,
      result: {
        folder,
        unit: null,
        journey: { isPassed: false, passed: 1, failures: ['a user finds what is not there'] },
      },
    });
  } finally {
    rmSync(join(folder, '..'), { recursive: true, force: true });
  }
});
