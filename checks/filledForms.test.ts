// What a client signs: forms of all kinds are filled in, and another library reads what stands in each of their fields.
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { drawForm, type FormContent } from '../plugins/account-opening/emulator/documents/drawForm.ts';
import { pngFile } from '../packages/mock-server/src/cases/files.ts';
import { isWholeRun } from '../scripts/wholeRun.mjs';
import { type ExpectedWidget, makeForm, type MadeForm } from './filled-forms/makeForm.ts';
import { apply, type DrawnText, type Drawing, readDrawing } from './filled-forms/readDrawing.ts';

const count = isWholeRun ? 500 : 40;

it('every field of a form holds what was answered, upright and in its place', { timeout: 600_000 }, async () => {
  const png = new Uint8Array(await pngFile('signature.png', { width: 300, height: 100 }).arrayBuffer());
  const checked = { forms: 0, texts: 0, boxes: 0, crosses: 0, pictures: 0 };
  for (let index = 0; index < count; index += 1) {
    const form = makeForm(index);
    const bytes = await drawForm(contentOf(form, png), form.bytes);
    const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
    const page = await (await task.promise).getPage(1);
    const drawing = await readDrawing(page);
    const seen = form.widgets.map((widget) => [widget.name, readWidget(page, drawing, widget)]);
    expect(seen, `form ${index}`).toEqual(form.widgets.map((widget) => [widget.name, expectationOf(widget)]));
    expect(drawing.diagonals, `form ${index}`).toHaveLength(
      2 * form.widgets.filter(({ isCrossed }) => isCrossed).length,
    );
    expect(isFootInPlace(page, drawing), `the foot of form ${index}`).toBe(true);
    await task.destroy();
    checked.forms += 1;
    for (const { text, isCrossed, isPicture } of form.widgets) {
      checked.texts += text === undefined ? 0 : 1;
      checked.boxes += isCrossed === undefined ? 0 : 1;
      checked.crosses += isCrossed ? 1 : 0;
      checked.pictures += isPicture ? 1 : 0;
    }
  }
  expect(checked).toEqual(
    isWholeRun
      ? { forms: 500, texts: 3500, boxes: 4554, crosses: 1292, pictures: 500 }
      : { forms: 40, texts: 280, boxes: 357, crosses: 106, pictures: 40 },
  );
});

function contentOf({ answers, optionValues }: MadeForm, png: Uint8Array): FormContent {
  const text = (value: string) => ({ EN: value, SC: value, TC: value });
  return {
    formNumber: 'OF-1',
    applyID: 'A1',
    language: 'zh_HK',
    brokerName: text('示範證券'),
    profileName: text('個人帳戶'),
    applicant: { chiName: '陳大文', lastName: 'CHAN', firstName: 'Tai Man' },
    generateTime: '2026-03-02T03:00:00.000Z',
    pages: [
      { pageID: 'all', title: text('所有'), groups: [{ groupID: 'all', name: text('所有'), answers: [...answers] }] },
    ],
    optionValues,
    fileNames: {},
    signatures: { S1: png },
  };
}

/** What is read of a widget if everything is right. */
function expectationOf({ text, isCrossed, isPicture }: ExpectedWidget) {
  if (isPicture) return { pictures: 1, isUpright: true };
  if (isCrossed !== undefined) return { diagonals: isCrossed ? 2 : 0 };
  const printed = (text ?? '').normalize('NFC').replaceAll(/(?<=\p{Script=Latin})’/gu, "'");
  return { text: withoutSpaces(printed), isUpright: true, isInside: true, isAligned: true };
}

function readWidget(page: PDFPageProxy, drawing: Drawing, { rect, isCrossed, isPicture, alignment }: ExpectedWidget) {
  const box = placeOf(page, rect);
  if (isPicture) {
    const pictures = drawing.pictures.filter((matrix) => isInside(box, apply(matrix, 0.5, 0.5)));
    const isUpright = pictures.every((matrix) => {
      const [[left, bottom], [right, top]] = [apply(matrix, 0, 0), apply(matrix, 1, 1)];
      const isIn = isInside(box, [left, bottom]) && isInside(box, [right, top]);
      return isIn && right > left && top < bottom && isNear((right - left) / (bottom - top), 3);
    });
    return { pictures: pictures.length, isUpright };
  }
  if (isCrossed !== undefined) {
    const own = drawing.diagonals.filter(({ start, end }) => isInside(box, start) && isInside(box, end));
    return { diagonals: own.length };
  }
  const texts = drawing.texts.filter((text) => text.size < 20 && isInside(box, text.start)).toSorted(byPlace);
  const lines = Map.groupBy(texts, ({ start }) => Math.round(start[1]));
  return {
    text: withoutSpaces(texts.map((one) => one.text).join('')),
    isUpright: texts.every(({ start, end }) => isNear(start[1], end[1]) && start[0] < end[0]),
    isInside: texts.every(
      ({ end, start, size }) => isInside(box, end) && isInside(box, [start[0], start[1] - size * 0.7]),
    ),
    isAligned: [...lines.values()].every((line) => isAligned(box, line, alignment ?? 0, lines.size)),
  };
}

interface Place {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where the reader sees a place of the page. */
function placeOf(page: PDFPageProxy, { x, y, width, height }: ExpectedWidget['rect']): Place {
  const transform = page.getViewport({ scale: 1 }).transform as readonly number[];
  const [[one, two], [three, four]] = [apply(transform, x, y), apply(transform, x + width, y + height)];
  return {
    left: Math.min(one, three),
    right: Math.max(one, three),
    top: Math.min(two, four),
    bottom: Math.max(two, four),
  };
}

function isInside({ left, right, top, bottom }: Place, [x, y]: readonly [number, number]): boolean {
  return x > left - 0.5 && x < right + 0.5 && y > top - 0.5 && y < bottom + 0.5;
}

function isAligned({ left, right }: Place, line: readonly DrawnText[], alignment: number, lines: number): boolean {
  const [start, end] = [line[0]?.start[0] ?? 0, line.at(-1)?.end[0] ?? 0];
  if (lines > 1 || alignment === 0) return lines > 1 || start >= left;
  return alignment === 1 ? isNear((start + end) / 2, (left + right) / 2) : isNear(end, right - 2);
}

function byPlace(one: DrawnText, other: DrawnText): number {
  const down = one.start[1] - other.start[1];
  return Math.abs(down) > 2 ? down : one.start[0] - other.start[0];
}

/** The form's number stands at the foot of what is visible of the page. */
function isFootInPlace(page: PDFPageProxy, { texts }: Drawing): boolean {
  const { height } = page.getViewport({ scale: 1 });
  const foot = texts.find(({ text }) => text.includes('OF-1'));
  return foot !== undefined && isNear(foot.start[0], 48) && isNear(foot.start[1], height - 30);
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.6;
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}
