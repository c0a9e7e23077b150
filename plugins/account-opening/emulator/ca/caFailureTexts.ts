import type { caFailures, LocalText } from '@brokerdesk/api';

/** The messages for a failed certification. */
export const caFailureTexts: Readonly<Record<(typeof caFailures)[number], LocalText>> = {
  'face-mismatch': {
    EN: 'The selfie does not match the picture on the document.',
    SC: '自拍照与证件照片不符。',
    TC: '自拍照與證件照片不符。',
  },
  'number-not-found': {
    EN: 'The document number is not in the register.',
    SC: '登记系统中查无此证件号码。',
    TC: '登記系統查無此證件號碼。',
  },
  'name-mismatch': {
    EN: 'The name does not match the document number.',
    SC: '姓名与证件号码不一致。',
    TC: '姓名與證件號碼不相符。',
  },
  'document-expired': { EN: 'The document has expired.', SC: '证件已过有效期。', TC: '證件已過有效期。' },
  'picture-unreadable': {
    EN: 'The pictures of the document cannot be read.',
    SC: '证件照片无法识别。',
    TC: '證件照片無法辨識。',
  },
};
