import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

const messages: SameShape<typeof en> = {
  menu: {
    template: '範本',
    preview: '以申請人身分試用',
    editTemplate: '編輯範本',
    accountOpening: '開戶管理',
    templates: '範本管理',
    templateTab: '範本',
    referrers: '介紹人',
    createTemplate: '新增範本',
    deleteTemplate: '刪除範本',
    changeReferrers: '管理介紹人及連結',
  },
  home: {
    count: '數目',
    failed: '無法統計範本數目',
    blocked: '已限制內地 IP',
    all: '全部',
    withoutForm_one: '{{count}} 個範本無法製作開戶表格，請上載其開戶表格範本。',
    withoutForm_other: '{{count}} 個範本無法製作開戶表格，請上載其開戶表格範本。',
  },
  template: {
    name: '名稱',
    otherNames: '其他語言',
    profileID: '編號',
    description: '說明',
    publicLink: '公開連結',
    blockedCNIP: '內地 IP',
    templateVersion: '版本',
    pageCount: '頁數',
    questionCount: '問題數',
    referrerCount: '介紹人數',
    applications: '申請',
    createTime: '新增時間',
    updateTime: '最後更改',
    updateBy: '更改人',
  },
  componentType: {
    Label: '說明文字',
    Textbox: '單行文字',
    Multilinebox: '多行文字',
    Emailbox: '電郵地址',
    Phonebox: '電話號碼',
    Numberbox: '數字',
    Selectbox: '下拉式選單',
    Radiobox: '單選',
    Checkbox: '多選',
    FileUpload: '上載檔案',
    Date: '日期',
    Signature: '簽名',
    Linebreak: '換行',
    ScoreResult: '評分結果',
  },
};

export default messages;
