import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  clientForm: {
    page: '第 {{page}} 頁，共 {{pages}} 頁',
    next: '繼續',
    back: '返回',
    submit: '提交',
    optional: '選填',
    choose: '請選擇',
    fixed: '此答案不可修改。',
    textVersion: '版本 {{version}}',
    problems: '請檢查您的答案',
    chooseFile: '選擇檔案',
    chosenFile: '已選擇：{{name}}',
    signHere: '請在此處簽名',
    typeName: '或輸入全名以簽署',
    clear: '清除',
    signed: '已簽署',
    points: '{{points}} 分',
    noScore: '回答所有問題後顯示',
    done: '多謝',
    doneHint: '您的申請已填妥。',
    review: '返回表格',
    empty: '此表格尚未有問題。',
  },
};
