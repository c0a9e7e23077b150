import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

const messages: SameShape<typeof en> = {
  menu: {
    productManagement: '產品管理',
    quotePlans: '報價計劃',
    quotePlan: '報價計劃',
    quoteClients: '報價計劃客戶',
    quotePlanReview: '報價計劃審核',
    brokersWithPlans: '券商',
    review: '審核',
    allPlans: '所有報價計劃',
    packages: '報價組合與配額',
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
    plans: {
      plans: '報價計劃',
      applications: '申請',
      changes: '更改',
      failed: '未能統計報價計劃',
      rejected: '被服務商拒絕',
      pending: '待審核',
      approved: '已批准，待生效',
      scarce: '即將用盡的報價組合',
      use: '{{package}}：已使用 {{inUse}} 部終端機，共 {{quota}} 部',
    },
    planReview: {
      waiting: '待審核',
      count: '申請',
      failed: '未能統計申請',
      oldest: '最早一項於 {{time}} 提交。',
      all: '所有券商',
    },
  },
};

export default messages;
