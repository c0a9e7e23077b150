import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const zhHans: SameShape<typeof en> = {
  menu: {
    productManagement: '产品管理',
    notices: '通知管理',
    noticeGroups: '通知组别',
    generalNotices: '一般通知',
    notice: '通知',
    newNotice: '新建通知',
    editNotice: '编辑通知',
    announcements: '公告',
    announcement: '公告',
  },
  notice: {
    title: '标题',
    status: '状态',
    updateTime: '最后更改',
    states: {
      draft: '草稿',
      pending: '待发送',
      sent: '已发送',
      displaying: '显示中',
    },
  },
  home: {
    what: '通知',
    count: '数量',
    approval: '待您审批',
    failed: '发送失败',
    pending: '待发送',
    draft: '草稿',
    failedToLoad: '无法加载通知',
  },
};

export default zhHans;
