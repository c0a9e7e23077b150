export default {
  title: '柜台表单',
  open: '打开柜台',
  client: '客户',
  nickname: '昵称',
  rule: '最多 16 个数字、字母、_ 或 -',
  save: '保存昵称',
  saved: '昵称已保存。',
  papers: '文件',
  notice: {
    open: '撰写通知',
    title: '通知',
    at: '发送时间',
    papers: '附件',
    logo: '标志',
    send: '发送通知',
    sent: '通知已发送。',
  },
};
