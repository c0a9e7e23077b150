import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const messages: SameShape<typeof en> = {
  menu: {
    brokers: '券商管理',
    brokerList: '券商',
    broker: '券商',
    functions: '產品功能',
  },
};
export default messages;
