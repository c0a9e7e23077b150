import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { makeApplication, type SeededApplication } from '../applications/makeApplication.ts';
import { makeApplicationSummary } from '../applications/makeApplicationSummary.ts';
import { keyedValue } from '@brokerdesk/fixtures';
import { findDifferences } from './documentReaderFixture.ts';
import { type TextElement, textWidth, visibleTexts } from './Drawing.ts';
import { drawPicture } from './drawPicture.ts';
import { differenceKinds, type Picture } from './Picture.ts';
import { planDifference } from './plantDifference.ts';

const source = {
  seed: 'brokerdesk',
  brokerCode: 'DEMO',
  count: 100_000,
  now: Date.parse('2026-11-20T08:00:00Z'),
};

function pickApplications(seed: string, wanted: number): readonly SeededApplication[] {
  return Array.from({ length: wanted }, (_, row) => {
    const index = Math.floor(keyedValue(seed, 'picked applications', row, 'index') * source.count);
    return makeApplication({ ...source, seed, index });
  });
}

function foundIn({ summary, details, answers, pictures }: SeededApplication): readonly string[] {
  return details.attachments.flatMap((attachment) => {
    const texts = visibleTexts(drawPicture(pictures[attachment.fileID] as Picture));
    return findDifferences(attachment, texts, answers).map((found) => `${summary.applyID} ${attachment.kind} ${found}`);
  });
}

function plantedIn({ summary, pictures }: SeededApplication): readonly string[] {
  return Object.values(pictures).flatMap(({ kind, difference }) =>
    difference === null ? [] : [`${summary.applyID} ${kind} ${difference.kind}`],
  );
}

describe('the pictures of an application', () => {
  it.each(['brokerdesk', 'autumn'])(
    'say what the answers say in two hundred applications of the seed "%s", but for the planted differences',
    (seed) => {
      const applications = pickApplications(seed, 200);
      const planted = applications.flatMap(plantedIn);
      expect(applications.flatMap(foundIn)).toEqual(planted);
      expect(planted.length).toBeGreaterThan(3);
      expect(planted.length).toBeLessThan(20);
    },
  );

  it('differ in one thing in about one application of twenty, in every way that a document can', () => {
    const summaries = Array.from({ length: 4000 }, (_, index) => makeApplicationSummary({ ...source, index }));
    const planned = summaries.flatMap((summary, index) => (planDifference(source.seed, summary) ? [index] : []));
    expect(planned.length / summaries.length).toBeCloseTo(0.05, 1.5);
    const differences = planned.slice(0, 120).map((index) => {
      const { pictures } = makeApplication({ ...source, index });
      return Object.values(pictures).flatMap(({ difference }) => difference ?? []);
    });
    expect(Math.max(...differences.map(({ length }) => length))).toBe(1);
    expect(new Set(differences.flat().map(({ kind }) => kind))).toEqual(new Set(differenceKinds));
    expect(differences.flat().filter(({ expected, shown }) => isDeepStrictEqual(expected, shown))).toEqual([]);
  });

  it('bear the mark SPECIMEN, even where the document is cut off', () => {
    const drawings = pickApplications('brokerdesk', 100).flatMap(({ pictures }) =>
      Object.values(pictures).map(drawPicture),
    );
    const marks = drawings.map(({ elements }) =>
      elements.filter((one) => one.type === 'text' && /SPECIMEN/.test(one.text)),
    );
    expect(Math.min(...marks.map(({ length }) => length))).toBe(3);
  });

  it('have no text that covers another or leaves the picture', () => {
    const pictures = pickApplications('brokerdesk', 100).flatMap(({ pictures }) => Object.values(pictures));
    const long = pictures.slice(0, 40).map((picture) => ({ ...picture, fields: lengthen(picture.fields) }));
    const uncut = [...pictures, ...long].filter(({ difference }) => difference?.kind !== 'cutEdge');
    expect([...new Set(uncut.flatMap(findCollisions))]).toEqual([]);
  });
});

function lengthen(fields: Picture['fields']): Picture['fields'] {
  const long = {
    chiName: '龍'.repeat(40),
    lastName: 'W'.repeat(60),
    firstName: 'M '.repeat(80),
    address: '大街 long road '.repeat(90),
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, name in long ? long[name as keyof typeof long] : value]),
  );
}

function findCollisions(picture: Picture): readonly string[] {
  const { elements, width, height } = drawPicture(picture);
  const texts = elements.filter((one): one is TextElement => one.type === 'text' && one.rotation === undefined);
  const boxes = texts.map(({ text, x, y, size, pitch, maxWidth = Number.POSITIVE_INFINITY }) => ({
    text,
    left: x,
    right: x + Math.min(pitch === undefined ? textWidth(text, size) : text.length * pitch, maxWidth),
    top: y - size * 0.9,
    bottom: y + size * 0.15,
  }));
  return boxes.flatMap((one, index) => {
    const outside = one.left < 0 || one.right > width || one.top < 0 || one.bottom > height;
    const covered = boxes
      .slice(index + 1)
      .filter((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom);
    return [
      ...(outside ? [`${picture.kind}: "${one.text}" leaves the picture`] : []),
      ...covered.map((two) => `${picture.kind}: "${one.text}" covers "${two.text}"`),
    ];
  });
}
