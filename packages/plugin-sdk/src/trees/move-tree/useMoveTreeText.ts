import { defineTexts } from '../../hooks/defineTexts.ts';

/** Returns the texts of `MoveTree`. */
export const { useText: useMoveTreeText } = defineTexts('kit-move-tree', {
  en: {
    keys: 'Alt with arrow up or down moves what is selected. Shift with the arrows selects several.',
    moved: '{{name}} is now at position {{position}} of {{count}}.',
    movedInto: '{{name}} is now at position {{position}} of {{count}} in {{parent}}.',
    movedSeveral: '{{number}} items are now at positions {{position}} to {{last}} of {{count}}.',
    movedSeveralInto: '{{number}} items are now at positions {{position}} to {{last}} of {{count}} in {{parent}}.',
    atEnd: 'It cannot be moved further.',
  },
  'zh-Hans': {
    keys: '按 Alt 与上、下箭头可移动所选项，按 Shift 与箭头可选择多项。',
    moved: '“{{name}}”现为第 {{position}} 项，共 {{count}} 项。',
    movedInto: '“{{name}}”现为“{{parent}}”的第 {{position}} 项，共 {{count}} 项。',
    movedSeveral: '{{number}} 项现位于第 {{position}} 至 {{last}} 项，共 {{count}} 项。',
    movedSeveralInto: '{{number}} 项现位于“{{parent}}”的第 {{position}} 至 {{last}} 项，共 {{count}} 项。',
    atEnd: '无法继续移动。',
  },
  'zh-Hant': {
    keys: '按 Alt 與上、下箭嘴可移動所選項目，按 Shift 與箭嘴可選擇多項。',
    moved: '「{{name}}」現為第 {{position}} 項，共 {{count}} 項。',
    movedInto: '「{{name}}」現為「{{parent}}」的第 {{position}} 項，共 {{count}} 項。',
    movedSeveral: '{{number}} 項現位於第 {{position}} 至 {{last}} 項，共 {{count}} 項。',
    movedSeveralInto: '{{number}} 項現位於「{{parent}}」的第 {{position}} 至 {{last}} 項，共 {{count}} 項。',
    atEnd: '無法繼續移動。',
  },
});
