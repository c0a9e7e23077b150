import type { ProductFunction, ProductPage } from '../findProductFunction.ts';
import { findFreeKey, indentLines, type NewTab, writeTab, writeTabbedPage } from '../writeFunctions.ts';
import { addScreenTexts } from './addScreenTexts.ts';
import { assertFree, type ExtendedPlugin, type NewPart } from './ExtendedPlugin.ts';
import type { SourceFile } from './SourceFile.ts';

/** A screen that a plugin gets. */
export interface NewScreen extends NewPart {
  /** The page or the tab of the product that it is; a page with a new function of the plugin if absent. */
  readonly page?: ProductPage | undefined;
}

/** Adds a screen to a plugin: its function, texts, component and test. */
export async function addScreen(plugin: ExtendedPlugin, { name, titles, page }: NewScreen): Promise<void> {
  const { definition, id } = plugin;
  const screen = `${name.pascal}Screen`;
  const folder = `src/screens/${name.camel}`;
  const file = `./screens/${name.camel}/${screen}.tsx`;
  const title = `${name.camel}.title`;
  const code = page?.code ?? `X_${id.constant}_${name.constant}`;
  const path = page?.place?.path ?? `${page?.tabOf === undefined ? `${id.snake}_` : ''}${name.snake}`;
  if (page?.tabOf === undefined) {
    const object = definition.defaultObject();
    assertFree(definition.propertyNames(functionsOf(definition)), { name: code, place: definition.file });
    definition.addImport('@brokerdesk/plugin-sdk', ['page']);
    definition.add(object, {
      to: 'functions',
      item: `${code}: page({
  path: '${path}',
  title: '${title}',${page?.isTab ? '\n  isTab: true,' : ''}
  menu: { icon: '${page?.place?.icon ?? 'document'}' },
  screen: () => import('${file}'),
})`,
    });
  } else {
    await addTab(plugin, page.tabOf, { key: name.camel, path, title, code, screen: file });
  }
  plugin.addToReadme(`| the screen “${titles.en}” | \`${folder}/\` | \`${code}\` |`);
  const texts = await addScreenTexts(plugin, { name, titles });
  plugin.create(
    `${folder}/${screen}.tsx`,
    `import { EmptyState, PageHeader, Stack } from '@brokerdesk/plugin-sdk';
import { useText } from '${texts}';

export default function ${screen}() {
  const text = useText();
  return (
    <Stack>
      <PageHeader title={text('${name.camel}.title')} />
      <EmptyState title={text('${name.camel}.empty.title')}>{text('${name.camel}.empty.text')}</EmptyState>
    </Stack>
  );
}
`,
  );
  plugin.create(
    `${folder}/${screen}.test.tsx`,
    `import { renderScreen } from '@brokerdesk/plugin-sdk/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import plugin from '../../plugin.ts';
import ${screen} from './${screen}.tsx';

afterEach(cleanup);

it.each([
  ['en', '${titles.en}'],
  ['zh-Hans', '${titles['zh-Hans']}'],
  ['zh-Hant', '${titles['zh-Hant']}'],
] as const)('shows its title in %s', async (language, title) => {
  await renderScreen(<${screen} />, { plugin, language });
  expect(screen.getByRole('heading', { name: title, level: 1 })).toBeTruthy();
});
`,
  );
}

/** Adds a tab to a page: to one that the plugin declares, else to the page of the product, which it declares. */
async function addTab(plugin: ExtendedPlugin, page: ProductFunction, tab: NewTab): Promise<void> {
  const { definition } = plugin;
  const functions = functionsOf(definition);
  const declared = definition.property(functions, page.code);
  if (declared === undefined) {
    const key = findFreeKey(page, [...(await plugin.textKeys()), tab.key]);
    definition.addImport('@brokerdesk/plugin-sdk', ['tabbedPage']);
    const item = writeTabbedPage(page, { title: `${key}.title`, tab });
    definition.add(definition.defaultObject(), { to: 'functions', item });
    const { en, 'zh-Hans': simplified, 'zh-Hant': traditional } = page.titles;
    const toText = (text: string) => `{ title: '${text}' }`;
    return plugin.addTexts(key, { en: toText(en), 'zh-Hans': toText(simplified), 'zh-Hant': toText(traditional) });
  }
  const spec = definition.argumentObject(declared);
  const children = definition.property(spec, 'children');
  if (children === undefined) {
    definition.add(spec, { item: `children: {\n  ${indentLines(writeTab(tab), '  ')},\n}` });
    return;
  }
  const names = children.type === 'ObjectExpression' ? definition.propertyNames(children) : [];
  assertFree(names, { name: tab.key, place: `${page.code} in ${definition.file}` });
  definition.add(spec, { to: 'children', item: writeTab(tab) });
}

function functionsOf(definition: SourceFile) {
  const functions = definition.property(definition.defaultObject(), 'functions');
  if (functions?.type === 'ObjectExpression') return functions;
  throw definition.unexpected('`functions` is not written as an object in it');
}
