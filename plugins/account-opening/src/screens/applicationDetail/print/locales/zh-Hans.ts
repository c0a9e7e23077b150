import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  casePrint: {
    title: '开户申请',
    facts: '申请概要',
    status: '状态',
    identity: '身份证件',
    mobile: '手机号码',
    email: '邮箱',
    birthDate: '出生日期',
    file: '文件',
    fileName: '文件名',
    size: '大小',
    time: '日期',
    pictures: '图片',
    pictureFailed: '打印时无法加载此图片。',
    formsFailed: '打印时无法加载开户表格。',
    noFiles: '没有文件',
  },
};
