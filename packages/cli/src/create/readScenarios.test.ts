import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { planPlugin, type PluginRequest } from './createPlugin.ts';
import type { Files } from './renameSample.ts';
import { listTemplates } from './templates.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const titles = { en: 'Opening hours', 'zh-Hans': '营业时间', 'zh-Hant': '營業時間' };
const folder = path.join(root, 'plugins', 'opening-hours');

function plan(template: string, changes: Partial<PluginRequest> = {}): Promise<Files> {
  const own = { brokers: [], packages: undefined, nodePackages: {}, hasTestTools: false };
  return planPlugin({ name: 'opening-hours', titles, template, folder, root, ...own, ...changes });
}

const scenariosOf = (files: Files) => [...files].filter(([file]) => file.endsWith('.faults.ts'));

const item = { name: 'open-enquiry', titles: { 'zh-Hans': '未结咨询', 'zh-Hant': '未結查詢' } };

it.each([...listTemplates().map((template) => ({ template })), { template: 'list', item }])(
  'a plugin of this repository has a fault scenario for each of its calls: %o',
  async ({ template, ...changes }) => {
    const files = await plan(template, changes);
    const declared = String(files.get('src/endpoints.ts') ?? '').matchAll(/method: '(\w+)',\s*path: '([^']+)'/g);
    const calls = [...declared].map(([, method, address]) => `${method} ${address}`);
    const texts = scenariosOf(files).map(([, text]) => String(text));
    const covered = texts.flatMap((text) => [...text.matchAll(/endpoint: '([^']+)'/g)].map(([, call]) => call));
    expect(new Set(covered)).toEqual(new Set(calls));
    expect(texts.join('\n')).not.toMatch(/sample.?plugin/i);
  },
);

it('the scenarios of a plugin for one broker are played by its users', async () => {
  const [[, text] = []] = scenariosOf(await plan('list', { brokers: ['HARBOUR'] }));
  expect(text).toContain("'harbour.admin'");
  expect(text).toContain("'harbour/main/opening_hours'");
  expect(text).toContain("'REC-HARBOUR-01'");
  expect(text).not.toMatch(/demo/i);
});

it('a separate package has no fault scenarios', async () => {
  expect(scenariosOf(await plan('list', { root: undefined, folder: `${folder}-package` }))).toEqual([]);
});
