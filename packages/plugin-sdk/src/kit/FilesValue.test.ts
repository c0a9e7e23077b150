import { describe, expect, it } from 'vitest';
import { addFiles, keptFileIDs, unchangedFiles } from './FilesValue.ts';
import { describeFiles, storableValues } from '../forms/files/storableValues.ts';

const file = new File(['abc'], 'terms.pdf', { lastModified: 5 });
const existing = ['a', 'b'].map((fileID) => ({ fileID, fileName: `${fileID}.pdf`, size: 1 }));

it('keeps the existing files that the user has not removed', () => {
  expect(keptFileIDs(existing, unchangedFiles)).toEqual(['a', 'b']);
  expect(keptFileIDs(existing, { removed: ['a'], added: [file] })).toEqual(['b']);
});

it('a file that is chosen again is no longer missing', () => {
  const missing = [{ name: 'terms.pdf', size: 3 }];
  expect(addFiles({ removed: [], added: [], missing }, [file])).toEqual({ removed: [], added: [file] });
});

describe('stored values', () => {
  it('have the names of files and all other values, also beside files in the same branch', () => {
    const values = { title: 'new', EN: { text: 'typed', files: { removed: ['a'], added: [file] } }, scan: file };
    const base = { title: 'old', EN: { text: '', files: unchangedFiles }, scan: null };
    expect(storableValues(values, base)).toEqual({
      title: 'new',
      EN: { text: 'typed', files: { removed: ['a'], added: [], missing: [{ name: 'terms.pdf', size: 3 }] } },
      scan: null,
    });
  });

  it('keep the names of files that were missing before', () => {
    const missing = [{ name: 'old.pdf', size: 1 }];
    const stored = storableValues({ files: { removed: [], added: [file], missing } }, { files: unchangedFiles });
    expect(stored['files']).toEqual({ removed: [], added: [], missing: [...missing, { name: 'terms.pdf', size: 3 }] });
  });

  it('describe a file that is chosen again in the same words', () => {
    const again = new File(['abc'], 'terms.pdf', { lastModified: 5 });
    expect(describeFiles({ values: { files: [again] } })).toEqual(describeFiles({ values: { files: [file] } }));
    expect(JSON.parse(JSON.stringify(describeFiles([file])))).toEqual([
      { name: 'terms.pdf', size: 3, lastModified: 5 },
    ]);
  });
});
