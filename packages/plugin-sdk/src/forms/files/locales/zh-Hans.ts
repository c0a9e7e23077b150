import type { SameShape } from '../../../services/messages.ts';
import type { en } from './en.ts';

export const zhHans: SameShape<typeof en> = {
  list: '文件：{{name}}',
  state: {
    existing: '已保存',
    removed: '将被删除',
    added: '新文件',
    rejected: '无法上传',
    missing: '请重新选择',
  },
  remove: '移除 {{name}}',
  keep: '保留',
  keepOf: '保留 {{name}}',
  announce: { added: '已添加：{{names}}', removed: '已移除：{{name}}', kept: '已保留：{{name}}' },
  separator: '、',
  problem: {
    unchecked: '无法检查此文件。请检查网络连接，然后重新选择。',
    unreadable: '无法读取此文件，文件可能已被移动，请重新选择。',
    content: '文件内容不是 {{types}}。',
    extension: '文件扩展名与内容（{{type}}）不符，请重新命名文件。',
    pixels: '图片为 {{width}} × {{height}} 像素，须为 {{required}} 像素。',
    pixelCount: '图片为 {{width}} × {{height}} 像素，像素过多，请先缩小图片。',
    rejected: '请移除无法上传的文件。',
    missing: '请重新选择或移除 {{names}}。未保存的内容中无法保留文件。',
  },
};
