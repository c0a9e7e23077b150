import type { SameShape } from '../../services/messages.ts';
import type { en } from './en.ts';

export const zhHant: SameShape<typeof en> = {
  table: '表格',
  save: '另存為',
  saveChart: '另存為：{{title}}',
  csv: '表格 (csv)',
  png: '圖片 (png)',
  svg: '向量圖 (svg)',
  needsDrawing: '只可在顯示圖表時使用。',
  saveFailed: '無法將「{{title}}」儲存為圖片。請改為儲存表格，或使用其他瀏覽器。',
  failed: '無法載入「{{title}}」',
  notDrawn: '無法載入圖表',
  empty: '目前條件下沒有資料。',
  share: '佔比',
  total: '合計',
  showAll: '顯示全部 {{count}} 行',
  series: '{{name}}，{{points}} 個數值',
  unknown: '{{name}}：未知',
  legend: '{{title}}的圖例',
  legendItem: '顯示或隱藏{{item}}',
};
