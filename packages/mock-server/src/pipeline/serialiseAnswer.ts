import type { CallContext } from './CallContext.ts';
import { checkAnswer } from './checkAnswer.ts';
import type { Presenter } from './Presenter.ts';
import type { Answer, PageOfRows } from './Route.ts';
import { shapesOf } from './shapes.ts';

const start = '{"code":"OK","message":"","data":';
const end = '}';
const comma = Buffer.from(',');
const maximumPages = 64;

type Success = Exclude<Extract<Answer, { code: 'OK' }>, { bytes: Uint8Array }>;

/** Gives the envelope of a successful answer. Throws an AnswerProblem if the answer breaks the contract. */
export function serialiseAnswer(context: CallContext, answer: Success): Buffer | string {
  if ('row' in answer) return wrapRow(answer.as(context, answer.row));
  if ('page' in answer) return serialisePage(context, answer.page, answer.as);
  checkAnswer(shapesOf(context.facts.endpoint).data, answer.data);
  return start + JSON.stringify(answer.data) + end;
}

const wrappedRows = new WeakMap<Buffer, Buffer>();

function wrapRow(bytes: Buffer): Buffer {
  const wrapped = wrappedRows.get(bytes) ?? Buffer.concat([Buffer.from(start), bytes, Buffer.from(end)]);
  wrappedRows.set(bytes, wrapped);
  return wrapped;
}

interface KeptPage {
  readonly rows: readonly Buffer[];
  readonly bytes: Buffer;
}

const pagesOfList = new WeakMap<readonly object[], Map<string, KeptPage>>();

/** A page is put together again only if one of its rows reads differently from last time. */
function serialisePage(context: CallContext, { list, page, size }: PageOfRows, as: Presenter): Buffer {
  const rows = list.slice((page - 1) * size, page * size).map((row) => as(context, row));
  const pages = pagesOfList.get(list) ?? new Map<string, KeptPage>();
  const key = `${page}/${size}`;
  const kept = pages.get(key);
  if (kept && kept.rows.every((row, index) => row === rows[index])) return kept.bytes;
  const separated = rows.flatMap((row, index) => (index === 0 ? [row] : [comma, row]));
  const tail = `],"page":${page},"size":${size},"total":${list.length}}${end}`;
  const bytes = Buffer.concat([Buffer.from(`${start}{"items":[`), ...separated, Buffer.from(tail)]);
  if (pages.size >= maximumPages) pages.clear();
  pagesOfList.set(list, pages.set(key, { rows, bytes }));
  return bytes;
}
