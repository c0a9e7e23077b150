import { defineTexts } from '../../defineTexts.ts';

/** Returns the texts of `DiffView`. */
export const { useText: useDiffText } = defineTexts('diff', {
  en: {
    nothing: 'Nothing has changed.',
    before: 'Before',
    after: 'After',
    none: 'Empty',
    added: 'Added',
    removed: 'Removed',
    moved: 'Moved from {{from}} to {{to}}',
    showParagraphs_one: 'Show {{count}} unchanged paragraph',
    showParagraphs_other: 'Show {{count}} unchanged paragraphs',
    showItems_one: 'Show {{count}} unchanged item',
    showItems_other: 'Show {{count}} unchanged items',
  },
  'zh-Hans': {
    nothing: '没有任何更改。',
    before: '更改前',
    after: '更改后',
    none: '空',
    added: '新增',
    removed: '移除',
    moved: '由第 {{from}} 项移至第 {{to}} 项',
    showParagraphs_one: '显示未更改的 {{count}} 段',
    showParagraphs_other: '显示未更改的 {{count}} 段',
    showItems_one: '显示未更改的 {{count}} 项',
    showItems_other: '显示未更改的 {{count}} 项',
  },
  'zh-Hant': {
    nothing: '沒有任何更改。',
    before: '更改前',
    after: '更改後',
    none: '空白',
    added: '新增',
    removed: '移除',
    moved: '由第 {{from}} 項移至第 {{to}} 項',
    showParagraphs_one: '顯示未更改的 {{count}} 段',
    showParagraphs_other: '顯示未更改的 {{count}} 段',
    showItems_one: '顯示未更改的 {{count}} 項',
    showItems_other: '顯示未更改的 {{count}} 項',
  },
});
