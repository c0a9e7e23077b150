import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  agreementForm: {
    editTitle: '編輯「{{name}}」',
    backToAgreement: '返回協議',
    typeHint: '類型決定類別：基本協議隨開戶接受，附加協議隨服務接受。',
    choose: '請選擇類型',
    texts: '文字',
    contentHint: '每行一段，不支援其他格式。',
    checkboxHint: '客戶剔選後確認的內容。',
    reviewTitle: '儲存版本 {{version}}？',
    reviewHint: '客戶此後須接受新文字。已有的接受仍屬版本 {{version}} 或更早版本。',
    reviewSubmit: '儲存為新版本',
  },
};
