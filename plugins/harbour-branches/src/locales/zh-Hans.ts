import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const zhHans: SameShape<typeof en> = {
  tab: { title: '分行到访', none: '此申请尚未预约分行到访。' },
  card: { title: '即将到访分行的申请人', none: '没有已预约的分行到访。' },
  column: { time: '时间', branch: '分行', staff: '柜台职员', state: '状态', applicant: '申请人' },
  state: { booked: '已预约', attended: '已到访', missed: '未到访' },
  note: { label: '给柜台的备注', save: '保存备注', saved: '备注已保存。', failed: '备注未能保存，请重试。' },
  loading: '正在加载分行到访',
};

export default zhHans;
