import type { TemplateRule } from '@brokerdesk/api';
import { message, type Texts } from '@brokerdesk/mock-server/engine';

/** The messages for a template that breaks a rule (specification, section 5). `{name}` is the question. */
export const templateRuleTexts: Readonly<Record<TemplateRule, Texts>> = {
  'no-pages': message('A template needs a page.', '模板至少要有一页。', '範本最少要有一頁。'),
  'no-groups': message('This page has no group.', '此页没有分组。', '此頁沒有分組。'),
  'empty-group': message('A group must have components.', '分组内必须有组件。', '分組內必須有組件。'),
  duplicate: message('This is already used.', '已被使用。', '已被使用。'),
  'too-many': message('The template has too many questions.', '模板的问题过多。', '範本的問題過多。'),
  required: message('This text is required.', '必须填写此文字。', '必須填寫此文字。'),
  'no-options': message('There must be an option to choose.', '必须有可选的选项。', '必須有可選的選項。'),
  'options-not-allowed': message('This type of question has no options.', '此类问题没有选项。', '此類問題沒有選項。'),
  'duplicate-option': message('Two options have this value.', '选项的值重复。', '選項的值重複。'),
  'one-default': message('Only one option can be the default.', '只能有一个默认选项。', '只可有一個預設選項。'),
  'score-not-allowed': message(
    'Only questions with one choice give points.',
    '只有单选题可计分。',
    '只有單選題可計分。',
  ),
  'default-not-allowed': message(
    'This type of question cannot have this default.',
    '此类问题不能设此默认值。',
    '此類問題不可設此預設值。',
  ),
  'default-invalid': message('The default is not a valid answer.', '默认值不是有效的答案。', '預設值不是有效的答案。'),
  'read-only-default': message(
    'A read-only question needs a default.',
    '只读问题须有默认值。',
    '唯讀問題必須有預設值。',
  ),
  range: message('The lower limit is above the upper one.', '下限大于上限。', '下限大於上限。'),
  'core-missing': message(
    'The import to the back office needs the question “{name}”. It cannot be deleted.',
    '导入后台系统需要问题“{name}”，不能删除。',
    '匯入後台系統需要問題「{name}」，不能刪除。',
  ),
  'core-type': message(
    'The import to the back office needs this question unchanged.',
    '导入后台系统需要此问题保持不变。',
    '匯入後台系統需要此問題保持不變。',
  ),
  'core-required': message(
    'The import to the back office needs an answer, so it must be required.',
    '导入后台系统需要此答案，必须设为必填。',
    '匯入後台系統需要此答案，必須設為必填。',
  ),
  'core-always': message(
    'A question that the back office needs must be asked of every applicant.',
    '后台系统所需的问题必须向所有申请人提出。',
    '後台系統所需的問題必須向所有申請人提出。',
  ),
  'not-core': message(
    'The import to the back office does not need this question.',
    '导入后台系统不需要此问题。',
    '匯入後台系統不需要此問題。',
  ),
  'shown-if-question': message(
    'It can only depend on an earlier question with one choice.',
    '只能以前面的单选题作为显示条件。',
    '只可以之前的單選題作為顯示條件。',
  ),
  'shown-if-option': message('That question has no such option.', '该问题没有此选项。', '該問題沒有此選項。'),
  'no-classes': message('A result needs classes.', '结果必须有分级。', '結果必須有分級。'),
  'no-points': message('Classes need questions that give points.', '分级必须有计分的问题。', '分級必須有計分的問題。'),
  'class-start': message(
    'The classes must follow each other from 0 without gap or overlap.',
    '分级必须从 0 分起连续，不能有间隔或重叠。',
    '分級必須由 0 分起連續，不可有間隔或重疊。',
  ),
  'class-end': message(
    'The classes must end at the maximum number of points.',
    '分级必须以可得的最高分结束。',
    '分級必須以可得的最高分結束。',
  ),
};
