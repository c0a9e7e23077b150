import type { SameShape } from '../../../services/messages.ts';
import type { en } from './en.ts';

export const zhHans: SameShape<typeof en> = {
  required: '要求：{{width}} × {{height}} 像素',
  actual: '已选：{{width}} × {{height}} 像素',
  current: '当前：{{width}} × {{height}} 像素',
  preview: '预览：{{name}}',
  facts: '{{name}}，{{size}}',
  crop: '更改裁剪范围',
  cropFreely: '裁剪图片',
  undo: '移除 {{name}}',
  dialog: {
    title: '选择裁剪范围：{{name}}',
    area: '图片的裁剪范围',
    keys: '用指针或方向键移动图片，用 +、− 或鼠标滚轮缩放。',
    zoom: '缩放',
    fill: '填满边框',
    fit: '显示整张图片',
    source: '原图：{{width}} × {{height}} 像素',
    proportions: '比例',
    ownProportions: '与原图相同',
    freeSection: '所选区域：{{width}} × {{height}} 像素',
    section: '范围：{{width}} × {{height}} 像素，结果为 {{result}}',
    enlarged: '所选范围小于结果尺寸，图片会变得模糊。请缩小显示，或选择更大的图片。',
    apply: '使用此范围',
    cancel: '取消',
    loading: '正在加载…',
    failed: '未能加载此部分，请检查网络后重新选择图片。',
  },
  problem: {
    broken: '图片已损坏，无法显示，请选择其他图片。',
    nameTaken: '图片名称已存在，请重新命名文件后再选择。',
    foreign: '文件中除图片外还有其他数据，请重新保存图片后再选择。',
    sourceTooLarge: '文件大小为 {{size}}，可裁剪的图片上限为 {{limit}}。',
    resultTooLarge: '裁剪结果为 {{size}}，上限为 {{limit}}，请选择较简单的图片。',
  },
};
