// Applications as one zip: answers and history as tables and data, every file, every opening form, and a manifest with
// which the receiver can verify that nothing is missing or altered.
import { createHash } from 'node:crypto';
import type { ApplicationDetail } from '@brokerdesk/api';
import { formatTime, formatWallTime, type StateContext, writeCsv } from '@brokerdesk/mock-server/engine';
import type { Zippable } from 'fflate';
import type { ApplicationRow } from '../applications/applicationRows.ts';
import { describeDetail, historiesOf } from '../applications/list/applicationViews.ts';
import { sanitizeFileName, UniqueNames } from './archiveNames.ts';
import { readAttachment } from '../applications/applicants/uploadedPictures.ts';
import { findForm, formEventsOf } from '../opening-forms/openingFormEvents.ts';
import { formFilesOf, readFormFile } from '../opening-forms/openingFormRules.ts';

/** The time range that zip files support. */
const [earliest, latest] = [Date.UTC(1980, 0, 2), Date.UTC(2099, 11, 30)];

interface ArchivedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Creates the archive of some applications, in their order. */
export async function makeArchive(context: StateContext, rows: readonly ApplicationRow[]): Promise<Uint8Array> {
  const { zipSync } = await import('fflate');
  const folders: (readonly [ApplicationRow, readonly ArchivedFile[]])[] = [];
  for (const row of rows) folders.push([row, await listFiles(context, row)]);
  const manifest = {
    createTime: formatTime(context.now()),
    brokerCode: rows[0]?.brokerCode ?? null,
    applications: folders.map(([{ applyID, status, version }, files]) => ({
      applyID,
      status,
      version,
      files: files.map(({ path, bytes }) => ({ path, size: bytes.byteLength, sha256: sha256(bytes) })),
    })),
  };
  const entries: Zippable = {};
  for (const { path, bytes } of folders.flatMap(([, files]) => files)) {
    // Pictures and documents are compressed already; compressing them again takes time and gains nothing.
    entries[path] = [bytes, { level: /\.(csv|json)$/.test(path) ? 6 : 0 }];
  }
  entries['manifest.json'] = [encodeJson(manifest), { level: 6 }];
  // A zip has times without a zone, and fflate would write those of this machine's zone.
  return zipSync(entries, { mtime: formatWallTime(Math.min(Math.max(context.now(), earliest), latest)) });
}

async function listFiles(context: StateContext, row: ApplicationRow): Promise<readonly ArchivedFile[]> {
  const detail = describeDetail(context, row);
  const folder = sanitizeFileName(`${row.applyID} ${row.lastName} ${row.firstName}`);
  const files: ArchivedFile[] = [
    { path: `${folder}/answers.csv`, bytes: encodeText(writeCsv(answerTable(detail))) },
    { path: `${folder}/answers.json`, bytes: encodeJson(detail) },
    { path: `${folder}/history.csv`, bytes: encodeText(writeCsv(historyTable(context, row))) },
  ];
  const names = new UniqueNames();
  for (const attachment of detail.attachments) {
    const bytes = await readAttachment(context, row.applyID, attachment);
    if (bytes) files.push({ path: `${folder}/files/${names.reserve(attachment.fileName)}`, bytes });
  }
  const form = findForm(context, row);
  for (const { fileID, fileName } of form ? formFilesOf(form, formEventsOf(context, row)) : []) {
    const file = await readFormFile(context, row, fileID);
    if (file) files.push({ path: `${folder}/opening-forms/${sanitizeFileName(fileName)}`, bytes: file.bytes });
  }
  return files;
}

const textKeys = ['EN', 'SC', 'TC'] as const;

/** One line for each question, with page, group, question and answer in each language. */
function answerTable({ pages }: ApplicationDetail): readonly (readonly (string | null)[])[] {
  const parts = ['Page', 'Group', 'Question', 'Answer'];
  const languages = ['English', '简体中文', '繁體中文'];
  const head = [
    'Question ID',
    ...languages.flatMap((language) => parts.map((part) => `${part} (${language})`)),
    'Files',
  ];
  const lines = pages.flatMap(({ title, groups }) =>
    groups.flatMap(({ name, answers }) =>
      answers.map(({ questionID, label, display, fileIDs }) => [
        questionID,
        ...textKeys.flatMap((spelling) => [title[spelling], name[spelling], label[spelling], display[spelling]]),
        fileIDs.join(' '),
      ]),
    ),
  );
  return [head, ...lines];
}

function historyTable(context: StateContext, row: ApplicationRow): readonly (readonly (string | null)[])[] {
  const head = ['Time', 'Action', 'From', 'To', 'Kind', 'Name', 'Reason'];
  const lines = historiesOf(context, row).map(({ time, action, fromStatus, toStatus, actor, reason }) => [
    time,
    action,
    fromStatus,
    toStatus,
    actor.kind,
    actor.name,
    reason,
  ]);
  return [head, ...lines];
}

function encodeText(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function encodeJson(value: unknown): Uint8Array {
  return encodeText(`${JSON.stringify(value, null, 2)}\n`);
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
