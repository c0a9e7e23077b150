import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const messages: SameShape<typeof en> = {
  menu: {
    brokers: '券商管理',
    brokerList: '券商',
    broker: '券商',
    functions: '產品功能',
    plugins: '外掛程式',
    presetImages: '圖片素材',
  },
  brokersCard: {
    group: '狀態',
    disabled: '已停用',
    failed: '無法統計券商',
    count: '券商數目',
    seatsFull: '管理員名額已用完',
    all: '全部（不包括已刪除）',
  },
};

export default messages;
