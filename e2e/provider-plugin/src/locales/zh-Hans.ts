import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const texts: SameShape<typeof en> = {
  menu: { brokers: '券商列表', broker: '券商', counts: '数量' },
  code: '代码',
  name: '名称',
  search: '按代码或名称搜索',
  none: '还没有券商',
  noneHint: '添加券商后会显示在这里。',
  back: '返回券商列表',
  status: '状态',
  enabled: '已启用',
  disabled: '已停用',
  disable: '停用券商',
  disableTitle: '停用此券商？',
  consequence: '其用户会立即无法使用。',
  word: '券商代码',
  count: '统计用户',
};
export default texts;
