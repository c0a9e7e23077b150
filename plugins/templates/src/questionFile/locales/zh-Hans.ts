import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  questionFile: {
    reading: '正在检查文件。',
    title_one: '文件中有 {{count}} 处问题',
    title_other: '文件中有 {{count}} 处问题',
    hint: '尚未发送任何内容。请修正文件后重新选择。',
    place: '位置',
    problem: '问题',
    whole: '文件',
    more_one: '另有 {{count}} 处。',
    more_other: '另有 {{count}} 处。',
    part: {
      pages: '第 {{number}} 页',
      questions: '第 {{number}} 个问题',
      classification: '第 {{number}} 个等级',
    },
    list: { pages: '页面', questions: '问题', classification: '等级' },
  },
  questionFileRule: {
    tooLarge: '文件大小为 {{size}}，最多允许 {{limit}}。',
    encoding: '文件不是 UTF-8 编码。请以此编码保存。',
    json: '不是有效的 JSON：第 {{line}} 行，第 {{column}} 列。',
    format: '不是问题文件：没有格式“{{known}}”。',
    version: '不支持格式“{{format}}”。请以“{{known}}”重新保存问题。',
    type: '内容类型不正确，应为：{{expected}}。',
    value: '内容不在可选范围内。可选：{{allowed}}。',
    pattern: '请使用字母、数字及允许的符号，以字母或数字开头，最多 64 个。',
    unknownField: '没有字段“{{field}}”，请检查拼写。',
    unknownPage: '文件中没有页面“{{id}}”。',
    unknownGroup: '页面“{{page}}”中没有分组“{{id}}”。',
  },
};
