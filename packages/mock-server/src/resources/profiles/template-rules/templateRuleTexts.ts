import type { Texts } from '../../../pipeline/errorResponses.ts';

/** The messages for a template that breaks a rule (specification, section 5). `{name}` is the question. */
export const templateRuleTexts = {
  'no-pages': { en_US: 'A template needs a page.', zh_CN: '模板至少要有一页。', zh_HK: '範本最少要有一頁。' },
  'no-groups': { en_US: 'This page has no group.', zh_CN: '此页没有分组。', zh_HK: '此頁沒有分組。' },
  'empty-group': {
    en_US: 'A group must have components.',
    zh_CN: '分组内须有组件。',
    zh_HK: '分組內必須有組件。',
  },
  duplicate: { en_US: 'This is already used.', zh_CN: '已被使用。', zh_HK: '已被使用。' },
  'too-many': {
    en_US: 'The template has too many questions.',
    zh_CN: '模板的问题过多。',
    zh_HK: '範本的問題過多。',
  },
  required: { en_US: 'This text is required.', zh_CN: '必须填写此文字。', zh_HK: '必須填寫此文字。' },
  'no-options': {
    en_US: 'There must be an option to choose.',
    zh_CN: '选项不能为空。',
    zh_HK: '選項不可為空。',
  },
  'options-not-allowed': {
    en_US: 'This kind of question has no options.',
    zh_CN: '此类问题没有选项。',
    zh_HK: '此類問題沒有選項。',
  },
  'duplicate-option': {
    en_US: 'Two options have this value.',
    zh_CN: '选项的值重复。',
    zh_HK: '選項的值重複。',
  },
  'one-default': {
    en_US: 'Only one option can be the default.',
    zh_CN: '只能有一个默认选项。',
    zh_HK: '只可有一個預設選項。',
  },
  'score-not-allowed': {
    en_US: 'Only questions with one choice give points.',
    zh_CN: '只有单选题可计分。',
    zh_HK: '只有單選題可計分。',
  },
  'default-not-allowed': {
    en_US: 'This kind of question has no such default.',
    zh_CN: '此类问题不能设此默认值。',
    zh_HK: '此類問題不可設此預設值。',
  },
  'default-invalid': {
    en_US: 'The default is no possible answer.',
    zh_CN: '默认值不是有效的答案。',
    zh_HK: '預設值不是有效的答案。',
  },
  'read-only-default': {
    en_US: 'A read-only question needs a default.',
    zh_CN: '只读问题须有默认值。',
    zh_HK: '唯讀問題必須有預設值。',
  },
  range: {
    en_US: 'The lower limit is above the upper one.',
    zh_CN: '下限大于上限。',
    zh_HK: '下限大於上限。',
  },
  'core-missing': {
    en_US: 'The import to the back office needs the question “{name}”. It cannot be deleted.',
    zh_CN: '导入后台需要问题“{name}”，不能删除。',
    zh_HK: '匯入後台需要問題「{name}」，不能刪除。',
  },
  'core-type': {
    en_US: 'The import to the back office needs this question as it was.',
    zh_CN: '导入后台需要此问题保持原有类型及选项。',
    zh_HK: '匯入後台需要此問題保持原有類別及選項。',
  },
  'core-required': {
    en_US: 'The import to the back office needs an answer, so it must be required.',
    zh_CN: '导入后台需要此答案，必须设为必填。',
    zh_HK: '匯入後台需要此答案，必須設為必填。',
  },
  'core-always': {
    en_US: 'A question that the back office needs is asked of everybody.',
    zh_CN: '后台所需的问题必须向所有人提出。',
    zh_HK: '後台所需的問題必須向所有人提出。',
  },
  'not-core': {
    en_US: 'The import to the back office does not need this question.',
    zh_CN: '此问题并非导入后台所需。',
    zh_HK: '此問題並非匯入後台所需。',
  },
  'shown-if-question': {
    en_US: 'It can only depend on an earlier question with one choice.',
    zh_CN: '只能取决于前面的单选题。',
    zh_HK: '只可取決於之前的單選題。',
  },
  'shown-if-option': {
    en_US: 'That question has no such option.',
    zh_CN: '该问题没有此选项。',
    zh_HK: '該問題沒有此選項。',
  },
  'no-classes': {
    en_US: 'A result needs classes.',
    zh_CN: '结果须有分级。',
    zh_HK: '結果必須有分級。',
  },
  'no-points': {
    en_US: 'Classes need questions that give points.',
    zh_CN: '分级须有计分的问题。',
    zh_HK: '分級必須有計分的問題。',
  },
  'class-start': {
    en_US: 'The classes must follow each other from 0 without gap or overlap.',
    zh_CN: '分级须由 0 分起连续，不得有间隔或重叠。',
    zh_HK: '分級必須由 0 分起連續，不可有間隔或重疊。',
  },
  'class-end': {
    en_US: 'The classes must end at the most points that can be reached.',
    zh_CN: '分级须止于可得的最高分。',
    zh_HK: '分級必須止於可得的最高分。',
  },
} as const satisfies Readonly<Record<string, Texts>>;

export type TemplateRule = keyof typeof templateRuleTexts;
