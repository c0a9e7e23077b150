import { readFile } from 'node:fs/promises';
import { brokers, formFontUrl } from '@brokerdesk/fixtures';
import { drawPicture } from '../../demo/documents/drawPicture.ts';
import { makeApplication } from '../../demo/applications/makeApplication.ts';
import { type Picture } from '../../demo/documents/Picture.ts';
import { loadImage } from '@napi-rs/canvas';
import { PDF } from '@libpdf/core';
import { expect, test } from 'vitest';
import { paintDrawing } from './paintDrawing.ts';
import { renderPicture } from './renderPicture.ts';

const now = Date.parse('2026-11-20T08:00:00Z');
const count = 400;
const applications = brokers
  .filter(({ internal }) => !internal)
  .flatMap(({ brokerCode }) =>
    Array.from({ length: count / 4 }, (_, row) =>
      makeApplication({ seed: 'font', brokerCode, index: row * 4, count, now }),
    ),
  );

test('the font has every character of every document', async () => {
  const font = PDF.create().embedFont(await readFile(formFontUrl));
  const drawings = applications.flatMap(({ pictures }) => Object.values(pictures).map(drawPicture));
  const texts = drawings.flatMap(({ elements }) => elements.flatMap((one) => (one.type === 'text' ? [one.text] : [])));
  expect([...new Set(texts.join(''))].filter((character) => !font.canEncode(character))).toEqual([]);
});

test('a picture is a well-formed JPEG of the announced length, however long the answers are', async () => {
  const { pictures, details } = applications.find(({ summary }) => summary.idType === 'PASSPORT')!;
  for (const attachment of details.attachments) {
    const { fileID, size } = attachment;
    const picture = pictures[fileID] as Picture;
    const long = Object.fromEntries(
      Object.keys(picture.fields).map((name) => [name, name === 'idType' ? 'PASSPORT' : '龘W '.repeat(600)]),
    );
    const jpeg = Buffer.from(await renderPicture({ ...picture, fields: long }, size));
    const { width, height } = await loadImage(jpeg);
    expect([jpeg.length, width, height]).toEqual([size, attachment.width, attachment.height]);
  }
});

test('a picture that cannot have the announced length is an error that says what to change', async () => {
  const [picture] = Object.values(applications[0]!.pictures);
  await expect(renderPicture(picture!, 1000)).rejects.toThrow(
    /cannot be filled up to 1000; correct `bytes` of its layout/,
  );
});

test('a rare character of a name is painted as itself, not as a box', async () => {
  const paintCharacter = async (text: string) => {
    const paper = { type: 'rect', x: 0, y: 0, width: 70, height: 70, fill: '#fff' } as const;
    const element = { type: 'text', text, x: 4, y: 60, size: 60, colour: '#000' } as const;
    return Buffer.from(await paintDrawing({ width: 70, height: 70, elements: [paper, element] })).toString('base64');
  };
  const [box, ...rare] = await Promise.all(['\u{3fff0}', '𠮷', '䶮', '𨋢', 'ễ', 'Ł'].map(paintCharacter));
  expect(new Set([box, ...rare]).size).toBe(6);
});
