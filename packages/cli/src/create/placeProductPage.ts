// A plugin that owns a page of the product's tree looks like the plugins of this repository: its page is in its area, at the
// address of the specification, and each screen has its own texts beside those that all screens share. What an action of the
// tree opens is a tab of its page.
import { CliError } from '../errors.ts';
import type { ProductFunction, ProductPage } from './findProductFunction.ts';
import { nameForms } from './nameForms.ts';
import type { Files } from './renameSample.ts';
import { findFreeKey, indentLines, pathOf, writeTabbedPage } from './writeFunctions.ts';

const languages = ['en', 'zh-Hans', 'zh-Hant'] as const;

/** Returns the files of a plugin from the template `blank` with a page of the product. */
export function placeProductPage(files: Files, { name, page }: { name: string; page: ProductPage }): Files {
  const { camel, pascal, snake } = nameForms(name);
  const { area, tabOf } = page;
  const texts = new Map([...files].map(([file, content]) => [file, String(content)]));
  const edit = (file: string, from: string, to: string) => {
    const text = texts.get(file) ?? '';
    if (!text.includes(from)) throw unexpected(file, from);
    texts.set(
      file,
      text.replace(from, () => to),
    );
  };
  // The titles of what is above the screen; its own has the name of the plugin.
  const keys = new Map<ProductFunction, string>();
  for (const above of [area, tabOf].filter((one) => one !== undefined)) {
    keys.set(above, findFreeKey(above, [camel, ...keys.values()]));
  }
  const path = page.place?.path ?? snake;
  const title = `menu.${camel}`;
  edit('src/plugin.ts', `path: '${snake}'`, `path: '${path}'`);
  edit('src/plugin.ts', "title: 'title',", `title: '${title}',${page.isTab ? '\n      isTab: true,' : ''}`);
  edit('src/plugin.ts', "icon: 'document'", `icon: '${page.place?.icon ?? 'document'}'`);
  if (tabOf !== undefined) {
    const [declared = ''] =
      new RegExp(`^    ${page.code}: page[^]*?^    }\\)`, 'm').exec(texts.get('src/plugin.ts') ?? '') ?? [];
    const tab = { key: camel, path, title, code: page.code, screen: `./screens/${camel}/${pascal}Screen.tsx` };
    const tabbed = writeTabbedPage(tabOf, { title: `menu.${keys.get(tabOf)}`, tab });
    edit('src/plugin.ts', declared, `    ${indentLines(tabbed, '    ')}`);
    edit('src/plugin.ts', 'definePlugin, page }', 'definePlugin, tabbedPage }');
  }
  if (area !== undefined) {
    edit('src/plugin.ts', 'import { definePlugin', 'import { area, definePlugin');
    const icon = area.place?.icon ?? 'document';
    const group = `${area.code}: area({ path: '${pathOf(area)}', title: 'menu.${keys.get(area)}', menu: { icon: '${icon}' } }),`;
    const reason = '// Shared with the other plugins of this area, so that this one also works without them.';
    edit('src/plugin.ts', '  functions: {\n', `  functions: {\n    ${reason}\n    ${group}\n`);
  }
  const screens = `src/screens/${camel}`;
  for (const language of languages) {
    const file = `src/locales/${language}.ts`;
    const [own = '', rest = ''] = /^ {2}title: (.*),\n([^]*?)^\};?.*$/m.exec(texts.get(file) ?? '')?.slice(1) ?? [];
    const above = [...keys].map(([one, key]) => `    ${key}: '${one.titles[language]}',\n`).join('');
    edit(file, `  title: ${own},\n${rest}`, `  menu: {\n${above}    ${camel}: ${own},\n  },\n`);
    texts.set(`${screens}/locales/${language}.ts`, localeOf(language, rest));
  }
  edit(`${screens}/${pascal}Screen.tsx`, "'../../useText.ts'", "'./useText.ts'");
  edit(`${screens}/${pascal}Screen.tsx`, "text('title')", `text('menu.${camel}')`);
  texts.set('src/useText.ts', sharedTexts);
  texts.set(`${screens}/useText.ts`, screenTexts);
  const address = [area, tabOf].flatMap((above) => (above === undefined ? [] : [pathOf(above)]));
  edit('README.md', `\`${snake}\``, `\`${[...address, path].join('/')}\``);
  edit('README.md', '`src/locales/`', `\`src/locales/\`, \`${screens}/locales/\``);
  if (tabOf !== undefined) edit('README.md', `\`${page.code}\``, `\`${tabOf.code}\`, \`${page.code}\``);
  return texts;
}

function localeOf(language: (typeof languages)[number], texts: string): string {
  if (language === 'en') return `const en = {\n${texts}} as const;\n\nexport default en;\n`;
  const name = language === 'zh-Hans' ? 'zhHans' : 'zhHant';
  return `import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const ${name}: SameShape<typeof en> = {\n${texts}};

export default ${name};
`;
}

const sharedTexts = `import { defineTexts } from '@brokerdesk/plugin-sdk';
import type en from './locales/en.ts';

/** The texts that all screens of this plugin share. */
export const pluginTexts = defineTexts<typeof en>();
`;

const screenTexts = `import { defineTexts } from '@brokerdesk/plugin-sdk';
import { pluginTexts } from '../../useText.ts';
import en from './locales/en.ts';
import simplified from './locales/zh-Hans.ts';
import traditional from './locales/zh-Hant.ts';

/** Returns the texts of this screen, and those that all screens of the plugin share. */
export const { useText } = defineTexts(pluginTexts, { en, 'zh-Hans': simplified, 'zh-Hant': traditional });
`;

function unexpected(file: string, text: string): CliError {
  return new CliError('SOURCE_UNEXPECTED', {
    message: `${file} of the template blank does not contain ${text}.`,
    hint: 'The template and placeProductPage.ts have to be changed together.',
  });
}
