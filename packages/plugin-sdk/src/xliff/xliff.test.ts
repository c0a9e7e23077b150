import { expect, it } from 'vitest';
import { readXliff } from './readXliff.ts';
import { writeXliff } from './writeXliff.ts';

const units = [
  { original: 'page-1', name: 'title', source: 'Fees & <rates>', target: '收費\n與「費率」 "1" \'2\'' },
  { original: 'page-2', name: 'help', source: '  Two  spaces ', target: '' },
];
const file = { sourceLanguage: 'en', targetLanguage: 'zh-Hant', units };
const read = (text: string) => readXliff(new Blob([text]));

it('is read as it was written, without its notes', async () => {
  const noted = { ...file, units: units.map((unit) => ({ ...unit, note: 'Page 1' })) };
  const result = await read(writeXliff(noted));
  expect(result).toEqual({
    isRead: true,
    file: { ...file, units: units.map((unit) => ({ ...unit, line: expect.any(Number) })) },
  });
});

it('joins the segments into which a translation tool splits a text', async () => {
  const split = writeXliff(file).replace(
    '</target>\n      </segment>',
    '</target></segment><segment><source>!</source><target>！</target></segment>',
  );
  const result = await read(split);
  expect(result.isRead && result.file.units[0]).toMatchObject({
    source: 'Fees & <rates>!',
    target: `${units[0]?.target}！`,
  });
});

it.each([
  ['broken XML', '<xliff version="2.1">\n<file>\n</xliff>', { code: 'xml', line: 3 }],
  ['XLIFF 1.2', '<xliff version="1.2"></xliff>', { code: 'version', line: 1 }],
  ['another XML file', '<svg/>', { code: 'version', line: 1 }],
  ['no XML at all', 'id,EN', { code: 'xml', line: 1 }],
  [
    'markup in a text',
    '<xliff version="2.1">\n<file><unit name="a"><segment><source>a<ph id="1"/></source></segment></unit></file></xliff>',
    { code: 'markup', line: 2, detail: 'ph 1' },
  ],
])('rejects %s with its line', async (_title, text, problem) => {
  expect(await read(text)).toMatchObject({ isRead: false, problem });
});

it('does not read a file of more than 10 MB', async () => {
  const large = new Blob(['x'.repeat(10_000_001)]);
  large.text = () => Promise.reject(new Error('The file was read.'));
  expect(await readXliff(large)).toEqual({
    isRead: false,
    problem: { code: 'tooLarge', bytes: 10_000_001, max: 10_000_000 },
  });
});
