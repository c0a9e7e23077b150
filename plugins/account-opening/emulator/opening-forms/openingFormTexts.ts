import type { OpeningFormPdfProblem } from '@brokerdesk/api';
import { message, type Texts } from '@brokerdesk/mock-server/engine';

/** Messages for rejected requests to opening forms and their templates. */
export const openingFormTexts = {
  profileUnknown: message('There is no such template.', '没有此模板。', '沒有此範本。'),
  templateUnknown: message('There is no such opening-form template.', '没有此开户表格模板。', '沒有此開戶表格範本。'),
  templateOfOther: message(
    'This opening-form template belongs to another template.',
    '此开户表格模板属于另一个模板。',
    '此開戶表格範本屬於另一個範本。',
  ),
  nameTaken: message(
    'An opening-form template with this file name already exists.',
    '已有同名的开户表格模板。',
    '已有同名的開戶表格範本。',
  ),
  inUse: message(
    'Opening forms were made from this template, so it cannot be deleted.',
    '已有开户表格使用此模板，不能删除。',
    '已有開戶表格使用此範本，不能刪除。',
  ),
} as const satisfies Readonly<Record<string, Texts>>;

/** Messages for the content of a PDF. The portal says the same before it is sent. */
export const pdfProblemTexts = {
  unreadable: message(
    'The PDF cannot be read: it is damaged, or not a PDF.',
    '无法读取此 PDF：文件已损坏，或不是 PDF。',
    '無法讀取此 PDF：檔案已損壞，或不是 PDF。',
  ),
  locked: message(
    'The PDF is encrypted. Save it without a password and restrictions.',
    '此 PDF 已加密。请另存为没有密码及限制的文件。',
    '此 PDF 已加密。請另存為沒有密碼及限制的檔案。',
  ),
  noPages: message('The PDF has no pages.', '此 PDF 没有页面。', '此 PDF 沒有頁面。'),
  tooManyPages: message('The PDF has more than 300 pages.', '此 PDF 超过 300 页。', '此 PDF 超過 300 頁。'),
  xfa: message(
    'The form of this PDF is an XFA form, whose fields cannot be filled. Save it as an AcroForm.',
    '此 PDF 的表单为 XFA 格式，无法填写其字段。请另存为 AcroForm。',
    '此 PDF 的表單為 XFA 格式，無法填寫其欄位。請另存為 AcroForm。',
  ),
  script: message(
    'The PDF contains scripts. Remove them.',
    '此 PDF 含有脚本，请先移除。',
    '此 PDF 含有指令碼，請先移除。',
  ),
  embeddedFile: message(
    'The PDF contains other files. Remove them.',
    '此 PDF 含有其他文件，请先移除。',
    '此 PDF 含有其他檔案，請先移除。',
  ),
} as const satisfies Readonly<Record<OpeningFormPdfProblem, Texts>>;
