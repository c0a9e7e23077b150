import { propertiesOf, unwrap } from '../../sources/objectLiteral.ts';
import type { ProductFunction, ProductPage } from '../findProductFunction.ts';
import { findFreeKey, indentLines, type NewTab, writeTab, writeTabbedPage } from '../writeFunctions.ts';
import { addition, importAddition } from './Addition.ts';
import { addScreenTexts } from './addScreenTexts.ts';
import { assertFree, type ExtendedPlugin, type NewPart } from './ExtendedPlugin.ts';
import { definitionFile } from './readDefinition.ts';

/** A screen that a plugin gets. */
export interface NewScreen extends NewPart {
  /** The page or the tab of the product that it is; a page with a new function of the plugin if absent. */
  readonly page?: ProductPage | undefined;
}

/** Adds a screen to a plugin: its texts, component and test; its function is an addition. */
export async function addScreen(plugin: ExtendedPlugin, { name, titles, page }: NewScreen): Promise<void> {
  const { id } = plugin.definition;
  const screen = `${name.pascal}Screen`;
  const folder = `src/screens/${name.camel}`;
  const file = `./screens/${name.camel}/${screen}.tsx`;
  const title = `${name.camel}.title`;
  const code = page?.code ?? `X_${id.constant}_${name.constant}`;
  const path = page?.place?.path ?? `${page?.tabOf === undefined ? `${id.snake}_` : ''}${name.snake}`;
  if (page?.tabOf === undefined) {
    addFunction(plugin, {
      code,
      kind: 'page',
      text: `${code}: page({
  path: '${path}',
  title: '${title}',${page?.isTab ? '\n  isTab: true,' : ''}
  menu: { icon: '${page?.place?.icon ?? 'document'}' },
  screen: () => import('${file}'),
})`,
    });
  } else {
    await addTab(plugin, page.tabOf, { key: name.camel, path, title, code, screen: file });
  }
  await plugin.addToReadme(`| the screen “${titles.en}” | \`${folder}/\` | \`${code}\` |`);
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
    `import { renderScreen } from '@brokerdesk/plugin-testing';
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
  const declared = unwrap(plugin.definition.functions.get(page.code)?.value);
  if (declared === undefined) {
    const key = findFreeKey(page, [...(await plugin.textNames()), tab.key]);
    const text = writeTabbedPage(page, { title: `${key}.title`, tab });
    addFunction(plugin, { code: page.code, kind: 'tabbedPage', text });
    const toText = (title: string) => ({ [`${key}.title`]: title });
    const { en, 'zh-Hans': simplified, 'zh-Hant': traditional } = page.titles;
    return plugin.addTexts({ en: toText(en), 'zh-Hans': toText(simplified), 'zh-Hant': toText(traditional) });
  }
  const spec = declared.type === 'CallExpression' ? propertiesOf(declared.arguments[0]) : undefined;
  const children = spec?.get('children');
  const names = propertiesOf(children?.value)?.keys() ?? [];
  assertFree(names, { name: tab.key, place: `${page.code} in ${definitionFile}` });
  plugin.additions.push(
    children === undefined
      ? addition(definitionFile, `in ${page.code}`, {
          text: `children: {\n  ${indentLines(writeTab(tab), '  ')},\n},`,
          depth: 3,
        })
      : addition(definitionFile, `in \`children\` of ${page.code}`, { text: `${writeTab(tab)},`, depth: 4 }),
  );
}

/** A function that the developer adds to a definition. */
interface NewFunction {
  readonly code: string;
  /** The function of the SDK that declares it. */
  readonly kind: 'page' | 'tabbedPage';
  readonly text: string;
}

function addFunction({ definition, additions }: ExtendedPlugin, { code, kind, text }: NewFunction): void {
  assertFree(definition.functions.keys(), { name: code, place: definitionFile });
  const sdk = { from: '@brokerdesk/plugin-sdk', names: [kind] };
  additions.push(
    ...importAddition(definition.source, definitionFile, sdk),
    addition(definitionFile, 'in `functions`', { text: `${text},`, depth: 2 }),
  );
}
