import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import { downloadZip } from './downloadZip.ts';

vi.mock('./downloadFile.ts', () => ({ downloadFile: (content: Blob, name: string) => handed.push({ content, name }) }));

const handed: { content: Blob; name: string }[] = [];

afterEach(() => void handed.splice(0));

it('saves all files as one zip, and keeps files with the same name apart', async () => {
  const file = (name: string, text: string) => ({ name, content: new Blob([text]) });
  await downloadZip([file('證件.png', 'one'), file('證件.png', 'two'), file('LICENSE', 'three')], 'A1.zip');
  expect(handed.map(({ name }) => name)).toEqual(['A1.zip']);
  const files = unzipSync(new Uint8Array(await handed[0]!.content.arrayBuffer()));
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['證件.png', 'one'],
    ['證件 (2).png', 'two'],
    ['LICENSE', 'three'],
  ]);
});

it('writes no name that leads out of the folder or has a meaning for the program', async () => {
  const names = ['../../../.bashrc', 'C:\\Windows\\x.txt', '__proto__', 'CON.txt', 'Card.png', 'card.PNG', '..', ''];
  await downloadZip(
    names.map((name) => ({ name, content: new Blob([name]) })),
    'A1.zip',
  );
  const files = unzipSync(new Uint8Array(await handed[0]!.content.arrayBuffer()));
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['_.._.._.bashrc', '../../../.bashrc'],
    ['C__Windows_x.txt', 'C:\\Windows\\x.txt'],
    ['___proto__', '__proto__'],
    ['_CON.txt', 'CON.txt'],
    ['Card.png', 'Card.png'],
    ['card (2).PNG', 'card.PNG'],
    ['_', '..'],
    ['_ (2)', ''],
  ]);
});
