import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  tips: {
    item: '提示',
    history: '歷史紀錄',
    failed: '未能載入溫馨提示',
    awaited: '溫馨提示',
    changed: '{{name}} 最後修改於 {{time}}',
    save: '儲存所有提示',
    saved: '溫馨提示已儲存，應用程式即時更新。',
    missing: '請填寫內容，或不顯示此提示。',
    preview: '預覽',
    appTitle: '溫馨提示',
    shownAt: '顯示提示：{{place}}',
    textsOf: '文字：{{place}}',
    textOf: '提示：{{place}}',
    places: {
      login: '登入',
      registration: '開戶',
      quote: '報價',
      orderEntry: '落盤',
      marketClosed: '收市',
      deposit: '存款',
      withdrawal: '提款',
      statement: '結單',
    },
  },
};
