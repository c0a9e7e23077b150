import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

const messages: SameShape<typeof en> = {
  menu: {
    productManagement: '产品管理',
    quotePlans: '行情套餐',
    quotePlan: '行情套餐',
    quoteClients: '行情套餐客户',
    quotePlanReview: '行情套餐审核',
    brokersWithPlans: '券商',
    review: '审核',
    allPlans: '所有行情套餐',
    packages: '行情组合与配额',
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
    plans: {
      plans: '行情套餐',
      applications: '申请',
      changes: '变更',
      failed: '无法统计行情套餐',
      rejected: '被服务商拒绝',
      pending: '待审核',
      approved: '已通过，待生效',
      scarce: '即将用完的行情组合',
      use: '{{package}}：已使用 {{inUse}} 个终端，共 {{quota}} 个',
    },
    planReview: {
      waiting: '待审核',
      count: '申请',
      failed: '无法统计申请',
      oldest: '最早一项于 {{time}} 提交。',
      all: '所有券商',
    },
  },
};

export default messages;
