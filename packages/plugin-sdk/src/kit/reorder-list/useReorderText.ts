import { defineTexts } from '../../defineTexts.ts';

/** Returns the texts of {@link ReorderList}. */
export const { useText: useReorderText } = defineTexts('kit-reorder', {
  en: {
    up: 'Move {{name}} up',
    down: 'Move {{name}} down',
    moved: '{{name}} is now at position {{position}} of {{count}}.',
  },
  'zh-Hans': {
    up: '上移“{{name}}”',
    down: '下移“{{name}}”',
    moved: '“{{name}}”现为第 {{position}} 项，共 {{count}} 项。',
  },
  'zh-Hant': {
    up: '上移「{{name}}」',
    down: '下移「{{name}}」',
    moved: '「{{name}}」現為第 {{position}} 項，共 {{count}} 項。',
  },
});
