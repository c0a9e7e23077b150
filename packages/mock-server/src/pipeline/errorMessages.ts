import type { ErrorCode, WireLanguage } from '@brokerdesk/api';

/** What people read when an answer refuses, in the three languages of the product. */
export const errorMessages: Readonly<Record<ErrorCode, Readonly<Record<WireLanguage, string>>>> = {
  E0001: {
    en_US: 'Session timeout or other device login',
    zh_CN: '会话超时或已在其他设备登录',
    zh_HK: '登入逾時或已在其他裝置登入',
  },
  E0002: { en_US: 'You are not permitted to do this.', zh_CN: '您没有此操作的权限。', zh_HK: '您沒有此操作的權限。' },
  E0003: { en_US: 'This record was not found.', zh_CN: '找不到此记录。', zh_HK: '找不到此紀錄。' },
  E0004: { en_US: 'Please check the marked fields.', zh_CN: '请检查标示的栏目。', zh_HK: '請檢查標示的欄位。' },
  E0005: {
    en_US: 'Somebody else has changed this record in the meantime.',
    zh_CN: '此记录刚被其他人修改。',
    zh_HK: '此紀錄剛被其他人修改。',
  },
  E0006: { en_US: 'Wrong user or password.', zh_CN: '用户名或密码错误。', zh_HK: '用戶名稱或密碼錯誤。' },
  E0007: { en_US: 'This account is disabled.', zh_CN: '此账户已停用。', zh_HK: '此帳戶已停用。' },
  E0008: {
    en_US: 'A verification code is needed for this.',
    zh_CN: '此操作需要验证码。',
    zh_HK: '此操作需要驗證碼。',
  },
  E0009: { en_US: 'Verification code abnormal', zh_CN: '验证码异常', zh_HK: '驗證碼異常' },
  E0010: { en_US: 'The signature was refused.', zh_CN: '签名未获接受。', zh_HK: '簽署未獲接受。' },
  E0011: {
    en_US: 'Too many tries. Please wait.',
    zh_CN: '尝试次数过多，请稍候再试。',
    zh_HK: '嘗試次數過多，請稍候再試。',
  },
  E0012: {
    en_US: 'It is in use, so it cannot be deleted.',
    zh_CN: '正在使用中，不能删除。',
    zh_HK: '正在使用中，不能刪除。',
  },
  E0013: { en_US: 'Upload file out of limit', zh_CN: '上传文件超出限制', zh_HK: '上載檔案超出限制' },
  E0014: { en_US: 'This file cannot be uploaded.', zh_CN: '此文件不能上传。', zh_HK: '此檔案不能上載。' },
  E0015: {
    en_US: 'This is not possible in the present status.',
    zh_CN: '目前状态不允许此操作。',
    zh_HK: '目前狀態不容許此操作。',
  },
  E0016: { en_US: 'A rule does not allow this.', zh_CN: '规则不允许此操作。', zh_HK: '規則不容許此操作。' },
  E0017: { en_US: 'The request is malformed.', zh_CN: '请求格式错误。', zh_HK: '請求格式錯誤。' },
  E0018: { en_US: 'Too many requests.', zh_CN: '请求过于频繁。', zh_HK: '請求過於頻密。' },
  E0099: {
    en_US: 'Network is abnormal or server is busy',
    zh_CN: '网络异常或服务器繁忙',
    zh_HK: '網絡異常或伺服器繁忙',
  },
};
