import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const messages: SameShape<typeof en> = {
  menu: {
    brokers: '券商管理',
    brokerList: '券商',
    broker: '券商',
    functions: '产品功能',
    plugins: '插件',
    presetImages: '图片素材',
  },
  brokersCard: {
    group: '状态',
    disabled: '已停用',
    failed: '无法统计券商',
    count: '券商数目',
    seatsFull: '管理员名额已用完',
    all: '全部（不含已删除）',
  },
};

export default messages;
