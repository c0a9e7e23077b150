import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const zhHant: SameShape<typeof en> = {
  menu: {
    productManagement: '產品管理',
    notices: '通知管理',
    noticeGroups: '通知組別',
    generalNotices: '一般通知',
    notice: '通知',
    newNotice: '新增通知',
    editNotice: '編輯通知',
    announcements: '公告',
    announcement: '公告',
  },
  notice: {
    title: '標題',
    status: '狀態',
    updateTime: '最後更改',
    states: {
      draft: '草稿',
      pending: '待發送',
      sent: '已發送',
      displaying: '顯示中',
    },
  },
  home: {
    what: '通知',
    count: '數目',
    approval: '待您審批',
    failed: '發送失敗',
    pending: '待發送',
    draft: '草稿',
    failedToLoad: '未能載入通知',
  },
};

export default zhHant;
