import type { SameShape } from '../../services/messages.ts';
import type { en } from './en.ts';

export const zhHans: SameShape<typeof en> = {
  table: '表格',
  save: '另存为',
  saveChart: '另存为：{{title}}',
  csv: '表格 (csv)',
  png: '图片 (png)',
  svg: '矢量图 (svg)',
  needsDrawing: '仅在显示图表时可用。',
  saveFailed: '无法将“{{title}}”保存为图片。请改为保存表格，或使用其他浏览器。',
  failed: '无法加载“{{title}}”',
  notDrawn: '无法加载图表',
  empty: '当前条件下没有数据。',
  share: '占比',
  total: '合计',
  showAll: '显示全部 {{count}} 行',
  series: '{{name}}，{{points}} 个数值',
  unknown: '{{name}}：未知',
  legend: '{{title}}的图例',
  legendItem: '显示或隐藏{{item}}',
};
