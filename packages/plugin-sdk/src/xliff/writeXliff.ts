// XLIFF 2.1 (OASIS, 2018): one `file` for each part, one `unit` for each text. Placeholders stand in the text as they are,
// so that an editor shows them.
import type { XliffFile, XliffUnit } from './XliffFile.ts';

const namespace = 'urn:oasis:names:tc:xliff:document:2.0';

/** Writes an XLIFF 2.1 file, which translation tools read. */
export function writeXliff({ sourceLanguage, targetLanguage, units }: XliffFile): string {
  const parts = [...new Set(units.map(({ original }) => original))];
  const files = parts.map((original, index) => [
    `  <file id="f${index + 1}" original="${escape(original)}">`,
    ...units.filter((unit) => unit.original === original).map(writeUnit),
    '  </file>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${namespace}" version="2.1" srcLang="${escape(sourceLanguage)}" trgLang="${escape(targetLanguage)}">`,
    ...files.flat(),
    '</xliff>',
    '',
  ].join('\n');
}

function writeUnit({ name, source, target, note }: XliffUnit, index: number): string {
  const notes = note === undefined ? [] : ['      <notes>', `        <note>${escape(note)}</note>`, '      </notes>'];
  return [
    `    <unit id="u${index + 1}" name="${escape(name)}">`,
    ...notes,
    `      <segment state="${target === '' ? 'initial' : 'translated'}">`,
    `        <source xml:space="preserve">${escape(source)}</source>`,
    `        <target xml:space="preserve">${escape(target)}</target>`,
    '      </segment>',
    '    </unit>',
  ].join('\n');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
