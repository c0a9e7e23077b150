const en = {
  menu: {
    productManagement: 'Product Management',
    notices: 'Notice Management',
    noticeGroups: 'Notice groups',
    generalNotices: 'General notices',
    notice: 'Notice',
    newNotice: 'New notice',
    editNotice: 'Edit notice',
    announcements: 'Announcements',
    announcement: 'Announcement',
  },
  notice: {
    title: 'Title',
    status: 'Status',
    updateTime: 'Last change',
    states: {
      draft: 'Draft',
      pending: 'Scheduled',
      sent: 'Sent',
      displaying: 'Displaying',
    },
  },
  home: {
    what: 'Notices',
    count: 'Number',
    approval: 'To approve',
    failed: 'Failed deliveries',
    pending: 'Scheduled',
    draft: 'Drafts',
    failedToLoad: 'The notices could not be loaded',
  },
} as const;

export default en;
