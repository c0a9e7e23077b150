// The questions of a template as a list and as a file.
import { z } from 'zod';
import { anyOf, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { scoreBand, templateComponent, templateGroupHead, templateLimits, templatePageHead } from './templatePages.ts';

const profileID = z.string().min(1).max(64);

/** A question with its position. */
const questionWithPosition = templateComponent.extend({
  pageID: templatePageHead.shape.pageID,
  groupID: templateGroupHead.shape.groupID,
});

/** A question of a template with its position. */
export type QuestionWithPosition = z.output<typeof questionWithPosition>;

/**
 * The content of a question file: the pages and groups of a template, and its questions in order, each with its
 * position. `POST /questions` accepts the files of `GET /questions/json_files` without loss.
 */
export const questionFile = z.object({
  format: z.literal('brokerdesk-questions-1'),
  classification: z.array(scoreBand).max(templateLimits.scoreBands),
  pages: z
    .array(templatePageHead.extend({ groups: z.array(templateGroupHead).max(templateLimits.groupsPerPage) }))
    .max(templateLimits.pages),
  questions: z.array(questionWithPosition).max(templateLimits.questions),
});

/** The content of a question file. */
export type QuestionFile = z.output<typeof questionFile>;

/** Lists the questions of a template in their order. */
export const listQuestions = endpoint({
  method: 'GET',
  path: '/questions',
  access: anyOf('RAO_PROFILE_MANAMEMENT'),
  errors: [],
  shapes: {
    query: z.object({ profileID }),
    data: z.object({
      profileID: z.string(),
      /** The template's own version, which an import must contain. */
      version: z.number().int(),
      templateVersion: z.number().int(),
      questions: z.array(questionWithPosition),
    }),
  },
});

/**
 * Replaces pages, groups, questions and classes of a template with those of a file ({@link questionFile}). The broker's
 * configuration limits the size of the file. `E0004` names the position in the file, as in `file.questions.3.options`;
 * `E0005` means that another user has changed the template; `E0013` and `E0014` reject a file that is too large or is
 * not valid JSON.
 */
export const importQuestions = endpoint({
  method: 'POST',
  path: '/questions',
  access: anyOf('RAO_MODIFY_PROFILE'),
  bodyKind: 'multipart',
  operation: 'question.import',
  timeoutMs: limits.fileTimeoutMs,
  errors: ['E0004', 'E0005', 'E0013', 'E0014'],
  shapes: {
    body: z.object({ profileID, version: z.number().int().min(1) }),
    files: { file: { types: ['json'], maxBytes: 5_000_000, maxCount: 1, required: true } },
    data: z.object({
      profileID: z.string(),
      version: z.number().int(),
      templateVersion: z.number().int(),
      questions: z.number().int(),
      /** Identifiers of questions. */
      added: z.array(z.string()),
      changed: z.array(z.string()),
      removed: z.array(z.string()),
    }),
  },
});

/** Returns the questions of a template as a JSON file ({@link questionFile}). */
export const exportQuestions = endpoint({
  method: 'GET',
  path: '/questions/json_files',
  access: anyOf('RAO_PROFILE_MANAMEMENT'),
  responseKind: 'blob',
  timeoutMs: limits.fileTimeoutMs,
  errors: [],
  shapes: { query: z.object({ profileID }), data: z.instanceof(Uint8Array) },
});
