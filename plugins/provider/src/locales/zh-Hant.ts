import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const messages: SameShape<typeof en> = {
  menu: {
    brokers: '券商管理',
    brokerList: '券商',
    broker: '券商',
    functions: '產品功能',
    quotePlanReview: '報價計劃審核',
    brokersWithPlans: '券商',
    review: '審核',
    allPlans: '所有報價計劃',
    presetImages: '圖片素材',
  },
  jobs: {
    auditPlans: '審核報價計劃',
    approve_one: '批准 {{count}} 項申請',
    approve_other: '批准 {{count}} 項申請',
    reject_one: '拒絕 {{count}} 項申請',
    reject_other: '拒絕 {{count}} 項申請',
    broker: '券商',
    client: '客戶',
    login: '登入帳號',
  },
  home: {
    planReview: {
      waiting: '待審核',
      count: '申請',
      failed: '未能統計申請',
      oldest: '最早一項於 {{time}} 提交。',
      all: '所有券商',
    },
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
