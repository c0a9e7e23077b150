import { SaxesParser } from 'saxes';
import type { ReadXliffUnit, XliffProblem, XliffResult } from './XliffFile.ts';

/** Reads an XLIFF 2 file. Several segments of a unit are joined, as translation tools split sentences. */
export function parseXliff(text: string): XliffResult {
  const parser = new SaxesParser();
  const units: ReadXliffUnit[] = [];
  let problem: XliffProblem | undefined;
  let languages: { readonly source: string; readonly target: string } | undefined;
  let original = '';
  let unit: ReadXliffUnit | undefined;
  let reading: 'source' | 'target' | undefined;
  const append = (words: string) => {
    if (unit && reading) unit = { ...unit, [reading]: unit[reading] + words };
  };
  parser.on('error', (error) => {
    problem ??= { code: 'xml', line: parser.line, detail: error.message.replace(/^[\d:]+\s*/, '') };
  });
  parser.on('opentag', ({ name, attributes }) => {
    const valueOf = (attribute: string) => attributes[attribute] ?? '';
    if (name === 'xliff') {
      languages = { source: valueOf('srcLang'), target: valueOf('trgLang') };
      if (!valueOf('version').startsWith('2.')) problem ??= { code: 'version', line: parser.line };
    } else if (name === 'file') original = valueOf('original');
    else if (name === 'unit') unit = { original, name: valueOf('name'), source: '', target: '', line: parser.line };
    else if (name === 'source' || name === 'target') reading = name;
    else if (reading) {
      const id = 'id' in attributes ? ` ${attributes['id']}` : '';
      problem ??= { code: 'markup', line: parser.line, detail: `${name}${id}` };
    }
  });
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', ({ name }) => {
    if (name === 'source' || name === 'target') reading = undefined;
    if (name !== 'unit' || unit === undefined) return;
    units.push(unit);
    unit = undefined;
  });
  parser.write(text).close();
  if (problem === undefined && languages === undefined) problem = { code: 'version', line: 1 };
  if (problem !== undefined) return { isRead: false, problem };
  const { source = '', target = '' } = languages ?? {};
  return { isRead: true, file: { sourceLanguage: source, targetLanguage: target, units } };
}
