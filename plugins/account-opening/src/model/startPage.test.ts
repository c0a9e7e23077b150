import type { AnswerPage, ApplicationDetail, Attachment } from '@brokerdesk/plugin-sdk/api';
import { expect, it } from 'vitest';
import { evidenceOf, startPageOf } from './startPage.ts';

const pages = [
  page('agreements', ['agree']),
  page('identity', ['number'], ['card']),
  page('contact', ['email'], ['bill']),
];
const application = {
  pages,
  status: 'SUB',
  recentPage: 'contact',
  attachments: [{ fileID: 'card', kind: 'identityFront' }],
} as unknown as ApplicationDetail;

it('starts with the identity, which is checked against its documents', () => {
  expect(startPageOf(application, new Set())).toBe('identity');
  expect(startPageOf({ ...application, attachments: [] }, new Set())).toBe('agreements');
});

it('starts where a client stopped who has not submitted yet', () => {
  expect(startPageOf({ ...application, status: 'PND' }, new Set())).toBe('contact');
});

it('starts with the first changed answer', () => {
  expect(startPageOf({ ...application, status: 'RSB' }, new Set(['email']))).toBe('contact');
});

it('reads the answers of a page on the card or the bank statement of that page', () => {
  const attachments = [...application.attachments, { fileID: 'bill', kind: 'addressProof' }] as Attachment[];
  expect(pages.map((one) => evidenceOf(one, attachments))).toEqual([undefined, 'card', undefined]);
});

function page(pageID: string, questions: readonly string[], fileIDs: readonly string[] = []): AnswerPage {
  const answers = questions.map((questionID) => ({ questionID, fileIDs: [...fileIDs] }));
  return { pageID, groups: [{ answers }] } as unknown as AnswerPage;
}
