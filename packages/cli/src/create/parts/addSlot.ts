import { indentLines } from '../writeFunctions.ts';
import { type Addition, addition, importAddition, statementAdditions } from './Addition.ts';
import { findOfferedSlot, listContractNames } from './findOfferedSlot.ts';
import type { ExtendedPlugin, NewPart } from './ExtendedPlugin.ts';
import { definitionFile, findFirstFunction } from './readDefinition.ts';

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
  const id = `${plugin.definition.id.kebab}.${name.kebab}`;
  const declaration = `/** Place it in a screen: \`<Slot token={${name.camel}} props={{ id }} />\`; the props are what its fills may read. */
export const ${name.camel} = defineSlot<{ readonly id: string }>('${id}');
`;
  await plugin.addToReadme(`| the slot \`${id}\` | \`${file}\` | |`);
  if (plugin.has(file)) {
    const imports = { '@brokerdesk/plugin-sdk': ['defineSlot'] };
    plugin.additions.push(...statementAdditions(await plugin.read(file), file, { statements: declaration, imports }));
  } else {
    plugin.create(file, `import { defineSlot } from '@brokerdesk/plugin-sdk';\n\n${declaration}`);
    await plugin.addEntry('./slots', './src/slots.ts');
  }
  plugin.create(
    `src/slots/${name.camel}.test.tsx`,
    `import { Slot } from '@brokerdesk/plugin-sdk';
import { renderScreen } from '@brokerdesk/plugin-testing';
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

/** Adds content for a slot to a plugin: its texts, component and test; its declaration is an addition. */
export async function addFill(plugin: ExtendedPlugin, part: NewFill): Promise<void> {
  const { name, titles, slot, functionCode } = part;
  const { definition } = plugin;
  const code = functionCode ?? findFirstFunction(definition);
  const isHome = slot === 'home.cards';
  const { propsType = 'object' } = (await findOfferedSlot(slot, plugin.folder)) ?? {};
  await plugin.addToReadme(
    `| “${titles.en}” in the slot \`${slot}\` | \`src/slots/${name.pascal}.tsx\` | \`${code}\` |`,
  );
  const sdk = { from: '@brokerdesk/plugin-sdk', names: ['fill', isHome ? 'homeCards' : 'defineSlot'] };
  const item = `fill(${isHome ? 'homeCards' : `defineSlot<${propsType}>('${slot}')`}, {
  id: '${name.kebab}',
  requires: '${code}',
  title: '${name.camel}.title',
  component: () => import('./slots/${name.pascal}.tsx'),
}),`;
  plugin.additions.push(
    ...importAddition(definition.source, definitionFile, sdk),
    ...typeAdditions(definition.source, listContractNames(propsType)),
    definition.hasSlots
      ? addition(definitionFile, 'in `slots`', { text: item, depth: 2 })
      : addition(definitionFile, 'below `functions`', {
          text: `slots: [\n  ${indentLines(item, '  ')}\n],`,
          depth: 1,
        }),
  );
  const toTexts = (title: string, text: string) => ({ [`${name.camel}.title`]: title, [`${name.camel}.text`]: text });
  await plugin.addTexts({
    en: toTexts(titles.en, 'Write the content here.'),
    'zh-Hans': toTexts(titles['zh-Hans'], '请在此编写内容。'),
    'zh-Hant': toTexts(titles['zh-Hant'], '請在此編寫內容。'),
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
    `import { renderScreen } from '@brokerdesk/plugin-testing';
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

/** Slots have their props from the contract. */
function typeAdditions(source: Parameters<typeof importAddition>[0], names: readonly string[]): readonly Addition[] {
  if (names.length === 0) return [];
  const from = '@brokerdesk/plugin-sdk/api';
  return importAddition(source, definitionFile, { from, names: names.map((name) => `type ${name}`) });
}
