import { createProfile } from '@brokerdesk/plugin-sdk/api';
import { loadBodySchema } from '@brokerdesk/plugin-sdk/forms';
import { parseQuestionFile, type QuestionFileResult, refuse } from './parseQuestionFile.ts';

/**
 * Reads a question file that the user has chosen and checks it before anything is sent. `maxBytes` is
 * `configuration.limits.questionFileBytes`.
 */
export async function readQuestionFile(file: Blob, maxBytes: number): Promise<QuestionFileResult> {
  if (file.size > maxBytes) return refuse('tooLarge', { size: file.size, limit: maxBytes });
  const bytes = await file.arrayBuffer();
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('encoding');
  }
  return parseQuestionFile(text, await loadBodySchema(createProfile));
}
