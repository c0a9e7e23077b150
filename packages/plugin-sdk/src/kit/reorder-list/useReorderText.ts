import { defineTexts } from '../../hooks/defineTexts.ts';

/** Returns the texts of `ReorderList`. */
export const { useText: useReorderText } = defineTexts('kit-reorder', {
  en: {
    up: 'Move {{name}} up',
    down: 'Move {{name}} down',
    moveTo: 'Move {{name}} to a position',
    select: 'Select {{name}}',
    position: 'New position ({{first}} to {{last}})',
    move: 'Move',
    notAPosition: 'Enter a whole number from {{first}} to {{last}}.',
    moved: '{{name}} is now at position {{position}} of {{count}}.',
    movedSeveral: '{{number}} items are now at positions {{position}} to {{last}} of {{count}}.',
  },
  'zh-Hans': {
    up: '上移“{{name}}”',
    down: '下移“{{name}}”',
    moveTo: '将“{{name}}”移至指定位置',
    select: '选择“{{name}}”',
    position: '新位置（{{first}} 至 {{last}}）',
    move: '移动',
    notAPosition: '请输入 {{first}} 至 {{last}} 之间的整数。',
    moved: '“{{name}}”现为第 {{position}} 项，共 {{count}} 项。',
    movedSeveral: '{{number}} 项现位于第 {{position}} 至 {{last}} 项，共 {{count}} 项。',
  },
  'zh-Hant': {
    up: '上移「{{name}}」',
    down: '下移「{{name}}」',
    moveTo: '將「{{name}}」移至指定位置',
    select: '選擇「{{name}}」',
    position: '新位置（{{first}} 至 {{last}}）',
    move: '移動',
    notAPosition: '請輸入 {{first}} 至 {{last}} 之間的整數。',
    moved: '「{{name}}」現為第 {{position}} 項，共 {{count}} 項。',
    movedSeveral: '{{number}} 項現位於第 {{position}} 至 {{last}} 項，共 {{count}} 項。',
  },
});
