// Error responses that several resources share, in the three languages.
import { type LocalizedFieldProblem, message, ruleViolated, type Texts } from '../context/errorResponses.ts';

const requiredTexts = message('Empty not allowed', '不能为空', '不可留空');

export const reasonRequiredTexts = message('A reason is required.', '请填写原因。', '請填寫原因。');

export const duplicateTexts = message('This occurs twice.', '重复出现。', '重複出現。');

export function createRequiredProblem(path: string): LocalizedFieldProblem {
  return { path, rule: 'required', texts: requiredTexts };
}

/** Creates an `E0015` that contains the current state, for the screen to explain. */
export function createInvalidStateError(state: string, message: Texts) {
  return { code: 'E0015', message, data: { state } } as const;
}

const sameStatusTexts = {
  enabled: message('This is already enabled.', '此项已启用。', '此項已啟用。'),
  disabled: message('This is already disabled.', '此项已停用。', '此項已停用。'),
};

/** Creates an `E0015` for setting the status that a record already has. */
export function createSameStatusError(status: keyof typeof sameStatusTexts) {
  return createInvalidStateError(status, sameStatusTexts[status]);
}

export const imageNameTakenTexts = message('Image name exists', '图片名称已存在', '圖片名稱已存在');

export const lastImageError = ruleViolated(
  'keep-one-image',
  message('At least one image must remain.', '必须至少保留一张图片。', '必須保留最少一張圖片。'),
);
