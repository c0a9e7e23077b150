import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  conditionText: {
    always: '一律顯示',
    never: '請選擇「{{question}}」的哪些選項會使其顯示。',
    quoted: '「{{name}}」',
    sentence: '「{{question}}」的答案為{{options}}時顯示。',
    sentenceMany: '「{{question}}」的答案為 {{count}} 個選項之一時顯示。',
  },
};
