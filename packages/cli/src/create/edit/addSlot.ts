import { type ExtendedPlugin, type NewPart } from './ExtendedPlugin.ts';
import { findFirstFunction } from './findFirstFunction.ts';

/** Content for a slot of another plugin, or of the first page. */
export interface NewFill extends NewPart {
  /** The id of the slot, such as `home.cards`. */
  readonly slot: string;
  /** The code of the function that a user needs to see it; undefined for the plugin's first one. */
  readonly functionCode: string | undefined;
}

/** Adds a slot to a plugin: a place in its screens that other plugins fill, and a test. */
export async function addSlot(plugin: ExtendedPlugin, { name }: NewPart): Promise<void> {
  const file = 'src/slots.ts';
  const id = `${plugin.id.kebab}.${name.kebab}`;
  const declaration = `/** Place it in a screen: \`<Slot token={${name.camel}} props={{ id }} />\`; the props are what its fills may read. */
export const ${name.camel} = defineSlot<{ readonly id: string }>('${id}');
`;
  plugin.addToReadme(`| the slot \`${id}\` | \`${file}\` | |`);
  if (plugin.has(file)) {
    const source = await plugin.source(file);
    source.addImport('@brokerdesk/plugin-sdk', ['defineSlot']);
    source.appendStatements(declaration);
  } else {
    plugin.create(file, `import { defineSlot } from '@brokerdesk/plugin-sdk';\n\n${declaration}`);
    await plugin.addEntry('./slots', './src/slots.ts');
  }
  plugin.create(
    `src/slots/${name.camel}.test.tsx`,
    `import { Slot } from '@brokerdesk/plugin-sdk';
import { renderScreen } from '@brokerdesk/plugin-sdk/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import plugin from '../plugin.ts';
import { ${name.camel} } from '../slots.ts';

afterEach(cleanup);

it('shows what other plugins add, with its props', async () => {
  const item = { key: 'other', title: 'Other', render: (props: object) => <p>{JSON.stringify(props)}</p> };
  const slots = { '${id}': [item] };
  await renderScreen(<Slot token={${name.camel}} props={{ id: 'A-1' }} />, { plugin, slots });
  expect(screen.getByText('{"id":"A-1"}')).toBeTruthy();
});
`,
  );
}

/** Adds content for a slot to a plugin: its function, texts, component and test. */
export async function addFill(plugin: ExtendedPlugin, part: NewFill): Promise<void> {
  const { name, titles, slot, functionCode } = part;
  const { definition } = plugin;
  const object = definition.defaultObject();
  const code = functionCode ?? findFirstFunction(plugin);
  const isHome = slot === 'home.cards';
  plugin.addToReadme(`| “${titles.en}” in the slot \`${slot}\` | \`src/slots/${name.pascal}.tsx\` | \`${code}\` |`);
  definition.addImport('@brokerdesk/plugin-sdk', ['fill', isHome ? 'homeCards' : 'defineSlot']);
  const item = `fill(${isHome ? 'homeCards' : `defineSlot<object>('${slot}')`}, {
  id: '${name.kebab}',
  requires: '${code}',
  title: '${name.camel}.title',
  component: () => import('./slots/${name.pascal}.tsx'),
})`;
  if (definition.propertyNames(object).includes('slots')) definition.add(object, { to: 'slots', item });
  else definition.add(object, { item: `slots: [\n  ${item.replaceAll('\n', '\n  ')},\n]` });
  await plugin.addTexts(name.camel, {
    en: writeTexts(titles.en, 'Write the content here.'),
    'zh-Hans': writeTexts(titles['zh-Hans'], '请在此编写内容。'),
    'zh-Hant': writeTexts(titles['zh-Hant'], '請在此編寫內容。'),
  });
  await plugin.offerTexts();
  plugin.create(
    `src/slots/${name.pascal}.tsx`,
    `import { Text } from '@brokerdesk/plugin-sdk';
import { useText } from '../useText.ts';

export default function ${name.pascal}() {
  const text = useText();
  return <Text as="p">{text('${name.camel}.text')}</Text>;
}
`,
  );
  plugin.create(
    `src/slots/${name.pascal}.test.tsx`,
    `import { renderScreen } from '@brokerdesk/plugin-sdk/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import plugin from '../plugin.ts';
import ${name.pascal} from './${name.pascal}.tsx';

afterEach(cleanup);

it('is shown to users with its function only', () => {
  expect(plugin.slots.find(({ id }) => id === '${name.kebab}')).toMatchObject({ slot: '${slot}', requires: '${code}' });
});

it.each([
  ['en', 'Write the content here.'],
  ['zh-Hans', '请在此编写内容。'],
  ['zh-Hant', '請在此編寫內容。'],
] as const)('shows its text in %s', async (language, content) => {
  await renderScreen(<${name.pascal} />, { plugin, language });
  expect(screen.getByText(content)).toBeTruthy();
});
`,
  );
}

function writeTexts(title: string, text: string): string {
  return `{ title: '${title}', text: '${text}' }`;
}
