import type { CallContext } from './CallContext.ts';
import { checkAnswer } from './checkAnswer.ts';
import type { Answer, PageOfRows } from './Route.ts';
import type { Presenter } from './Presenter.ts';
import { shapesOf } from './shapes.ts';

const envelopeStart = '{"code":"OK","message":"","data":';
const envelopeStartBytes = Buffer.from(envelopeStart);
const envelopeEnd = '}';
const comma = Buffer.from(',');

type Success = Exclude<Extract<Answer, { code: 'OK' }>, { bytes: Uint8Array }>;

/** Gives the envelope of a successful answer. Throws an AnswerProblem if the answer breaks the contract. */
export function serialiseAnswer(context: CallContext, answer: Success): Buffer | string {
  if ('row' in answer) {
    return Buffer.concat([envelopeStartBytes, answer.as.bytesOf(context, answer.row), Buffer.from(envelopeEnd)]);
  }
  if ('page' in answer) return serialisePage(context, answer.page, answer.as);
  checkAnswer(shapesOf(context.facts.endpoint).data, answer.data);
  return envelopeStart + JSON.stringify(answer.data) + envelopeEnd;
}

function serialisePage(context: CallContext, { rows, page, size, total }: PageOfRows, as: Presenter): Buffer {
  const parts: Buffer[] = [Buffer.from(`${envelopeStart}{"items":[`)];
  rows.forEach((row, index) => {
    if (index > 0) parts.push(comma);
    parts.push(as.bytesOf(context, row));
  });
  parts.push(Buffer.from(`],"page":${page},"size":${size},"total":${total}}${envelopeEnd}`));
  return Buffer.concat(parts);
}
