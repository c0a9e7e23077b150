import { type ApplicationDetail, getApplication, listSimilarScores } from '@brokerdesk/plugin-sdk/api';
import { type RenderScreenOptions, renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicantName } from '../../../model/applicantName.ts';
import plugin from '../../../plugin.ts';
import { openBackend, polyfillObjectUrls, type TestBackend } from '../../../testBackendFixture.ts';
import { SimilarApplicants } from './SimilarApplicants.tsx';

let backend: TestBackend;
let application: ApplicationDetail;

beforeEach(async () => {
  polyfillObjectUrls();
  backend = await openBackend();
  application = await backend.find('SUB', ({ region }) => region === 'HK');
});
afterEach(cleanup);

describe('similar applicants', () => {
  it('are listed with their score and matching fields, and the most similar one is compared field by field', async () => {
    const twin = await applyAgain({ email: 'another@client.example', mobile: `${application.mobile.slice(0, -1)}0` });
    const other = await applyAgain({ email: 'third@client.example', chiName: '王大文' });
    await show();
    const rows = within(await screen.findByRole('list', { name: /^Similar applicants/ })).getAllByRole('button');
    const similar = await backend.api.call(listSimilarScores, { query: { applyID: application.applyID } });
    expect(similar.map(({ applyID }) => applyID)).toEqual([twin, other]);
    expect(rows.map(({ textContent }) => textContent)).toEqual(
      similar.map(({ applyID, score }) => expect.stringMatching(`^${applyID}.*Similarity ${score} of 100`)),
    );
    expect(rows[0]?.textContent).toContain(applicantName(application));
    expect(rows.map((row) => row.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    const fields = await screen.findByRole('table', { name: 'Parts of the similarity' });
    const share = similar[0]?.fields.find(({ field }) => field === 'idCardNumber')?.share;
    expect(cellsOf(fields, /^Identity number/)).toEqual([
      application.idCardNumber,
      application.idCardNumber,
      `= Equal${share} points`,
    ]);
    expect(cellsOf(fields, /^Email/)).toEqual([application.email, 'another@client.example', '≠ Different']);
    expect(cellsOf(screen.getByRole('table', { name: 'Identity' }), /^Name in Chinese/)).toEqual([
      application.chiName,
      application.chiName,
      '= Equal',
    ]);
  });

  it('can be narrowed down to similar or to different answers', async () => {
    await giveSameAnswers(await applyAgain({}));
    await show();
    const alike = await screen.findByRole('button', { name: /^Equal or similar/ });
    fireEvent.click(screen.getByRole('button', { name: 'Different (0)' }));
    screen.getByText('There are no answers of this kind.');
    fireEvent.click(alike);
    screen.getByRole('table', { name: 'Identity' });
  });

  it('are compared one at a time, with a link that opens the chosen one in a new tab', async () => {
    await applyAgain({});
    const other = await applyAgain({ chiName: '王大文' });
    await show();
    const [, second] = within(await screen.findByRole('list', { name: /^Similar applicants/ })).getAllByRole('button');
    fireEvent.click(second!);
    const comparison = await screen.findByRole('region', { name: new RegExp(other) });
    const link = await within(comparison).findByRole('link', { name: `Open in a new tab: ${other}` });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  });

  it('show face and document side by side, and the other pictures on demand', async () => {
    await applyAgain({});
    await show();
    const pictures = await screen.findByRole('region', { name: 'Pictures side by side' });
    const enlarge = await within(pictures).findByRole('button', { name: `Enlarge: Selfie, ${application.applyID}` });
    expect(within(pictures).queryByRole('heading', { name: 'Signature' })).toBeNull();
    fireEvent.click(within(pictures).getByRole('button', { name: 'Show all pictures' }));
    within(pictures).getByRole('heading', { name: 'Signature' });
    fireEvent.click(enlarge);
    const name = new RegExp(`Selfie, ${application.applyID}`);
    await screen.findByRole('dialog', { name });
  });

  it('may be more than the server returns', async () => {
    for (let count = 0; count < 11; count += 1) await applyAgain({});
    await show();
    await screen.findByText('The 10 most similar; there may be more.');
  });

  it('may be absent', async () => {
    await show();
    await screen.findByRole('heading', { name: 'No similar applicants' });
  });

  it('can be requested again after a failure, and so can the compared application', async () => {
    await applyAgain({});
    await backend.fail(listSimilarScores, { kind: 'envelope', code: 'E0099' });
    await backend.fail(getApplication, { kind: 'envelope', code: 'E0099' });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('The other application could not be loaded');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('table', { name: 'Identity' });
  });

  it('are shown to a user who may only check documents', async () => {
    await show({ session: await backend.limitTo('RAO_CHECK_DOCUMENT') });
    await screen.findByRole('heading', { name: 'No similar applicants' });
  });

  it.each([
    ['zh-Hans', /^相似度 \d+（满分 100）$/, '= 相同'],
    ['zh-Hant', /^相似度 \d+（滿分 100）$/, '= 相同'],
  ] as const)('read in %s', async (language, score, mark) => {
    await applyAgain({});
    await show({ language });
    await screen.findByText(score);
    expect((await screen.findAllByText((_text, element) => element?.textContent === mark)).length).toBeGreaterThan(0);
  });
});

/**
 * Makes the applicant apply again with the same answers except for these; returns the number of the new application.
 */
async function applyAgain(answers: Readonly<Record<string, string>>): Promise<string> {
  const seedLike = application.applyID;
  return (await backend.control.startApplication({ brokerCode: 'DEMO', status: 'SUB', seedLike, answers })).applyID;
}

/** Also the date of the signature, which is the day on which the applicant applied. */
async function giveSameAnswers(applyID: string): Promise<void> {
  const { control } = backend;
  const { pages } = await control.readRow<ApplicationDetail>('applicationDetails', application.applyID);
  const row = await control.readRow<ApplicationDetail>('applicationDetails', applyID);
  await control.putRow('applicationDetails', applyID, { ...row, pages });
}

function show(options: Partial<RenderScreenOptions> = {}) {
  const { session } = backend;
  return renderScreen(<SimilarApplicants application={application} />, { plugin, session, ...options });
}

/** The cells of a row beside its header. */
function cellsOf(table: HTMLElement, name: RegExp): readonly (string | null)[] {
  const row = within(table).getByRole('rowheader', { name }).closest('tr')!;
  return [...row.querySelectorAll('td')].map(({ textContent }) => textContent);
}
