import { useState } from 'react';
import { type TranslationEntry, TranslationSheet } from '../entries/sheet.ts';
import type { GalleryPage, Translate } from './GalleryPage.ts';

/** Every text of a record in its languages. */
export const gallery: GalleryPage = {
  title: 'TranslationSheet',
  states: [
    { name: 'Some texts are missing', render: (translate) => <Texts translate={translate} /> },
    {
      name: 'Read only',
      render: (translate) => <TranslationSheet label={labelIn(translate)} entries={entriesIn(translate)} />,
    },
  ],
};

function Texts({ translate }: { readonly translate: Translate }) {
  const [entries, setEntries] = useState(() => entriesIn(translate));
  return (
    <TranslationSheet
      label={`${labelIn(translate)} (${translate('editable', '可编辑', '可編輯')})`}
      entries={entries}
      onChange={setEntries}
    />
  );
}

function labelIn(translate: Translate): string {
  return translate('Texts of the template', '模板文字', '範本文字');
}

function entriesIn(translate: Translate): readonly TranslationEntry[] {
  const question = translate('Page 1, question 1', '第 1 页，问题 1', '第 1 頁，問題 1');
  return [
    { place: question, text: { EN: 'Surname', SC: '姓', TC: '姓' }, isRequired: true, limit: 200 },
    {
      place: translate('Page 1, question 2', '第 1 页，问题 2', '第 1 頁，問題 2'),
      text: { EN: 'Given names', SC: '', TC: '名' },
      isRequired: true,
    },
    {
      place: translate('Page 1, question 3', '第 1 页，问题 3', '第 1 頁，問題 3'),
      text: { EN: 'Address', SC: '地址', TC: '地址' },
      converted: ['SC'],
    },
    {
      place: `${question}, ${translate('help', '说明', '說明')}`,
      text: { EN: 'As on the card', SC: '', TC: '' },
      limit: 10,
    },
  ];
}
