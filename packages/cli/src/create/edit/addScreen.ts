import { assertFree, type ExtendedPlugin, type NewPart } from './ExtendedPlugin.ts';

/** Adds a screen to a plugin: its function, texts, component and test. */
export async function addScreen(plugin: ExtendedPlugin, { name, titles }: NewPart): Promise<void> {
  const { definition, id } = plugin;
  const object = definition.defaultObject();
  const functions = definition.property(object, 'functions');
  if (functions?.type !== 'ObjectExpression')
    throw definition.unexpected('`functions` is not written as an object in it');
  const code = `X_${id.constant}_${name.constant}`;
  assertFree(definition.propertyNames(functions), { name: code, place: definition.file });
  const screen = `${name.pascal}Screen`;
  const folder = `src/screens/${name.camel}`;
  definition.addImport('@brokerdesk/plugin-sdk', ['page']);
  definition.add(object, {
    to: 'functions',
    item: `${code}: page({
  path: '${id.snake}_${name.snake}',
  title: '${name.camel}.title',
  menu: { icon: 'document' },
  screen: () => import('./screens/${name.camel}/${screen}.tsx'),
})`,
  });
  await plugin.addTexts(name.camel, {
    en: writeTexts(titles.en, 'Nothing here yet', 'Write the content of this screen.'),
    'zh-Hans': writeTexts(titles['zh-Hans'], '暂无内容', '请编写此页面的内容。'),
    'zh-Hant': writeTexts(titles['zh-Hant'], '暫無內容', '請編寫此頁面的內容。'),
  });
  plugin.create(
    `${folder}/${screen}.tsx`,
    `import { EmptyState, PageHeader, Stack } from '@brokerdesk/plugin-sdk';
import { useText } from '../../useText.ts';

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

function writeTexts(title: string, emptyTitle: string, emptyText: string): string {
  return `{\n  title: '${title}',\n  empty: { title: '${emptyTitle}', text: '${emptyText}' },\n}`;
}
