import type { FilePart } from '@brokerdesk/api';
import { message, type Texts } from './errorResponses.ts';

/** A rule that an uploaded file can break. */
export type UploadRule = keyof typeof describeUploadProblem;

/** By rule, describes that it is broken and what it allows, in the three languages. */
export const describeUploadProblem = {
  required: () => message('A file is required.', '请上传文件。', '請上載檔案。'),
  count: ({ maxCount }) =>
    message(`At most ${maxCount} files.`, `最多 ${maxCount} 个文件。`, `最多 ${maxCount} 個檔案。`),
  empty: () => message('The file is empty.', '文件是空的。', '檔案是空的。'),
  type({ types }) {
    const formats = types.join(', ').toUpperCase();
    return message(`The content must be ${formats}.`, `文件内容须为 ${formats}。`, `檔案內容須為 ${formats}。`);
  },
  extension: () =>
    message('The file extension does not match the content.', '文件扩展名与内容不符。', '副檔名與檔案內容不符。'),
  damaged: () => describeUnsuitable('it is damaged', '图片已损坏', '圖片已損壞'),
  foreign: () =>
    describeUnsuitable(
      'the file contains other data besides the picture',
      '文件除图片外还含有其他数据',
      '檔案除圖片外還含有其他資料',
    ),
  storage: () =>
    message(
      'The file storage is full. Delete files that are no longer needed, then upload again.',
      '文件存储空间已满，请删除不再需要的文件后重新上传。',
      '檔案儲存空間已滿，請刪除不再需要的檔案後重新上載。',
    ),
  name: ({ names }) => nameRules[names ?? 'any'],
  dimension({ pixels }) {
    if (!pixels) return message('The picture has too many pixels.', '图片像素过多。', '圖片像素過多。');
    const size = `${pixels.width} × ${pixels.height}`;
    return describeUnsuitable(`it must have ${size} pixels`, `须为 ${size} 像素`, `須為 ${size} 像素`);
  },
} satisfies Readonly<Record<string, (part: FilePart) => Texts>>;

function describeUnsuitable(en: string, sc: string, tc: string): Texts {
  return message(
    `Image does not meet requirements, upload again: ${en}.`,
    `图片不符合要求，请重新上传：${sc}。`,
    `圖片不符合要求，請重新上載：${tc}。`,
  );
}

const nameRules = {
  image: message(
    'The name can contain only digits, letters, “.” and “_”, and cannot be only digits or only letters.',
    '文件名只能使用数字、字母、“.”和“_”，且不能全为数字或全为字母。',
    '檔案名稱只可使用數字、字母、「.」及「_」，且不可全為數字或全為字母。',
  ),
  template: message(
    'The only symbols that the name can contain are “_” and “-”.',
    '文件名中的符号只能使用“_”和“-”。',
    '檔案名稱中的符號只可使用「_」及「-」。',
  ),
  any: message(
    'This name cannot be used; rename the file.',
    '此文件名不能使用，请重新命名。',
    '此檔案名稱不可使用，請重新命名。',
  ),
};
