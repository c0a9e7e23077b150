// @ts-check
import { Option } from 'commander';
import { loadCached } from './loadCached.mjs';
import { addExamples, addJson, addQuiet } from './options.mjs';

function load() {
  return loadCached(() => import('../commands/texts.ts'));
}

/**
 * Declares `texts` with its commands.
 * @param {import('commander').Command} program
 */
export function declareTexts(program) {
  const texts = program
    .command('texts')
    .description('bring the texts of plugins to translators and back, and check those of a broker');
  addExamples(texts, [
    'admin-cli texts export ../branch-notes --language zh-Hant --out notes.csv',
    'admin-cli texts import notes.csv ../branch-notes',
    'admin-cli texts overrides harbour.json',
    'admin-cli dev --pseudo',
  ]);
  const folders = 'folders of plugins; all plugins of this checkout without one';

  const exportCommand = texts
    .command('export')
    .description('write a csv file for translators')
    .argument('[plugin...]', folders)
    .addOption(
      new Option('--language <language>', 'the language to translate into')
        .choices(['zh-Hans', 'zh-Hant'])
        .makeOptionMandatory(),
    )
    .option('--missing', 'only texts that are not translated', false)
    .option('-o, --out <file>', 'where to write; standard output without it');
  addExamples(exportCommand, ['admin-cli texts export --language zh-Hant --out texts.csv']);
  addQuiet(exportCommand);
  addJson(exportCommand, 'the file').action(async (given, options) => (await load()).exportTexts(given, options));

  const importCommand = texts
    .command('import')
    .description('apply a file of translators to the locale files: all of it or nothing')
    .argument('<file>', 'a csv file that `texts export` wrote')
    .argument('[plugin...]', folders)
    .option('--dry-run', 'change nothing', false);
  addExamples(importCommand, ['admin-cli texts import texts.csv --dry-run']);
  addQuiet(importCommand);
  addJson(importCommand, 'the changed files').action(async (file, given, options) =>
    (await load()).importTexts(file, given, options),
  );

  const overrides = texts
    .command('overrides')
    .description("check a broker's own texts: unknown plugins and keys, placeholders, HTML")
    .argument('<file>', 'JSON: { "en": { "<plugin id>:<key>": "…" }, … }')
    .argument('[plugin...]', 'folders of further plugins');
  addExamples(overrides, ['admin-cli texts overrides harbour.json ../branch-notes']);
  addQuiet(overrides);
  addJson(overrides, 'the problems').action(async (file, given, options) =>
    (await load()).overrides(file, given, options),
  );
}
