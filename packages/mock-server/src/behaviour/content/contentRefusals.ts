// Refusals that several contents share, in the three languages.
import { type FieldRefusal, ruleRefuses, type Texts } from '../../pipeline/refusals.ts';

const neededTexts: Texts = { en_US: 'Empty not allowed', zh_CN: '不能为空', zh_HK: '不可留空' };

export const reasonNeeded: Texts = { en_US: 'A reason is needed.', zh_CN: '请填写原因。', zh_HK: '請填寫原因。' };

export const onlyOnceTexts: Texts = { en_US: 'Named twice.', zh_CN: '重复出现。', zh_HK: '重複出現。' };

export function needed(path: string): FieldRefusal {
  return { path, rule: 'required', texts: neededTexts };
}

/** `E0015` with what the state is, for the screen to explain. */
export function wrongState(state: string, message: Texts) {
  return { code: 'E0015', message, data: { state } } as const;
}

export const keepOneImage = ruleRefuses('keep-one-image', {
  en_US: 'At least one image must remain.',
  zh_CN: '至少保留一张图片。',
  zh_HK: '最少保留一張圖片。',
});
