import type { CallContext } from './CallContext.ts';
import { checkAnswer } from './checkAnswer.ts';
import { isTimely, type PresentedRow, type Presenter } from './Presenter.ts';
import type { Answer, PageOfRows } from './Route.ts';
import { shapesOf } from './shapes.ts';
import type { Collection } from '../state/Collection.ts';

const start = '{"code":"OK","message":"","data":';
const end = '}';
const comma = Buffer.from(',');
const maximumPages = 64;

type Success = Exclude<Extract<Answer, { code: 'OK' }>, { bytes: Uint8Array }>;

/** Gives the envelope of a successful answer. Throws an AnswerProblem if the answer breaks the contract. */
export function serialiseAnswer(context: CallContext, answer: Success): Buffer | string {
  if ('row' in answer) return wrapRow(answer.as.present(context, answer.row));
  if ('page' in answer) return serialisePage(context, answer.page, answer.as);
  checkAnswer(shapesOf(context.facts.endpoint).data, answer.data);
  return start + JSON.stringify(answer.data) + end;
}

const wrappedRows = new WeakMap<PresentedRow, Buffer>();

function wrapRow(row: PresentedRow): Buffer {
  const known = wrappedRows.get(row);
  if (known) return known;
  const wrapped = Buffer.concat([Buffer.from(start), row.bytes, Buffer.from(end)]);
  wrappedRows.set(row, wrapped);
  return wrapped;
}

interface KeptPage extends Pick<PresentedRow, 'from' | 'until'> {
  readonly as: Presenter;
  readonly rows: readonly PresentedRow[];
  /** What the rows were made from besides themselves, as it was when somebody looked at them last. */
  collections: readonly Collection[];
  readonly bytes: Buffer;
}

const pagesOfList = new WeakMap<readonly object[], Map<string, KeptPage>>();

/**
 * A page is put together again only if one of its rows reads differently from last time, and its rows are looked at only
 * if that may be: fifty of them cost more than all the rest of a call.
 */
function serialisePage(context: CallContext, { list, page, size }: PageOfRows, as: Presenter): Buffer {
  const pages = pagesOfList.get(list) ?? new Map<string, KeptPage>();
  const key = `${page}/${size}`;
  const kept = pages.get(key);
  if (kept?.as === as && isUntouched(kept, context)) return kept.bytes;
  const collections = as.collections.map((name) => context.world.sandbox.collection(name));
  const rows = list.slice((page - 1) * size, page * size).map((row) => as.present(context, row));
  if (kept?.rows.every((row, index) => row === rows[index])) {
    kept.collections = collections;
    return kept.bytes;
  }
  const separated = rows.flatMap(({ bytes }, index) => (index === 0 ? [bytes] : [comma, bytes]));
  const tail = `],"page":${page},"size":${size},"total":${list.length}}${end}`;
  const bytes = Buffer.concat([Buffer.from(`${start}{"items":[`), ...separated, Buffer.from(tail)]);
  if (pages.size >= maximumPages) pages.clear();
  const from = Math.max(...rows.map((row) => row.from));
  const until = Math.min(...rows.map((row) => row.until));
  pagesOfList.set(list, pages.set(key, { as, rows, collections, from, until, bytes }));
  return bytes;
}

function isUntouched(page: KeptPage, context: CallContext): boolean {
  if (!isTimely(page, context.now())) return false;
  const { sandbox } = context.world;
  return page.as.collections.every((name, index) => sandbox.collection(name) === page.collections[index]);
}
