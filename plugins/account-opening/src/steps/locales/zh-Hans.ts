import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  workQueue: {
    open: '待办',
    toCertify: '待认证',
    toGenerate: '待生成表格',
    toConfirm: '待确认',
    toSign: '待签署',
    toImport: '待导入',
    underway: '处理中',
    failed: '失败',
    imported: '已导入',
  },
  step: {
    none: '暂无处理中的申请',
    noneHint: '审核通过的申请在归档之前会显示在此处。',
    back: '返回文件审核',
    stepper: '申请的步骤',
    actions: '下一步',
    nothing: '没有需要您处理的事项',
    open: '打开申请',
    historyFailed: '无法加载历史记录',
    inTray: '将在“后台任务”中继续处理，您可以离开此页面。',
    lost: '没有收到响应，请先查询状态再重试。',
    check: '查询状态',
    split: '步骤栏宽度',
    certify: {
      consequence_one: '由 CA 机构核实身份，每份最长需两分钟。',
      consequence_other: '由 CA 机构核实身份，每份最长需两分钟。',
    },
    generateForm: {
      consequence_one: '表格根据模板和答案生成，签署前须经确认。',
      consequence_other: '表格根据模板和答案生成，签署前须经确认。',
    },
    confirmForm: {
      title_one: '确认 {{count}} 份开户表格',
      title_other: '确认 {{count}} 份开户表格',
      consequence_one: '确认后进入签署。',
      consequence_other: '确认后进入签署。',
    },
    returnForm: {
      title_one: '退回 {{count}} 份开户表格',
      title_other: '退回 {{count}} 份开户表格',
      consequence_one: '签署前须重新确认。',
      consequence_other: '签署前须重新确认。',
    },
    signForm: {
      consequence_one: '签署每份最长需一分钟，签署后无法撤销。',
      consequence_other: '签署每份最长需一分钟，签署后无法撤销。',
    },
    importToBackOffice: {
      consequence_one: '账户将在后台系统开立，且无法撤销。',
      consequence_other: '账户将在后台系统开立，且无法撤销。',
    },
    skip: {
      action: '跳过认证直接导入后台系统',
      consequence_one:
        '有 {{count}} 份申请尚未进行 CA 认证和签署。现在导入将跳过这两个步骤，并以您的名义记入操作记录。',
      consequence_other:
        '有 {{count}} 份申请尚未进行 CA 认证和签署。现在导入将跳过这两个步骤，并以您的名义记入操作记录。',
      label: '确认同意',
      word: '跳过',
    },
    archive: {
      consequence_one: '归档后只能删除或下载资料。',
      consequence_other: '归档后只能删除或下载资料。',
    },
    template: {
      label: '表格模板',
      what: '模板列表',
      option_one: '{{fileName}}（{{count}} 页，{{size}}）',
      option_other: '{{fileName}}（{{count}} 页，{{size}}）',
      failed: '无法加载模板',
      none: '此类申请没有开户表格模板，请先在模板管理中上传。',
      mixed: '所选申请的模板不同，请每次选择同一模板的申请。',
    },
    signature: {
      time: '签署时间',
      by: '经办人',
      certificate: '证书',
      fingerprint: '证书 SHA-256',
    },
    certificateSerial: '申请人证书',
  },
};
