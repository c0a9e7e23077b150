import { defineTexts } from '../../hooks/defineTexts.ts';

/** Returns the texts around a page of the app. */
export const { useText: useAppPreviewText } = defineTexts('app-preview', {
  en: {
    language: 'Language of the client',
    screen: 'As the app shows it',
  },
  'zh-Hans': {
    language: '客户的语言',
    screen: '应用中的显示',
  },
  'zh-Hant': {
    language: '客戶的語言',
    screen: '應用程式中的顯示',
  },
});
