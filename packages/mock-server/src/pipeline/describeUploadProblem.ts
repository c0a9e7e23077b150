import type { FilePart, WireLanguage } from '@brokerdesk/api';

/** What can be wrong with an uploaded file. */
export type UploadRule = 'required' | 'count' | 'empty' | 'type' | 'extension' | 'name' | 'dimension';

type Texts = Readonly<Record<WireLanguage, string>>;

/** Says what is wrong with an uploaded file and what would be right, in the three languages. */
export function describeUploadProblem(rule: UploadRule, { types, maxCount, names, pixels }: FilePart): Texts {
  const kinds = types.join(', ').toUpperCase();
  switch (rule) {
    case 'required':
      return { en_US: 'A file is needed.', zh_CN: '请上传文件。', zh_HK: '請上載檔案。' };
    case 'count':
      return {
        en_US: `At most ${maxCount} files.`,
        zh_CN: `最多 ${maxCount} 个文件。`,
        zh_HK: `最多 ${maxCount} 個檔案。`,
      };
    case 'empty':
      return { en_US: 'The file is empty.', zh_CN: '文件是空的。', zh_HK: '檔案是空的。' };
    case 'type':
      return {
        en_US: `The content must be ${kinds}.`,
        zh_CN: `文件内容须为 ${kinds}。`,
        zh_HK: `檔案內容須為 ${kinds}。`,
      };
    case 'extension':
      return {
        en_US: 'The ending of the name does not fit the content.',
        zh_CN: '扩展名与文件内容不符。',
        zh_HK: '副檔名與檔案內容不符。',
      };
    case 'name':
      return nameTexts[names ?? 'any'];
    case 'dimension':
      return pixels ? describeExactPixels(pixels) : tooManyPixels;
  }
}

const nameTexts: Readonly<Record<'image' | 'template' | 'any', Texts>> = {
  image: {
    en_US: 'Only digits, letters, "." and "_", and neither digits only nor letters only.',
    zh_CN: '文件名只可使用数字、字母、“.”及“_”，且不可全为数字或全为字母。',
    zh_HK: '檔案名稱只可使用數字、字母、「.」及「_」，且不可全為數字或全為字母。',
  },
  template: {
    en_US: 'Of symbols, only "_" and "-" may stand in the name.',
    zh_CN: '文件名中的符号只可使用“_”及“-”。',
    zh_HK: '檔案名稱中的符號只可使用「_」及「-」。',
  },
  any: {
    en_US: 'This name cannot be used; rename the file.',
    zh_CN: '文件名不可使用，请重新命名。',
    zh_HK: '檔案名稱不可使用，請重新命名。',
  },
};

const tooManyPixels: Texts = {
  en_US: 'The picture has too many pixels.',
  zh_CN: '图片像素过大。',
  zh_HK: '圖片像素過大。',
};

function describeExactPixels({ width, height }: { readonly width: number; readonly height: number }): Texts {
  return {
    en_US: `The picture must be ${width} × ${height} pixels.`,
    zh_CN: `图片须为 ${width} × ${height} 像素。`,
    zh_HK: `圖片須為 ${width} × ${height} 像素。`,
  };
}
