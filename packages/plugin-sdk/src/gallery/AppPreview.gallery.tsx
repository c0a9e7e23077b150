import { AppPreview } from '../entries/forms.ts';
import type { GalleryPage } from './GalleryPage.ts';

const title = { en: 'Fees', 'zh-Hans': '收费', 'zh-Hant': '收費' };
const content = {
  en: 'Statements by post cost HKD 50 each.',
  'zh-Hans': '邮寄结单每份收费港币 50 元。',
  'zh-Hant': '郵寄結單每份收費港幣 50 元。',
};
const button = { en: 'I agree', 'zh-Hans': '我同意', 'zh-Hant': '我同意' };

/** A page of the clients' app. */
export const gallery: GalleryPage = {
  title: 'AppPreview',
  states: [
    {
      name: 'A page',
      render: () => (
        <AppPreview title={(language) => title[language]}>{(language) => <p>{content[language]}</p>}</AppPreview>
      ),
    },
    {
      name: 'With buttons below it',
      render: () => (
        <AppPreview title={(language) => title[language]} footer={(language) => <span>{button[language]}</span>}>
          {(language) => <p>{content[language]}</p>}
        </AppPreview>
      ),
    },
  ],
};
