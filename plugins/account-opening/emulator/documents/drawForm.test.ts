import { profiles } from '../../demo/profiles/profiles.ts';
import { PDF } from '@libpdf/core';
import { expect, it } from 'vitest';
import { pngFile } from '@brokerdesk/mock-server/testing';
import { drawForm, type FormContent } from './drawForm.ts';
import { drawTemplate } from './drawTemplate.ts';

const brokerName = { EN: 'Demo Securities', SC: '示范证券', TC: '示範證券' };
const content: FormContent = {
  formNumber: 'OF-DE0000001',
  applyID: 'DE0000001',
  language: 'zh_HK',
  brokerName,
  profileName: { EN: 'Individual account', SC: '个人账户', TC: '個人帳戶' },
  applicant: { chiName: '陳大文', lastName: 'CHAN', firstName: 'Tai Man' },
  generateTime: '2026-03-02T03:00:00.000Z',
  pages: [
    {
      pageID: 'identity',
      title: { EN: 'Identity', SC: '身份', TC: '身份' },
      groups: [
        {
          groupID: 'name',
          name: { EN: 'Name', SC: '姓名', TC: '姓名' },
          answers: [
            answer('address', '住址', '深圳市南山区海德三道199号云海苑12栋1203室，邮编518998'),
            answer('estate', '屋邨', '九龍彩虹邨金碧樓 12 樓 3 室，近牛頭角峯景里'),
            answer('rare', '罕用字', '陳䶮𠮷 𨋢𡃁嘅啲 Nguyễn Łukasz Şẹ́gun Нина'),
            answer('picture', '圖案', '😀 ok'),
            { ...answer('front', '證件正面', ''), type: 'FileUpload', fileIDs: ['F1'] },
            answer('empty', '其他', ''),
          ],
        },
      ],
    },
  ],
  optionValues: {},
  fileNames: { F1: 'front.png' },
  signatures: {},
};

function answer(
  questionID: string,
  TC: string,
  text: string,
): FormContent['pages'][number]['groups'][number]['answers'][number] {
  const same = { EN: text, SC: text, TC: text };
  return {
    questionID,
    label: { EN: questionID, SC: TC, TC },
    type: 'Textbox',
    value: text,
    display: same,
    fileIDs: [],
  };
}

async function textOf(bytes: Uint8Array): Promise<readonly string[]> {
  return (await PDF.load(bytes)).getPages().map((page) => page.extractText().text);
}

it('holds the pages of the template and then every answer, readable in Chinese, with number and mark on each page', async () => {
  const template = await drawTemplate('individual', brokerName);
  const pages = await textOf(await drawForm(content, template));
  expect(await textOf(template)).toHaveLength(2);
  expect(pages).toHaveLength(3);
  expect(pages[0]).toContain('Individual securities account');
  expect(pages[0]).toContain('客戶聲明');
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`OF-DE0000001`);
    expect(page).toContain(`第 ${index + 1} 頁，共 3 頁`);
    expect(page).toContain('樣本 SPECIMEN');
  }
  const answers = pages[2]?.replaceAll(/\s/g, '');
  for (const part of [
    '開戶表格',
    'CHANTaiMan陳大文',
    '深圳市南山区海德三道199号云海苑12栋1203室，邮编518998',
    'front.png',
    '—',
  ]) {
    expect(answers).toContain(part);
  }
  expect(answers).toContain('九龍彩虹邨金碧樓12樓3室，近牛頭角峯景里');
});

it('shows rare characters of names, and a box for what no font has', async () => {
  const pages = await textOf(await drawForm(content, await drawTemplate('staff-plan', brokerName)));
  expect(pages.at(-1)).toContain('陳䶮𠮷');
  expect(pages.at(-1)).toContain('𨋢𡃁嘅啲');
  expect(pages.at(-1)).toContain('Nguyễn Łukasz');
  expect(pages.at(-1)).toContain('□');
  expect(pages.at(-1)).toContain('ok');
});

it('is the same to the byte for the same content, and another for another', async () => {
  const template = await drawTemplate('individual', brokerName);
  const [first, second] = [await drawForm(content, template), await drawForm(content, template)];
  expect(Buffer.compare(first, second)).toBe(0);
  const other = await drawForm({ ...content, language: 'en_US' }, template);
  expect((await textOf(other))[2]).toContain('Account opening form');
  // Only the characters in use are embedded: the whole font has 3 MB.
  expect(first.byteLength).toBeLessThan(200_000);
});

it('goes on over as many pages as long answers need', async () => {
  const [page] = content.pages;
  const [group] = page!.groups;
  const answers = Array.from({ length: 120 }, (_, index) =>
    answer(`q${index}`, `問題 ${index}`, '很長的答案，'.repeat(30)),
  );
  const long = { ...content, pages: [{ ...page!, groups: [{ ...group!, answers }] }] };
  const pages = await textOf(await drawForm(long, await drawTemplate('individual', brokerName)));
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.join('')).toContain('問題 119');
  expect(pages.at(-1)).toContain(`第 ${pages.length} 頁，共 ${pages.length} 頁`);
});

it('shows a signature as a picture in place of its name', async () => {
  const picture = new Uint8Array(await pngFile('signature.png', { width: 300, height: 100 }).arrayBuffer());
  const template = await drawTemplate('individual', brokerName);
  const bytes = await drawForm({ ...content, signatures: { F1: picture } }, template);
  expect(Buffer.from(bytes).toString('latin1')).toContain('/Subtype /Image');
  expect((await textOf(bytes)).join('')).not.toContain('front.png');
});

it('leaves no heading alone at the foot of a page, whatever stands above and below it', async () => {
  const template = await drawTemplate('individual', brokerName);
  const signature = { ...answer('signature', '簽名', ''), type: 'Signature' as const, fileIDs: ['S1'] };
  const bytes = new Uint8Array(await pngFile('signature.png', { width: 400, height: 140 }).arrayBuffer());
  const group = (name: string, answers: FormContent['pages'][number]['groups'][number]['answers']) => ({
    groupID: name,
    name: { EN: name, SC: name, TC: name },
    answers,
  });
  const page = (name: string, groups: FormContent['pages'][number]['groups']) => ({
    pageID: name,
    title: { EN: name, SC: name, TC: name },
    groups,
  });
  for (let above = 30; above < 46; above += 1) {
    const rows = Array.from({ length: above }, (_, index) => answer(`row${index}`, `第 ${index} 行`, 'x'));
    const pages = [page('上文', [group('上組', rows)]), page('簽署', [group('簽名及日期', [signature])])];
    const drawn = await drawForm({ ...content, pages, signatures: { S1: bytes } }, template);
    const texts = (await textOf(drawn)).filter((text) => text.includes('簽署') || text.includes('簽名'));
    expect(texts, `below ${above} rows`).toHaveLength(1);
  }
});

it('has every character of the templates that brokers start with', async () => {
  const letters = new Set(JSON.stringify(profiles).replaceAll(/\s/g, ''));
  const answers = [answer('letters', '文字', [...letters].join(' '))];
  const group = { groupID: 'all', name: brokerName, answers };
  const pages = [{ pageID: 'all', title: brokerName, groups: [group] }];
  const template = await drawTemplate('individual', brokerName);
  const drawn = new Set((await textOf(await drawForm({ ...content, pages }, template))).join(''));
  expect([...letters].filter((letter) => !drawn.has(letter))).toEqual([]);
});
