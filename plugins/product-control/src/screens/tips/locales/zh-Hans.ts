import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  tips: {
    item: '提示',
    history: '历史记录',
    failed: '无法加载温馨提示',
    awaited: '温馨提示',
    changed: '{{name}} 最后修改于 {{time}}',
    save: '保存所有提示',
    saved: '温馨提示已保存，应用即时更新。',
    missing: '请填写内容，或不显示此提示。',
    preview: '预览',
    appTitle: '温馨提示',
    shownAt: '显示提示：{{place}}',
    textsOf: '文字：{{place}}',
    textOf: '提示：{{place}}',
    places: {
      login: '登录',
      registration: '开户',
      quote: '行情',
      orderEntry: '下单',
      marketClosed: '休市',
      deposit: '入金',
      withdrawal: '出金',
      statement: '结单',
    },
  },
};
