import { PDF } from '@libpdf/core';
import { describe, expect, it } from 'vitest';
import { pngFile } from '@brokerdesk/mock-server/testing';
import { drawForm, type FormContent } from './drawForm.ts';
import { fillFormFields } from './fillFormFields.ts';

type Answer = FormContent['pages'][number]['groups'][number]['answers'][number];

const text = (value: string) => ({ EN: value, SC: value, TC: value });

const answers: readonly Answer[] = [
  answer('chiName', '陳大文'),
  answer('address', '九龍彩虹邨金碧樓 12 樓 3 室，近牛頭角峯景里，請由正門進入'),
  answer('nothing', ''),
  answer('agree', 'AGREED'),
  answer('region', 'CN'),
  { ...answer('markets', ''), type: 'Checkbox', value: ['HK', 'US'] },
  { ...answer('signature', ''), type: 'Signature', fileIDs: ['S1'] },
];

describe('the fields of a template', () => {
  it('are filled by the questions of their names, in the language of the form', async () => {
    const source = await PDF.load(await makeTemplate());
    const places = fillFormFields(source, {
      pages: pagesOf(answers),
      optionValues: content.optionValues,
      spelling: 'TC',
    });
    expect(places.map(({ page, content }) => [page, content])).toEqual([
      [0, { text: '陳大文' }],
      [1, { text: expect.stringContaining('九龍彩虹邨') }],
      [0, { isTicked: true }],
      [0, { isTicked: true }],
      [0, { isTicked: true }],
      [0, { fileID: 'S1' }],
    ]);
    // The option CN of the two, which is on the right.
    expect(places[3]?.rect).toEqual({ x: 100, y: 550, width: 16, height: 16 });
    expect(source.getForm()?.getFieldNames() ?? []).toEqual([]);
  });

  it('are none in a document without a form', async () => {
    const pdf = PDF.create();
    pdf.addPage({ size: 'a4' });
    expect(fillFormFields(await PDF.load(await pdf.save()), { ...content, spelling: 'EN' })).toEqual([]);
  });

  it('contain the answers in the opening form, which all follow on its own pages', async () => {
    const signature = new Uint8Array(await pngFile('signature.png', { width: 300, height: 100 }).arrayBuffer());
    const draw = async () => drawForm({ ...content, signatures: { S1: signature } }, await makeTemplate());
    const bytes = await draw();
    const form = await PDF.load(bytes);
    const [first, second, third] = form.getPages().map((page) => page.extractText().text.replaceAll(/\s/g, ''));
    expect(first).toContain('陳大文');
    expect(second).toContain('九龍彩虹邨金碧樓12樓3室');
    expect(third).toContain('陳大文');
    expect(form.getForm()?.getFieldNames() ?? []).toEqual([]);
    expect(Buffer.from(bytes).toString('latin1')).toContain('/Subtype /Image');
    expect(Buffer.compare(bytes, await draw())).toBe(0);
  });

  it('hold a long answer in letters that are small enough', async () => {
    const long = answer('address', '很長的地址，'.repeat(40));
    const bytes = await drawForm({ ...content, pages: pagesOf([long]) }, await makeTemplate());
    const [, page] = (await PDF.load(bytes)).getPages();
    const { lines } = page!.extractText();
    const own = lines.filter((line) => line.text.includes('很長的地址'));
    expect(own.length).toBeGreaterThan(5);
    // The box is 60 points high, from 500 up.
    expect(own.every(({ baseline }) => baseline >= 500 && baseline <= 560)).toBe(true);
  });
});

const content: FormContent = {
  formNumber: 'OF-DE0000001',
  applyID: 'DE0000001',
  language: 'zh_HK',
  brokerName: { EN: 'Demo Securities', SC: '示范证券', TC: '示範證券' },
  profileName: text('個人帳戶'),
  applicant: { chiName: '陳大文', lastName: 'CHAN', firstName: 'Tai Man' },
  generateTime: '2026-03-02T03:00:00.000Z',
  pages: pagesOf(answers),
  optionValues: { region: ['HK', 'CN'], markets: ['HK', 'CN', 'US'], agree: ['AGREED'] },
  fileNames: {},
  signatures: {},
};

function pagesOf(list: readonly Answer[]): FormContent['pages'] {
  return [{ pageID: 'all', title: text('所有'), groups: [{ groupID: 'all', name: text('所有'), answers: [...list] }] }];
}

function answer(questionID: string, value: string): Answer {
  return { questionID, label: text(questionID), type: 'Textbox', value, display: text(value), fileIDs: [] };
}

async function makeTemplate(): Promise<Uint8Array> {
  const pdf = PDF.create();
  const first = pdf.addPage({ size: 'a4' });
  const second = pdf.addPage({ size: 'a4' });
  const form = pdf.getOrCreateForm();
  first.drawField(form.createTextField('chiName'), { x: 60, y: 700, width: 200, height: 22 });
  first.drawField(form.createTextField('officeUse'), { x: 60, y: 660, width: 200, height: 22 });
  first.drawField(form.createTextField('nothing'), { x: 60, y: 630, width: 200, height: 22 });
  second.drawField(form.createTextField('address', { multiline: true }), { x: 60, y: 500, width: 200, height: 60 });
  first.drawField(form.createCheckbox('agree', { onValue: 'Yes' }), { x: 60, y: 600, width: 16, height: 16 });
  const region = form.createRadioGroup('region', { options: ['HK', 'CN'] });
  first.drawField(region, { x: 60, y: 550, width: 16, height: 16, option: 'HK' });
  first.drawField(region, { x: 100, y: 550, width: 16, height: 16, option: 'CN' });
  first.drawField(form.createCheckbox('markets', { onValue: 'US' }), { x: 60, y: 500, width: 16, height: 16 });
  first.drawField(form.createTextField('signature'), { x: 60, y: 400, width: 180, height: 60 });
  return pdf.save();
}
