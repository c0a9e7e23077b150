import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  clientForm: {
    page: '第 {{page}} 页，共 {{pages}} 页',
    next: '继续',
    back: '返回',
    submit: '提交',
    optional: '选填',
    choose: '请选择',
    fixed: '此答案不能修改。',
    textVersion: '版本 {{version}}',
    problems: '请检查您的答案',
    chooseFile: '选择文件',
    chosenFile: '已选择：{{name}}',
    signHere: '请在此处签名',
    typeName: '或输入全名以签署',
    clear: '清除',
    signed: '已签署',
    points: '{{points}} 分',
    noScore: '回答所有问题后显示',
    done: '谢谢',
    doneHint: '您的申请已填写完成。',
    review: '返回表单',
    empty: '此表单还没有问题。',
  },
};
