import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  conditionText: {
    always: '始终显示',
    never: '请选择“{{question}}”的哪些选项会使其显示。',
    quoted: '“{{name}}”',
    sentence: '“{{question}}”的答案为{{options}}时显示。',
    sentenceMany: '“{{question}}”的答案为 {{count}} 个选项之一时显示。',
  },
};
