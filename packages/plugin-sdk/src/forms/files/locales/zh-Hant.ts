import type { SameShape } from '../../../services/messages.ts';
import type { en } from './en.ts';

export const zhHant: SameShape<typeof en> = {
  list: '檔案：{{name}}',
  state: {
    existing: '已儲存',
    removed: '將會刪除',
    added: '新檔案',
    rejected: '無法上載',
    missing: '請重新選擇',
  },
  remove: '移除 {{name}}',
  keep: '保留',
  keepOf: '保留 {{name}}',
  announce: { added: '已加入：{{names}}', removed: '已移除：{{name}}', kept: '已保留：{{name}}' },
  separator: '、',
  problem: {
    unchecked: '未能檢查此檔案。請檢查網絡連線，然後重新選擇。',
    unreadable: '未能讀取此檔案，檔案可能已被移動，請重新選擇。',
    content: '檔案內容不是 {{types}}。',
    extension: '副檔名與檔案內容（{{type}}）不符，請重新命名檔案。',
    pixels: '圖片為 {{width}} × {{height}} 像素，須為 {{required}} 像素。',
    pixelCount: '圖片為 {{width}} × {{height}} 像素，像素過多，請先縮小圖片。',
    rejected: '請移除無法上載的檔案。',
    missing: '請重新選擇或移除 {{names}}。未儲存的內容中無法保留檔案。',
  },
};
