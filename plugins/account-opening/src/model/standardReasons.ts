// The reasons that staff choose from if their broker has not set its own. Clients read those of `reinput` and `reject`
// in their language, so these explain what to do and contain no broker-specific facts; those of `correct` and
// `rejectProof` are for the records.
import type { Reason } from '../endpoints.ts';

/** The reasons of a broker that has set none, in display order. */
export const standardReasons: readonly Reason[] = [
  reason('correct', 'name-as-on-card', [
    'The name differs from the identity document.',
    '姓名与身份证件不符。',
    '姓名與身份證明文件不符。',
  ]),
  reason('correct', 'address-incomplete', [
    'The address lacks flat, floor or block.',
    '地址缺少室号、楼层或楼栋。',
    '地址欠缺單位、樓層或座數。',
  ]),
  reason('correct', 'typing-slip', ['Typing error by the applicant.', '申请人填写有误。', '申請人填寫有誤。']),
  reason('correct', 'confirmed-by-phone', [
    'Confirmed with the applicant by telephone.',
    '已致电申请人确认。',
    '已致電申請人確認。',
  ]),
  reason('reinput', 'selfie-unclear', [
    'Your selfie is not clear. Please take it again in good light, without glasses or hat.',
    '您的自拍照不清晰，请在光线充足处摘下眼镜和帽子后重新拍摄。',
    '閣下的自拍照不清晰，請在光線充足的地方除下眼鏡及帽子後重新拍攝。',
  ]),
  reason('reinput', 'document-unclear', [
    'The picture of your identity document cannot be read. Please take it again without reflections and with all edges.',
    '您的证件照片无法辨认，请避免反光并完整拍摄四边后重新上传。',
    '閣下的身份證明文件照片無法辨認，請避免反光並拍攝所有邊緣後重新上載。',
  ]),
  reason('reinput', 'address-proof-old', [
    'Your address proof is older than three months. Please upload a newer one.',
    '您的住址证明已超过三个月，请上传近三个月内的文件。',
    '閣下的住址證明已超過三個月，請上載最近三個月內的文件。',
  ]),
  reason('reinput', 'bank-proof-name', [
    'Your bank proof does not show your name as the account holder. Please upload one that does.',
    '您的银行证明未显示您为账户持有人，请重新上传。',
    '閣下的銀行證明未有顯示閣下為帳戶持有人，請重新上載。',
  ]),
  reason('reinput', 'signature-differs', [
    'Your signature differs from the one on your identity document. Please sign again.',
    '您的签名与证件签名不符，请重新签署。',
    '閣下的簽名與身份證明文件的簽名不符，請重新簽署。',
  ]),
  reason('reject', 'own-wish', [
    'You have asked us to cancel your application.',
    '您已要求取消申请。',
    '閣下已要求取消申請。',
  ]),
  reason('reject', 'has-account', [
    'You already have an account with us.',
    '您已在本公司开立账户。',
    '閣下已在本公司開立帳戶。',
  ]),
  reason('reject', 'documents-missing', [
    'We have not received the documents that we asked for.',
    '我们未收到所要求的文件。',
    '我們未有收到所需的文件。',
  ]),
  reason('reject', 'unable', [
    'We are unable to open an account for you at present.',
    '我们目前无法为您开立账户。',
    '我們現時未能為閣下開立帳戶。',
  ]),
  reason('rejectProof', 'proof-old', [
    'The proof is older than three months.',
    '住址证明已超过三个月。',
    '住址證明已超過三個月。',
  ]),
  reason('rejectProof', 'proof-differs', [
    'Name or address differs from the application.',
    '姓名或地址与申请不符。',
    '姓名或地址與申請不符。',
  ]),
  reason('rejectProof', 'proof-unclear', ['The picture cannot be read.', '图片无法辨认。', '圖片無法辨認。']),
];

function reason(action: Reason['action'], reasonID: string, [EN, SC, TC]: readonly [string, string, string]): Reason {
  return { reasonID, action, text: { EN, SC, TC } };
}
