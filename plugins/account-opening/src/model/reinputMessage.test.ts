import { expect, it } from 'vitest';
import { reinputMessage } from './reinputMessage.ts';

const questions = [
  { EN: 'Selfie', SC: '自拍照', TC: '自拍照' },
  { EN: 'Mobile ($&)', SC: '手机', TC: '手機' },
];

it('names the questions to fill in again below the reason, in the language of the client', () => {
  expect(reinputMessage('Blurred.', { questions, language: 'en' })).toBe(
    'Blurred.\nPlease fill in again: Selfie, Mobile ($&).',
  );
  expect(reinputMessage('照片模糊。', { questions, language: 'zh-Hant' })).toBe(
    '照片模糊。\n請重新填寫：自拍照、手機。',
  );
});

it('is only the reason without questions, and only the questions while the reason is empty', () => {
  expect(reinputMessage('Blurred.', { questions: [], language: 'en' })).toBe('Blurred.');
  expect(reinputMessage('', { questions, language: 'zh-Hans' })).toBe('请重新填写：自拍照、手机。');
});
