import type { ErrorCode } from '@brokerdesk/api';
import { message, type Texts } from './errorResponses.ts';

/** What users read when an error response has no message for its particular case. */
export const errorMessages: Readonly<Record<ErrorCode, Texts>> = {
  E0001: message('Session timeout or other device login', '登录超时或已在其他设备登录', '登入逾時或已在其他裝置登入'),
  E0002: message('You are not permitted to do this.', '您没有此操作的权限。', '您沒有此操作的權限。'),
  E0003: message('This record was not found.', '找不到此记录。', '找不到此紀錄。'),
  E0004: message('Please check the marked fields.', '请检查标示的项目。', '請檢查標示的項目。'),
  E0005: message(
    'Another user has changed this record in the meantime.',
    '其他用户在此期间修改了此记录。',
    '其他用戶在此期間修改了此紀錄。',
  ),
  E0006: message('Login name or password is wrong.', '登录名或密码不正确。', '登入名稱或密碼不正確。'),
  E0007: message('This account is disabled.', '此账户已停用。', '此帳戶已停用。'),
  E0008: message('A verification code is required for this.', '此操作需要验证码。', '此操作需要驗證碼。'),
  E0009: message('Verification code abnormal', '验证码异常', '驗證碼異常'),
  E0010: message('The signature could not be verified.', '无法验证签名。', '無法驗證簽署。'),
  E0011: message('Too many attempts. Please wait.', '尝试次数过多，请稍后重试。', '嘗試次數過多，請稍後再試。'),
  E0012: message('It is in use, so it cannot be deleted.', '正在使用中，不能删除。', '正在使用中，不能刪除。'),
  E0013: message('Upload file out of limit', '上传文件超出限制', '上載檔案超出限制'),
  E0014: message('This file cannot be uploaded.', '此文件不能上传。', '此檔案不能上載。'),
  E0015: message('This is not possible in the current status.', '当前状态不允许此操作。', '目前狀態不容許此操作。'),
  E0016: message('A rule does not allow this.', '规则不允许此操作。', '規則不容許此操作。'),
  E0017: message('The request is malformed.', '请求格式错误。', '請求格式錯誤。'),
  E0018: message('Too many requests.', '请求过于频繁。', '請求過於頻密。'),
  E0099: message('Network is abnormal or server is busy', '网络异常或服务器繁忙', '網絡異常或伺服器繁忙'),
};
