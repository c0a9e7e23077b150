import { type ExtendedPlugin, languages, type NewPart, type NewTexts } from './ExtendedPlugin.ts';

const emptyTexts: Readonly<Record<(typeof languages)[number], readonly [title: string, text: string]>> = {
  en: ['Nothing here yet', 'Write the content of this screen.'],
  'zh-Hans': ['暂无内容', '请编写此页面的内容。'],
  'zh-Hant': ['暫無內容', '請編寫此頁面的內容。'],
};

/**
 * Adds the texts of a new screen, and returns the module that its `useText` comes from. In a plugin whose `useText.ts` exports
 * `pluginTexts`, a screen has text files besides those of the plugin, which then hold its title alone.
 */
export async function addScreenTexts(plugin: ExtendedPlugin, { name, titles }: NewPart): Promise<string> {
  if (!(await plugin.sharesTexts())) {
    await plugin.addTexts(
      toTexts((language) => {
        const [title, text] = emptyTexts[language];
        const empty = { [`${name.camel}.empty.title`]: title, [`${name.camel}.empty.text`]: text };
        return { [`${name.camel}.title`]: titles[language], ...empty };
      }),
    );
    return '../../useText.ts';
  }
  await plugin.addTexts(toTexts((language) => ({ [`${name.camel}.title`]: titles[language] })));
  const folder = `src/screens/${name.camel}`;
  for (const language of languages) {
    const [title, text] = emptyTexts[language];
    const texts = `{\n  ${name.camel}: {\n    empty: { title: '${title}', text: '${text}' },\n  },\n}`;
    plugin.create(
      `${folder}/locales/${language}.ts`,
      language === 'en'
        ? `export const en = ${texts} as const;\n`
        : `import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = ${texts};
`,
    );
  }
  plugin.create(
    `${folder}/useText.ts`,
    `import { defineTexts } from '@brokerdesk/plugin-sdk';
import { pluginTexts } from '../../useText.ts';
import { en } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

/** Returns the texts of this screen, and those that all screens of the plugin share. */
export const { useText } = defineTexts(pluginTexts, { en, 'zh-Hans': simplified, 'zh-Hant': traditional });
`,
  );
  return './useText.ts';
}

function toTexts(write: (language: (typeof languages)[number]) => Readonly<Record<string, string>>): NewTexts {
  return { en: write('en'), 'zh-Hans': write('zh-Hans'), 'zh-Hant': write('zh-Hant') };
}
