import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const zhHant: SameShape<typeof en> = {
  menu: {
    productManagement: '產品管理',
    generalConfiguration: '通用配置',
    advertisingPictures: '廣告圖片',
    tips: '溫馨提示',
    webPortalConfiguration: '網頁門戶配置',
    loginPage: '登入頁面',
    goTradeConfiguration: 'GoTrade 配置',
    userRelated: '裝置與試用版',
  },
  devices: {
    title: '裝置審批',
    what: '裝置申請',
    item: '裝置申請',
    onlyOne: '只限此項',
    search: '客戶、登入帳號、電話、電郵、裝置或識別碼',
    export: '裝置申請',
    none: '暫無裝置申請',
    noneHint: '客戶在應用程式中申請使用裝置後，便會在此顯示。',
    login: '登入帳號',
    client: '客戶',
    device: '裝置',
    job: '審批裝置',
    approve_one: '批准 {{count}} 部裝置',
    approve_other: '批准 {{count}} 部裝置',
    reject_one: '拒絕 {{count}} 部裝置',
    reject_other: '拒絕 {{count}} 部裝置',
    started: '「{{title}}」已開始，每部裝置的結果會顯示在頂部列的「背景工作」中。',
    homeCount: '數目',
    homeFailed: '未能載入裝置申請',
    waiting: '待審批',
    oldest: '最早的申請於 {{time}} 提交。',
  },
  loginPageCard: {
    what: '內容',
    count: '未發佈',
    draft: '草稿',
    changed: '發佈後有修改',
    failed: '未能載入登入頁面的內容',
  },
  advertisingCard: {
    what: '廣告圖片',
    count: '數目',
    showing: '顯示中',
    soon: '7 日內結束',
    scheduled: '待顯示',
    unreleased: '未發佈',
    failed: '未能載入廣告圖片',
  },
};

export default zhHant;
