import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const zhHans: SameShape<typeof en> = {
  title: '示例插件',
  edit: '示例插件：新建、修改及删除',
  items: '示例',
  item: '示例',
  search: '名称或备注',
  texts: '各语言的名称',
  noNote: '无备注',
  deleteConsequence: '示例及其备注将被删除，历史记录会保留。',
  column: { name: '名称', status: '状态', dueDay: '到期日', note: '备注', updateTime: '修改时间', updateBy: '修改人' },
  status: { open: '待处理', inProgress: '处理中', done: '已完成' },
  empty: { title: '暂无示例', text: '有到期日的示例会显示在这里。请新建第一条示例。' },
  panel: { facts: '详情', history: '历史' },
  field: {
    nameEN: '名称（英文）',
    nameSC: '名称（简体中文）',
    nameTC: '名称（繁体中文）',
  },
  card: { count: '示例数', failed: '未能统计示例数。' },
};

export default zhHans;
