import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

const messages: SameShape<typeof en> = {
  menu: {
    template: '模板',
    preview: '以申请人身份试用',
    editTemplate: '编辑模板',
    accountOpening: '开户管理',
    templates: '模板管理',
    templateTab: '模板',
    referrers: '推荐人',
    createTemplate: '新建模板',
    deleteTemplate: '删除模板',
    changeReferrers: '管理推荐人及链接',
  },
  home: {
    count: '数量',
    failed: '无法统计模板数量',
    blocked: '已限制内地 IP',
    all: '全部',
    withoutForm_one: '{{count}} 个模板无法生成开户表格，请上传其开户表格模板。',
    withoutForm_other: '{{count}} 个模板无法生成开户表格，请上传其开户表格模板。',
  },
  template: {
    name: '名称',
    otherNames: '其他语言',
    profileID: '编号',
    description: '说明',
    publicLink: '公开链接',
    blockedCNIP: '内地 IP',
    templateVersion: '版本',
    pageCount: '页数',
    questionCount: '问题数',
    referrerCount: '推荐人数',
    applications: '申请',
    createTime: '创建时间',
    updateTime: '最后更改',
    updateBy: '更改人',
  },
  componentType: {
    Label: '说明文字',
    Textbox: '单行文本',
    Multilinebox: '多行文本',
    Emailbox: '电邮地址',
    Phonebox: '电话号码',
    Numberbox: '数字',
    Selectbox: '下拉列表',
    Radiobox: '单选',
    Checkbox: '多选',
    FileUpload: '上传文件',
    Date: '日期',
    Signature: '签名',
    Linebreak: '换行',
    ScoreResult: '评分结果',
  },
};

export default messages;
