import {
  type ApplicationDetail,
  getApplication,
  getApplicationFile,
  listSimilarScores,
  type SimilarApplication,
} from '@brokerdesk/plugin-sdk';
import {
  createTestApi,
  createApiError,
  type RenderScreenOptions,
  renderScreen,
  type TestCall,
} from '@brokerdesk/plugin-sdk/testing';
import { cleanup, configure, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import plugin from '../../../plugin.ts';
import { sampleApplication } from '../sampleApplication.ts';
import { SimilarApplicants } from './SimilarApplicants.tsx';

let similar: readonly SimilarApplication[];
let respondWithOther: () => unknown;

configure({ asyncUtilTimeout: 3000 });
beforeEach(() => {
  URL.createObjectURL = () => 'blob:test/1';
  URL.revokeObjectURL = () => undefined;
  similar = [twin, { ...twin, applyID: 'A20261101000003', score: 61, status: 'REJ' }];
  respondWithOther = () => other;
});
afterEach(cleanup);

describe('similar applicants', () => {
  it('are listed with their score and what is alike, and the most alike one is compared field by field', async () => {
    await show();
    const rows = within(await screen.findByRole('list', { name: /^Similar applicants/ })).getAllByRole('button');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Likeness 82 of 100A20261101000002 陳曉明 CHAN Siu Ming Verified01 Nov 2026, 10:00 · Alike: Identity number, Mobile',
      'Likeness 61 of 100A20261101000003 陳曉明 CHAN Siu Ming Rejected01 Nov 2026, 10:00 · Alike: Identity number, Mobile',
    ]);
    expect(rows.map((row) => row.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    const signs = await screen.findByRole('table', { name: 'What the likeness consists of' });
    expect(cellsOf(signs, /^Identity number/)).toEqual(['Z683365(5)', 'Z683365(5)', '= Equal40 points']);
    expect(cellsOf(signs, /^Mobile/)).toEqual(['+852 5550 0101', '+852 5550 0107', '≈ Similar14 points']);
    expect(cellsOf(signs, /^Email/)).toEqual(['siu.ming@client.example', 'other@client.example', '≠ Different']);
    expect(cellsOf(screen.getByRole('table', { name: 'Identity' }), /^Name in Chinese/)).toEqual([
      '陳小明',
      '陳曉明',
      '≈ Similar',
    ]);
  });

  it('can be narrowed down to the answers that are alike, or to those that are not', async () => {
    await show();
    const alike = await screen.findByRole('button', { name: 'Equal or similar (1)' });
    fireEvent.click(screen.getByRole('button', { name: 'Different (0)' }));
    expect(screen.getByText('There are no answers of this kind.')).toBeTruthy();
    fireEvent.click(alike);
    expect(screen.getByRole('table', { name: 'Identity' })).toBeTruthy();
  });

  it('are compared one at a time, with a link that opens the chosen one in a new tab', async () => {
    await show();
    const [, second] = within(await screen.findByRole('list')).getAllByRole('button');
    fireEvent.click(second!);
    const comparison = await screen.findByRole('region', { name: /A20261101000003/ });
    const link = await within(comparison).findByRole('link', { name: 'Open in a new tab: A20261101000003' });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  });

  it('show face and document beside each other, and the other pictures on demand', async () => {
    await show();
    const pictures = await screen.findByRole('region', { name: 'Pictures side by side' });
    const enlarge = await within(pictures).findByRole('button', { name: 'Enlarge: Selfie, A20261101000001' });
    expect(within(pictures).getByText('None')).toBeTruthy();
    fireEvent.click(within(pictures).getByRole('button', { name: 'Show all pictures' }));
    expect(within(pictures).getByRole('heading', { name: 'Signature' })).toBeTruthy();
    fireEvent.click(enlarge);
    expect(await screen.findByRole('dialog', { name: /Selfie, A20261101000001/ })).toBeTruthy();
  });

  it('that are as many as are ever told of may have others behind them', async () => {
    similar = Array.from({ length: 10 }, (_, index) => ({ ...twin, applyID: `A${index}` }));
    await show();
    expect(await screen.findByText('The 10 most alike; there may be more.')).toBeTruthy();
  });

  it('may be none', async () => {
    similar = [];
    await show();
    expect(await screen.findByRole('heading', { name: 'No similar applicants' })).toBeTruthy();
  });

  it('that could not be loaded can be asked for again, and so can the one to be compared', async () => {
    let isDown = true;
    respondWithOther = () => {
      if (isDown) throw createApiError('E0099', 'The server has a problem.');
      return other;
    };
    await show({
      api: createTestApi((call) => {
        if (isDown && call.endpoint === listSimilarScores) throw createApiError('E0099', 'The server has a problem.');
        return respond(call);
      }),
    });
    isDown = false;
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    isDown = true;
    expect(await screen.findByText('The other application could not be loaded')).toBeTruthy();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Identity' })).toBeTruthy();
  });

  it('that may not be seen name the function', async () => {
    await show({
      api: createTestApi(() => {
        throw createApiError('E0002');
      }),
    });
    const name = 'Similar applicants need the function "Client Management"';
    expect(await screen.findByRole('heading', { name })).toBeTruthy();
  });

  it.each([
    ['zh-Hans', '相似度 82（满分 100）', '≈ 相似'],
    ['zh-Hant', '相似度 82（滿分 100）', '≈ 相似'],
  ] as const)('read in %s', async (language, score, mark) => {
    await show({ language });
    expect(await screen.findByText(score)).toBeTruthy();
    expect((await screen.findAllByText((_text, element) => element?.textContent === mark)).length).toBeGreaterThan(0);
  });
});

function show(options: Partial<RenderScreenOptions> = {}) {
  return renderScreen(<SimilarApplicants application={sampleApplication} />, {
    plugin,
    api: createTestApi(respond),
    ...options,
  });
}

/** What a line of a table says beside its name. */
function cellsOf(table: HTMLElement, name: RegExp): readonly (string | null)[] {
  const row = within(table).getByRole('rowheader', { name }).closest('tr')!;
  return [...row.querySelectorAll('td')].map(({ textContent }) => textContent);
}

function respond({ endpoint }: TestCall): unknown {
  if (endpoint === listSimilarScores) return similar;
  if (endpoint === getApplication) return respondWithOther();
  if (endpoint === getApplicationFile) return new Blob(['picture'], { type: 'image/png' });
  throw new Error(`The part made a call that it should not make: ${endpoint.path}`);
}

const { birthDate, address, chiName: _, ...common } = sampleApplication;

const twin: SimilarApplication = {
  applyID: 'A20261101000002',
  status: 'CHK',
  chiName: '陳曉明',
  lastName: common.lastName,
  firstName: common.firstName,
  mobile: '+852 5550 0107',
  email: 'other@client.example',
  idType: 'HKID',
  idCardNumber: common.idCardNumber,
  applyDate: common.applyDate,
  birthDate,
  address,
  score: 82,
  fields: [
    { field: 'idCardNumber', share: 40, likeness: 100 },
    { field: 'mobile', share: 14, likeness: 90 },
  ],
};

const [identity, contact] = sampleApplication.pages;
const [names] = identity!.groups;
const [chinese, ...others] = names!.answers;

const other: ApplicationDetail = {
  ...sampleApplication,
  applyID: twin.applyID,
  mobile: twin.mobile,
  email: twin.email,
  pages: [
    {
      ...identity!,
      groups: [
        {
          ...names!,
          answers: [{ ...chinese!, value: '陳曉明', display: { EN: '陳曉明', SC: '陳曉明', TC: '陳曉明' } }, ...others],
        },
      ],
    },
    contact!,
  ],
  attachments: [
    { ...sampleApplication.attachments[0]!, fileID: 'F8' },
    { ...sampleApplication.attachments[1]!, fileID: 'F9', kind: 'signature' },
  ],
};
