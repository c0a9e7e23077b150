// The page of answers with which a reviewer starts.
import {
  type AnswerPage,
  type ApplicationDetail,
  type Attachment,
  toApplicationStatus,
} from '@brokerdesk/plugin-sdk/api';

/**
 * Returns the page that matters for the status: where a client stopped who has not submitted yet, the first page with a
 * changed answer after a correction or refill, otherwise the identity, which is checked against its documents.
 */
export function startPageOf(
  {
    pages,
    status,
    recentPage,
    attachments,
  }: Pick<ApplicationDetail, 'pages' | 'status' | 'recentPage' | 'attachments'>,
  changed: ReadonlySet<string>,
): string | undefined {
  const isStopped = toApplicationStatus(status) === 'PND';
  const card = attachments.find(({ kind }) => kind === 'identityFront')?.fileID;
  const page =
    (isStopped ? pages.find(({ pageID }) => pageID === recentPage) : undefined) ??
    pages.find((one) => answersOf(one).some(({ questionID }) => changed.has(questionID))) ??
    pages.find((one) => card !== undefined && answersOf(one).some(({ fileIDs }) => fileIDs.includes(card))) ??
    pages[0];
  return page?.pageID;
}

/** The documents that show the other answers of their page; an address proof, for example, shows no email. */
const provingKinds: readonly string[] = ['identityFront', 'bankProof'] satisfies readonly Attachment['kind'][];

/** Returns the file on which the answers of a page can be read; undefined if there is none. */
export function evidenceOf(page: AnswerPage, attachments: readonly Attachment[]): string | undefined {
  const onPage = answersOf(page).flatMap(({ fileIDs }) => fileIDs);
  return attachments.find(({ fileID, kind }) => provingKinds.includes(kind) && onPage.includes(fileID))?.fileID;
}

function answersOf({ groups }: AnswerPage) {
  return groups.flatMap(({ answers }) => answers);
}
