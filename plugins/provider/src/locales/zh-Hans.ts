import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const messages: SameShape<typeof en> = {
  menu: {
    brokers: '券商管理',
    brokerList: '券商',
    broker: '券商',
    functions: '产品功能',
    quotePlanReview: '行情套餐审核',
    brokersWithPlans: '券商',
    review: '审核',
    allPlans: '所有行情套餐',
    presetImages: '图片素材',
  },
  jobs: {
    auditPlans: '审核行情套餐',
    approve_one: '通过 {{count}} 项申请',
    approve_other: '通过 {{count}} 项申请',
    reject_one: '拒绝 {{count}} 项申请',
    reject_other: '拒绝 {{count}} 项申请',
    broker: '券商',
    client: '客户',
    login: '登录账号',
  },
  home: {
    planReview: {
      waiting: '待审核',
      count: '申请',
      failed: '无法统计申请',
      oldest: '最早一项于 {{time}} 提交。',
      all: '所有券商',
    },
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
