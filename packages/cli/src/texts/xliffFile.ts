// XLIFF 2.1 (OASIS, 2018): one `file` for each folder of texts, one `unit` for each text, whose name is the key. Placeholders
// stand in the text as they are, so that an editor shows them.
import { SaxesParser } from 'saxes';
import { createInvalidError } from './csvFile.ts';
import { translations } from './findTextProblems.ts';
import type { TranslationFile, TranslationRow } from './TranslationFile.ts';

const namespace = 'urn:oasis:names:tc:xliff:document:2.0';

/** Writes an XLIFF 2.1 file. */
export function writeXliff({ language, rows }: TranslationFile): string {
  const folders = [...new Set(rows.map(({ folder }) => folder))];
  const files = folders.map((folder, index) => {
    const units = rows
      .filter((row) => row.folder === folder)
      .map(({ key, english, translation }, at) => {
        const state = translation === '' ? 'initial' : 'translated';
        return [
          `    <unit id="u${at + 1}" name="${escape(key)}">`,
          `      <segment state="${state}">`,
          `        <source xml:space="preserve">${escape(english)}</source>`,
          `        <target xml:space="preserve">${escape(translation)}</target>`,
          '      </segment>',
          '    </unit>',
        ].join('\n');
      });
    return [`  <file id="f${index + 1}" original="${escape(folder)}">`, ...units, '  </file>'].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${namespace}" version="2.1" srcLang="en" trgLang="${language}">`,
    ...files,
    '</xliff>',
    '',
  ].join('\n');
}

/**
 * Reads an XLIFF 2 file. Several segments of a unit are joined, as translation tools split sentences.
 *
 * @throws CliError `TRANSLATIONS_INVALID` with the line for a file of another shape.
 */
export function readXliff(file: string, text: string): TranslationFile {
  const parser = new SaxesParser();
  const rows: TranslationRow[] = [];
  let trgLang = '';
  let folder = '';
  let unit: TranslationRow | undefined;
  let reading: 'english' | 'translation' | undefined;
  const append = (words: string) => {
    if (unit && reading) unit = { ...unit, [reading]: unit[reading] + words };
  };
  parser.on('error', (error) => {
    throw createInvalidError(file, parser.line, error.message.replace(/^[\d:]+\s*/, ''));
  });
  parser.on('opentag', ({ name, attributes }) => {
    const valueOf = (attribute: string) => attributes[attribute] ?? '';
    if (name === 'xliff') {
      trgLang = valueOf('trgLang');
      if (!valueOf('version').startsWith('2.')) throw createInvalidError(file, parser.line, 'It is not XLIFF 2.');
    } else if (name === 'file') folder = valueOf('original');
    else if (name === 'unit') unit = { folder, key: valueOf('name'), english: '', translation: '', line: parser.line };
    else if (name === 'source') reading = 'english';
    else if (name === 'target') reading = 'translation';
    else if (reading) throw createInvalidError(file, parser.line, describeInline(name, attributes));
  });
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', ({ name }) => {
    if (name === 'source' || name === 'target') reading = undefined;
    if (name !== 'unit' || unit === undefined) return;
    rows.push(unit);
    unit = undefined;
  });
  parser.write(text).close();
  const language = translations.find((one) => one === trgLang);
  if (language === undefined) {
    throw createInvalidError(file, 1, `trgLang has to be one of ${translations.join(', ')}, not "${trgLang}".`);
  }
  return { language, rows };
}

function describeInline(name: string, attributes: Readonly<Record<string, string>>): string {
  const id = 'id' in attributes ? ` ${attributes['id']}` : '';
  return `The text contains the element ${name}${id}; texts have no markup, and placeholders are written as {{name}}.`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
