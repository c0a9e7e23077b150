import type { SameShape } from '../../../services/messages.ts';
import type { en } from './en.ts';

export const zhHant: SameShape<typeof en> = {
  required: '要求：{{width}} × {{height}} 像素',
  actual: '已選：{{width}} × {{height}} 像素',
  current: '目前：{{width}} × {{height}} 像素',
  preview: '預覽：{{name}}',
  facts: '{{name}}，{{size}}',
  crop: '更改裁剪範圍',
  cropFreely: '裁剪圖片',
  undo: '移除 {{name}}',
  dialog: {
    title: '選擇裁剪範圍：{{name}}',
    area: '圖片的裁剪範圍',
    keys: '以指標或方向鍵移動圖片，以 +、− 或滑鼠滾輪縮放。',
    zoom: '縮放',
    fill: '填滿外框',
    fit: '顯示整張圖片',
    source: '原圖：{{width}} × {{height}} 像素',
    proportions: '比例',
    ownProportions: '與原圖相同',
    freeSection: '所選區域：{{width}} × {{height}} 像素',
    section: '範圍：{{width}} × {{height}} 像素，結果為 {{result}}',
    enlarged: '所選範圍小於結果尺寸，圖片會變得模糊。請縮小顯示，或選擇較大的圖片。',
    apply: '使用此範圍',
    cancel: '取消',
    loading: '正在載入…',
    failed: '未能載入此部分，請檢查網絡後重新選擇圖片。',
  },
  problem: {
    broken: '圖片已損壞，無法顯示，請選擇其他圖片。',
    nameTaken: '圖片名稱已存在，請重新命名檔案後再選擇。',
    foreign: '檔案中除圖片外還有其他資料，請重新儲存圖片後再選擇。',
    sourceTooLarge: '檔案大小為 {{size}}，可裁剪的圖片上限為 {{limit}}。',
    resultTooLarge: '裁剪結果為 {{size}}，上限為 {{limit}}，請選擇較簡單的圖片。',
  },
};
