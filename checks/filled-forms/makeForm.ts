// Makes forms of all kinds as other programs write them, byte by byte, and says what must stand in each of their fields.
import type { AnswerPage } from '@brokerdesk/api';
import { boxBetween, type Box } from '../../plugins/account-opening/emulator/documents/turnedBox.ts';
import { hardTexts, optionSets } from './samples.ts';

type Answer = AnswerPage['groups'][number]['answers'][number];

/** A widget of a form and what must be drawn in it. */
export interface ExpectedWidget {
  readonly name: string;
  /** In the page's own coordinates. */
  readonly rect: Box;
  readonly text?: string;
  readonly isCrossed?: boolean;
  readonly alignment?: number;
  readonly isPicture?: boolean;
}

export interface MadeForm {
  readonly bytes: Uint8Array;
  readonly rotation: number;
  readonly answers: readonly Answer[];
  readonly optionValues: Readonly<Record<string, readonly string[]>>;
  readonly widgets: readonly ExpectedWidget[];
}

interface Draft {
  readonly objects: string[];
  readonly fields: number[];
  readonly annotations: number[];
  readonly answers: Answer[];
  readonly optionValues: Record<string, readonly string[]>;
  readonly widgets: ExpectedWidget[];
  readonly rotation: number;
  readonly pick: <Value>(values: readonly Value[]) => Value;
  readonly place: (width: number, height: number) => readonly [number, number, number, number];
}

/** The visible part of the page and all of it, as corners. */
const pageBoxes = [
  '/MediaBox[0 0 600 840]',
  '/MediaBox[100 -200 700 640]',
  '/MediaBox[-50 -50 700 900]/CropBox[0 0 600 840]',
  '/MediaBox[0 0 700 900]/CropBox[640 860 40 20]',
];
const pageCorners = [[0, 0] as const, [100, -200] as const, [0, 0] as const, [40, 20] as const];

export function makeForm(index: number): MadeForm {
  const rotation = (index % 4) * 90;
  const boxes = Math.floor(index / 4) % pageBoxes.length;
  const [left, bottom] = pageCorners[boxes] ?? [0, 0];
  const pick = createPicker(index);
  const draft: Draft = {
    objects: ['', '', '', ''],
    fields: [],
    annotations: [],
    answers: [],
    optionValues: {},
    widgets: [],
    rotation,
    pick,
    place: createPlacer({ left, bottom, isTurned: rotation % 180 !== 0 }),
  };
  for (let count = 0; count < 5; count += 1) addText(draft, `text${count}`);
  addOwnText(draft, 'office');
  addOwnChoice(draft, 'branch');
  for (let count = 0; count < 3; count += 1)
    addBoxes(draft, { name: pick(['risk', 'politicallyExposed', 'Yes']) + count });
  addSingleBox(draft, 'agree');
  addPicture(draft, 'signature');
  return finish(draft, `${pageBoxes[boxes] ?? ''}/Rotate ${rotation - (index % 8 > 3 ? 360 : 0)}`);
}

function addText(draft: Draft, name: string): void {
  const { pick } = draft;
  const text = pick(hardTexts);
  const alignment = pick([0, 0, 1, 2]);
  const cells = [...text].length + 2;
  const style = pick(['', '/Ff 4096', `/Ff 16777216/MaxLen ${cells}`]);
  // A value of the template gives way to the answer, drawn or not.
  const own = pick(['', '/V(Sample)', `/V(Sample)${appearanceOf(draft, 'Sample')}`]);
  const isComb = style.includes('MaxLen');
  addField(draft, {
    entries: `/FT/Tx/T(${name})/Q ${alignment}${style}${own}`,
    widgets: [{ name, text, ...(!isComb && { alignment }) }],
    size: [210, 26],
  });
  draft.answers.push(createAnswer(name, { value: text, display: text }));
}

function addOwnText(draft: Draft, name: string): void {
  const text = draft.pick(hardTexts);
  const plain = draft.pick([true, false]);
  const drawing = plain ? appearanceOf(draft, 'Bank Ltd') : '';
  const shown = plain ? 'Bank Ltd' : text;
  const entries = `/FT/Tx/T(${name})/V${hexText(shown)}${drawing}`;
  addField(draft, { entries, widgets: [{ name, text: shown }], size: [210, 26] });
}

function addOwnChoice(draft: Draft, name: string): void {
  const entries = `/FT/Ch/Ff 131072/T(${name})/Opt[[(HK)${hexText('香港 啲')}][(SZ)(Shenzhen)]]/V(HK)`;
  addField(draft, { entries, widgets: [{ name, text: '香港 啲' }], size: [210, 26] });
}

/** Boxes of one question, named by its options or by their places among the values that they export. */
function addBoxes(draft: Draft, { name }: { readonly name: string }): void {
  const { pick } = draft;
  const options = pick(optionSets);
  const chosen = pick([...options, '']);
  const isExported = pick([true, false]);
  const isRadio = pick([true, false]);
  const own = pick([...options, '']);
  const names = options.map((option, index) => (isExported ? String(index) : option));
  const list = isExported ? `/Opt[${options.map(hexText).join('')}]` : '';
  const kids = names.map((value, index) => ({
    entries: `/AS/${options[index] === own ? value : 'Off'}${boxAppearance(draft, value)}`,
    expected: { name: `${name}.${options[index] ?? ''}`, isCrossed: options[index] === chosen },
  }));
  addParent(draft, `/FT/Btn/Ff ${isRadio ? 32_768 : 0}/T(${name})${list}`, kids);
  draft.optionValues[name] = options;
  const value = chosen === '' || isRadio ? chosen : [chosen];
  draft.answers.push(createAnswer(name, { value, display: value.length === 0 ? '' : '✓' }));
}

/** One box, which stands for the only option, for one of several, or for any answer. */
function addSingleBox(draft: Draft, name: string): void {
  const [onValue, options, value, isCrossed] = draft.pick<readonly [string, readonly string[], string, boolean]>([
    ['Yes', ['AGREED'], 'AGREED', true],
    ['On', [], 'some text', true],
    ['On', ['AGREED'], '', false],
    ['Yes', ['YES', 'NO'], 'NO', false],
    ['Yes', ['YES', 'NO'], 'YES', true],
    ['1', ['1', '2', '3'], '2', false],
    ['1', ['1', '2', '3'], '1', true],
    ['On', ['YES', 'NO'], 'NO', false],
    ['HK', ['HK', 'US'], 'US', false],
  ]);
  const state = draft.pick([onValue, 'Off']);
  addField(draft, {
    entries: `/FT/Btn/T(${name})/V/${state}/AS/${state}${boxAppearance(draft, onValue)}`,
    widgets: [{ name, isCrossed }],
    size: [16, 16],
  });
  draft.optionValues[name] = options;
  draft.answers.push(createAnswer(name, { value, display: value }));
}

function addPicture(draft: Draft, name: string): void {
  addField(draft, { entries: `/FT/Tx/T(${name})`, widgets: [{ name, isPicture: true }], size: [120, 50] });
  draft.answers.push({ ...createAnswer(name, { value: ['S1'], display: '' }), type: 'Signature', fileIDs: ['S1'] });
}

function createAnswer(questionID: string, { value, display }: { value: Answer['value']; display: string }): Answer {
  const texts = { EN: display, SC: display, TC: display };
  return {
    questionID,
    label: { EN: questionID, SC: '問', TC: '問' },
    type: 'Textbox',
    value,
    display: texts,
    fileIDs: [],
  };
}

interface NewField {
  readonly entries: string;
  readonly widgets: readonly Omit<ExpectedWidget, 'rect'>[];
  readonly size: readonly [width: number, height: number];
}

function addField(draft: Draft, { entries, widgets: [expected], size }: NewField): void {
  if (!expected) return;
  const id = addWidget(draft, { entries, expected, size });
  draft.fields.push(id);
}

function addParent(
  draft: Draft,
  entries: string,
  kids: readonly { readonly entries: string; readonly expected: Omit<ExpectedWidget, 'rect'> }[],
): void {
  const parent = addObject(draft, '');
  const ids = kids.map((kid) =>
    addWidget(draft, { ...kid, entries: `${kid.entries}/Parent ${parent} 0 R`, size: [16, 16] }),
  );
  draft.objects[parent - 1] = `<<${entries}/Kids[${ids.map((id) => `${id} 0 R`).join(' ')}]>>`;
  draft.fields.push(parent);
}

function addWidget(
  draft: Draft,
  {
    entries,
    expected,
    size: [width, height],
  }: { entries: string; expected: Omit<ExpectedWidget, 'rect'>; size: NewField['size'] },
): number {
  const corners = draft.place(width, height);
  // Programs that turn pages say so in the field as well, or say nothing.
  const turn = draft.pick([`/MK<</R ${draft.rotation}>>`, '']);
  const id = addObject(draft, `<</Type/Annot/Subtype/Widget/F 4/Rect[${corners.join(' ')}]${turn}${entries}>>`);
  draft.annotations.push(id);
  draft.widgets.push({ ...expected, rect: boxBetween(corners) });
  return id;
}

function addObject({ objects }: Draft, body: string): number {
  objects.push(body);
  return objects.length;
}

function addStream(draft: Draft, { entries = '', content }: { entries?: string; content: string }): number {
  return addObject(draft, `<<${entries}/Length ${content.length}>>stream\n${content}\nendstream`);
}

function appearanceOf(draft: Draft, text: string): string {
  const font = '/Resources<</Font<</Helv 4 0 R>>>>';
  const content = `0 0 210 26 re S /Tx BMC q BT /Helv 9 Tf 1 0 0 1 4 8 Tm (${text}) Tj ET Q EMC`;
  const turned = ['1 0 0 1', '0 1 -1 0', '-1 0 0 -1', '0 -1 1 0'][draft.rotation / 90] ?? '';
  const entries = `/Subtype/Form/BBox[0 0 210 26]/Matrix[${turned} 0 0]${font}`;
  const id = addStream(draft, { entries, content });
  return `/AP<</N ${id} 0 R>>`;
}

function boxAppearance(draft: Draft, value: string): string {
  const entries = '/Subtype/Form/BBox[0 0 16 16]';
  const on = addStream(draft, { entries, content: '1 1 14 14 re S 3 3 m 13 13 l S 3 13 m 13 3 l S' });
  const off = addStream(draft, { entries, content: '1 1 14 14 re S' });
  return `/AP<</N<</${value} ${on} 0 R/Off ${off} 0 R>>>>`;
}

function hexText(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
}

function finish(draft: Draft, page: string): MadeForm {
  const { objects, fields, annotations, answers, optionValues, widgets, rotation } = draft;
  const references = (ids: readonly number[]) => ids.map((id) => `${id} 0 R`).join(' ');
  // The page's own content leaves its coordinates changed, as that of some browsers does.
  const content = addStream(draft, { content: '0.5 0 0 -0.5 30 800 cm 0 0 m 20 0 l S' });
  objects[0] = `<</Type/Catalog/Pages 2 0 R/AcroForm<</NeedAppearances true/DA(/Helv 0 Tf 0 g)/Fields[${references(fields)}]>>>>`;
  // The page has its boxes from the tree.
  objects[1] = `<</Type/Pages/Kids[3 0 R]/Count 1${page}>>`;
  objects[2] = `<</Type/Page/Parent 2 0 R/Contents ${content} 0 R/Annots[${references(annotations)}]>>`;
  objects[3] = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
  const bodies = objects.map((body, index) => `${index + 1} 0 obj${body}endobj`);
  const text = ['%PDF-1.7', ...bodies, 'trailer<</Root 1 0 R>>', '%%EOF'].join('\n');
  return { bytes: Buffer.from(text, 'latin1'), rotation, answers, optionValues, widgets };
}

/** Places boxes in rows, upright for the reader of a page that is shown turned. */
function createPlacer({ left, bottom, isTurned }: { left: number; bottom: number; isTurned: boolean }): Draft['place'] {
  let [x, y] = [20, 60];
  return (width, height) => {
    const [across, up] = isTurned ? [height, width] : [width, height];
    if (x + across > 580) [x, y] = [20, y + (isTurned ? 225 : 65)];
    const [fromLeft, fromBottom] = [left + x, bottom + y];
    x += across + 15;
    return [fromLeft, fromBottom, fromLeft + across, fromBottom + up];
  };
}

function createPicker(seed: number): Draft['pick'] {
  let state = (seed + 1) * 2_654_435_761;
  return (values) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    const value = values[Math.floor((((state ^ (state >>> 13)) >>> 0) / 4_294_967_296) * values.length)];
    if (value === undefined) throw new Error('There is nothing to choose from.');
    return value;
  };
}
