import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const zhHans: SameShape<typeof en> = {
  menu: {
    productManagement: '产品管理',
    generalConfiguration: '通用配置',
    advertisingPictures: '广告图片',
    tips: '温馨提示',
    webPortalConfiguration: '网页门户配置',
    loginPage: '登录页面',
    goTradeConfiguration: 'GoTrade 配置',
    userRelated: '设备与试用版',
  },
  devices: {
    title: '设备审批',
    what: '设备申请',
    item: '设备申请',
    onlyOne: '仅此一项',
    search: '客户、登录账号、电话、邮箱、设备或识别码',
    export: '设备申请',
    none: '暂无设备申请',
    noneHint: '客户在应用中申请使用设备后，便会在此显示。',
    login: '登录账号',
    client: '客户',
    device: '设备',
    job: '审批设备',
    approve_one: '通过 {{count}} 台设备',
    approve_other: '通过 {{count}} 台设备',
    reject_one: '拒绝 {{count}} 台设备',
    reject_other: '拒绝 {{count}} 台设备',
    started: '“{{title}}”已开始，每台设备的结果会显示在顶栏的“后台任务”中。',
    homeCount: '数量',
    homeFailed: '无法加载设备申请',
    waiting: '待审批',
    oldest: '最早的申请于 {{time}} 提交。',
  },
  loginPageCard: {
    what: '内容',
    count: '未发布',
    draft: '草稿',
    changed: '发布后有修改',
    failed: '无法加载登录页面的内容',
  },
  advertisingCard: {
    what: '广告图片',
    count: '数量',
    showing: '显示中',
    soon: '7 天内结束',
    scheduled: '待显示',
    unreleased: '未发布',
    failed: '无法加载广告图片',
  },
};

export default zhHans;
