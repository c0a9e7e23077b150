// Error responses that several resources share, in the three languages.
import { type LocalizedFieldProblem, ruleViolated, type Texts } from '../pipeline/errorResponses.ts';

const requiredTexts: Texts = { en_US: 'Empty not allowed', zh_CN: '不能为空', zh_HK: '不可留空' };

export const reasonRequiredTexts: Texts = {
  en_US: 'A reason is needed.',
  zh_CN: '请填写原因。',
  zh_HK: '請填寫原因。',
};

export const duplicateTexts: Texts = { en_US: 'Named twice.', zh_CN: '重复出现。', zh_HK: '重複出現。' };

export function createRequiredProblem(path: string): LocalizedFieldProblem {
  return { path, rule: 'required', texts: requiredTexts };
}

/** Creates an `E0015` that contains the current state, for the screen to explain. */
export function createInvalidStateError(state: string, message: Texts) {
  return { code: 'E0015', message, data: { state } } as const;
}

export const lastImageError = ruleViolated('keep-one-image', {
  en_US: 'At least one image must remain.',
  zh_CN: '至少保留一张图片。',
  zh_HK: '最少保留一張圖片。',
});
