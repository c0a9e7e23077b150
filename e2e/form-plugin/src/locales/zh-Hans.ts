export default {
  title: '柜台表单',
  open: '打开柜台',
  client: '客户',
  nickname: '昵称',
  rule: '最多 16 个数字、字母、_ 或 -',
  save: '保存昵称',
  saved: '昵称已保存。',
  papers: '文件',
};
