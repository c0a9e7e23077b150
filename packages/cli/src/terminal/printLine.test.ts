import { PassThrough } from 'node:stream';
import { WriteStream } from 'node:tty';
import { afterEach, expect, it, vi } from 'vitest';
import { printDetail, printLine, printNote, setVerbosity, styled, type Verbosity } from './printLine.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  setVerbosity('normal');
});

it.each<[Verbosity, string]>([
  ['quiet', 'result\n'],
  ['normal', 'result\nnote\n'],
  ['verbose', 'result\nnote\ndetail\n'],
])('prints as much as is wanted: %s', (verbosity, expected) => {
  let printed = '';
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
  }
  setVerbosity(verbosity);
  printLine('result');
  printNote('note');
  printDetail('detail');
  vi.restoreAllMocks();
  expect(printed).toBe(expected);
});

it('colours a pipe only if FORCE_COLOR asks for it', () => {
  const pipe = new PassThrough() as unknown as NodeJS.WriteStream;
  vi.stubEnv('FORCE_COLOR', undefined);
  expect(styled('red', 'no', pipe)).toBe('no');
  vi.stubEnv('FORCE_COLOR', '1');
  expect(styled('red', 'no', pipe)).toContain('\x1b[');
});

it('colours no terminal with NO_COLOR', () => {
  const terminal = Object.assign(new PassThrough(), {
    isTTY: true,
    getColorDepth: () => WriteStream.prototype.getColorDepth(),
  }) as unknown as NodeJS.WriteStream;
  vi.stubEnv('FORCE_COLOR', undefined);
  vi.stubEnv('NO_COLOR', '1');
  expect(styled('red', 'no', terminal)).toBe('no');
});
