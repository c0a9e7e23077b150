import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { functionCodes } from '@brokerdesk/api';
import { afterAll, describe, expect, it } from 'vitest';
import { describeAll } from '../plugins/describePlugins.ts';
import { readPlugin } from '../plugins/findPlugins.ts';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { pasteAdditions } from '../testing/pasteAdditions.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';
import { addScreen, type NewScreen } from './parts/addScreen.ts';
import { addFill } from './parts/addSlot.ts';
import { applyChanges } from './parts/applyChanges.ts';
import { ExtendedPlugin } from './parts/ExtendedPlugin.ts';
import { planPlugin } from './createPlugin.ts';
import { findProductFunction } from './findProductFunction.ts';
import { nameForms } from './nameForms.ts';
import { placeFolder } from './placeFolder.ts';
import { placeProductPage } from './placeProductPage.ts';
import { productPlaces } from './productPlaces.ts';
import { renameSample } from './renameSample.ts';
import { readTemplate } from './templates.ts';

afterAll(removeTestFolders);

const place = { root: undefined, brokers: [], packages: undefined, nodePackages: {}, hasTestTools: false };

async function plan(name: string, code: string) {
  const page = await findProductFunction(code, { plugins: [] });
  const folder = path.join(await makeTestFolder(), name);
  const request = { name, titles: page.titles, template: 'blank', folder, functionCode: code, page, ...place };
  const files = await planPlugin(request);
  return { folder, files, read: (file: string) => String(files.get(file)) };
}

/** Adds a screen, and what the command asks its author to add. */
async function extend(folder: string, screen: NewScreen): Promise<void> {
  const plugin = await ExtendedPlugin.open(folder);
  await addScreen(plugin, screen);
  await applyChanges(plugin.changes(), undefined);
  await pasteAdditions(folder, plugin.additions);
}

async function describeOne(folder: string) {
  const [described] = await describeAll([await readPlugin(folder)]);
  if (described === undefined) throw new Error(`${folder} has no definition.`);
  return described;
}

describe('a plugin that owns a page of the product', () => {
  it('declares the page at the address of the specification, in its area', async () => {
    const { read } = await plan('what-clients-read', 'PM_CLIENT_INFORMATION');
    expect(read('src/plugin.ts')).toContain("import { area, definePlugin, page } from '@brokerdesk/plugin-sdk';");
    expect(read('src/plugin.ts')).toContain(`  functions: {
    // Shared with the other plugins of this area, so that this one also works without them.
    PRODUCT_MANAGEMENT: area({ path: 'product_control', title: 'menu.productManagement', menu: { icon: 'box' } }),
    PM_CLIENT_INFORMATION: page({
      path: 'manage_info',
      title: 'menu.whatClientsRead',
      menu: { icon: 'info-sign' },
      screen: () => import('./screens/whatClientsRead/WhatClientsReadScreen.tsx'),`);
    expect(read('README.md')).toContain(
      '| the screen at the address `product_control/manage_info` | `src/screens/whatClientsRead/` | `PM_CLIENT_INFORMATION` |',
    );
  });

  it('has the names of the tree in three languages, and the texts of its screen beside the screen', async () => {
    const { read } = await plan('data-charts', 'RAO_DATA_CHART');
    expect(read('src/locales/en.ts')).toBe(`const en = {
  menu: {
    accountOpening: 'Account Opening',
    dataCharts: 'Data Chart',
  },
} as const;

export default en;
`);
    expect(read('src/locales/zh-Hans.ts')).toContain("    accountOpening: '开户管理',\n    dataCharts: '数据图表',");
    expect(read('src/locales/zh-Hant.ts')).toContain("    accountOpening: '開戶管理',\n    dataCharts: '數據圖表',");
    expect(read('src/useText.ts')).toContain('export const pluginTexts = defineTexts<typeof en>();');
    expect(read('src/screens/dataCharts/locales/zh-Hant.ts')).toContain("  introduction: '目前用戶：{{name}}。',");
    expect(read('src/screens/dataCharts/DataChartsScreen.tsx')).toContain("title={text('menu.dataCharts')}");
  });

  it.each([
    ['product-control', 'productManagement', 'generalConfiguration', 'productControl'],
    ['product-management', 'productControl', 'generalConfiguration', 'productManagement'],
    ['general-configuration', 'productManagement', 'manageConfig', 'generalConfiguration'],
  ])('gives each title a key of its own if the name is %s', async (name, ...keys) => {
    const page = await findProductFunction('PM_GC_ADVERTISING', { plugins: [] });
    // Without what `create` checks before: a plugin of the product has one of these names.
    const renamed = renameSample(readTemplate('blank'), { name, titles: page.titles, functionCode: page.code });
    const files = placeProductPage(renamed, { name, page });
    const read = (file: string) => String(files.get(file));
    for (const language of ['en', 'zh-Hans', 'zh-Hant']) {
      const texts = [...read(`src/locales/${language}.ts`).matchAll(/^ {4}(\w+):/gm)].map(([, key]) => key);
      expect(texts).toEqual(keys);
    }
    expect(read('src/plugin.ts').match(/(?<=menu\.)\w+/g)).toEqual(keys);
  });

  it('has a tab for what an action of the tree opens', async () => {
    const { folder, files, read } = await plan('advertising', 'PM_GC_ADVERTISING');
    expect(read('src/plugin.ts')).toContain("import { area, definePlugin, tabbedPage } from '@brokerdesk/plugin-sdk';");
    expect(read('src/plugin.ts')).toContain(`    PM_GENERAL_CONFIGURATION: tabbedPage({
      path: 'manage_config',
      title: 'menu.generalConfiguration',
      menu: { icon: 'cog' },
      children: {
        advertising: {
          path: 'advertising',
          title: 'menu.advertising',
          isTab: true,
          requires: 'PM_GC_ADVERTISING',
          screen: () => import('./screens/advertising/AdvertisingScreen.tsx'),
        },
      },
    }),
`);
    expect(read('README.md')).toContain(
      '`product_control/manage_config/advertising` | `src/screens/advertising/` | `PM_GENERAL_CONFIGURATION`, `PM_GC_ADVERTISING` |',
    );
    await placeFolder({ folder, files });
    const { description } = await describeOne(folder);
    expect(description.functions['PM_GENERAL_CONFIGURATION']).toMatchObject({
      kind: 'tabs',
      children: { advertising: { isTab: true, requires: 'PM_GC_ADVERTISING' } },
    });
  });

  it('stands in the tabs of the page above it, if that has tabs', async () => {
    const { folder, files } = await plan('notice-tabs', 'PM_NOTICE_MANAGEMENT');
    const definition = files.get('src/plugin.ts');
    await placeFolder({ folder, files });
    const tabbed = String(definition).replace(', page }', ', tabbedPage }').replace(': page({', ': tabbedPage({');
    await writeFile(path.join(folder, 'src/plugin.ts'), tabbed.replace(/\n {6}screen: .*/, ''));
    const page = await findProductFunction('PM_NM_ANNOUNCEMENT', { plugins: [await readPlugin(folder)] });
    expect(page).toMatchObject({ isTab: true, tabOf: undefined });
  });

  it.each([
    ['PRODUCT_MANAGEMENT', 'FUNCTION_INVALID', /is not a page but an area/],
    ['PM_GC_ADVERTSING', 'FUNCTION_INVALID', /no function/],
  ])('is none for %s', async (code, error, message) => {
    await expect(findProductFunction(code, { plugins: [] })).rejects.toMatchObject({
      code: error,
      message: expect.stringMatching(message) as string,
    });
  });

  it('is refused where another plugin owns the page of the tab, which can have it', { timeout: 180_000 }, async () => {
    const { folder, files } = await plan('advertising', 'PM_GC_ADVERTISING');
    await placeFolder({ folder, files });
    const plugins = [await readPlugin(folder)];
    await expect(findProductFunction('PM_GC_TIPS', { plugins })).rejects.toMatchObject({
      code: 'FUNCTION_OWNED_TWICE',
      hint: `Extend that plugin: admin-cli create screen <name> --function PM_GC_TIPS --directory ${folder}`,
    });
    const page = await findProductFunction('PM_GC_TIPS', { plugins, folder });
    await extend(folder, { name: nameForms('tips'), titles: page.titles, page });
    const { description } = await describeOne(folder);
    const tabs = Object.entries(description.functions['PM_GENERAL_CONFIGURATION']?.children ?? {});
    expect(tabs.map(([key, { requires, isTab }]) => [key, requires, isTab])).toEqual([
      ['tips', 'PM_GC_TIPS', true],
      ['advertising', 'PM_GC_ADVERTISING', true],
    ]);
    expect(await readFile(path.join(folder, 'README.md'), 'utf8')).toContain(
      '| the screen “Tips” | `src/screens/tips/` | `PM_GC_TIPS` |\n\n',
    );
    const again = await ExtendedPlugin.open(folder);
    const repeated = addScreen(again, { name: nameForms('tips'), titles: page.titles, page });
    await expect(repeated).rejects.toMatchObject({ code: 'NAME_TAKEN' });
  });

  it('gets the first tab of a page that it does not declare yet, or of one with a screen', {
    timeout: 180_000,
  }, async () => {
    const { folder, files } = await plan('portal-pages', 'PM_WEB_PORTAL_CONFIGURATION');
    await placeFolder({ folder, files });
    for (const [name, code] of [
      ['login-page', 'PM_WP_LOGIN_PAGE'],
      ['tips', 'PM_GC_TIPS'],
    ] as const) {
      const page = await findProductFunction(code, { plugins: [await readPlugin(folder)], folder });
      await extend(folder, { name: nameForms(name), titles: page.titles, page });
    }
    const { description } = await describeOne(folder);
    expect(description.functions).toMatchObject({
      PM_WEB_PORTAL_CONFIGURATION: {
        kind: 'page',
        children: { loginPage: { isTab: true, requires: 'PM_WP_LOGIN_PAGE' } },
      },
      PM_GENERAL_CONFIGURATION: { kind: 'tabs', path: 'manage_config', children: { tips: { path: 'tips' } } },
    });
    expect(description.titles['zh-Hant']).toMatchObject({ 'generalConfiguration.title': expect.any(String) as string });
  });

  it('takes the place of its area from the plugins that declare it', async () => {
    const folder = path.resolve(import.meta.dirname, '../../../../plugins/templates');
    const { area } = await findProductFunction('RAO_DATA_CHART', { plugins: [await readPlugin(folder)] });
    expect(area?.place).toEqual({ path: 'account_opening', icon: 'document' });
  });

  it('gets further screens with texts of their own, and content of slots with the shared ones', async () => {
    const { folder, files } = await plan('data-charts', 'RAO_DATA_CHART');
    await placeFolder({ folder, files });
    const plugin = await ExtendedPlugin.open(folder);
    await addScreen(plugin, {
      name: nameForms('top-referrers'),
      titles: { en: 'Top', 'zh-Hans': '前', 'zh-Hant': '首' },
    });
    await addFill(plugin, {
      name: nameForms('new-today'),
      titles: { en: 'New', 'zh-Hans': '新', 'zh-Hant': '新' },
      slot: 'home.cards',
      functionCode: undefined,
    });
    await applyChanges(plugin.changes(), undefined);
    expect(await readFile(path.join(folder, 'src/useText.ts'), 'utf8')).toMatch(
      /defineTexts<typeof en>\(\);\n\n.*\nexport const \{ useText \} = pluginTexts;\n$/,
    );
    expect(await readdir(path.join(folder, 'src/screens/topReferrers'))).toContain('useText.ts');
  });
});

it('knows a place for every area of the product', () => {
  const areas = Object.entries(functionCodes).filter(([, { kind }]) => kind === 'area');
  expect(Object.keys(productPlaces)).toEqual(expect.arrayContaining(areas.map(([code]) => code)));
});

it('no page is free while a plugin that may own it cannot be read', async () => {
  const unread = await readPlugin(await writePluginFixture({ definition: "throw new Error('half written');" }));
  const asked = findProductFunction('PM_CLIENT_INFORMATION', { plugins: [unread] });
  await expect(asked).rejects.toMatchObject({ code: 'PLUGIN_UNREADABLE' });
});
