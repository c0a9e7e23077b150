import {
  type ApiClient,
  amendAnswer,
  type ApplicationDetail,
  applicationActions,
  applicationStatusCodes,
  type ApplicationStatus,
  changeApplicationStatuses,
  deleteApplication,
  getAnswers,
  getApplication,
  getApplicationFile,
  listNextActions,
  listOpeningForms,
  RefusalError,
  UnreachableError,
} from '@brokerdesk/plugin-sdk';
import { apiFrom, renderScreen, type TestCall } from '@brokerdesk/plugin-sdk/testing';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leaveApplication, listReasons, viewApplication } from '../../calls.ts';
import { standardReasons } from '../../model/standardReasons.ts';
import { en } from '../../locales/en.ts';
import { en as steps } from '../checkDocument/locales/en.ts';
import plugin from '../../plugin.ts';
import { ActionBar } from './ActionBar.tsx';
import ApplicationDetailScreen from './ApplicationDetailScreen.tsx';
import { sampleApplication } from './sampleApplication.ts';

/** What the back end holds, and what has been written to it. */
let stored: ApplicationDetail;
let actions: readonly string[];
let writes: TestCall[];
/** Under which keys. */
let keys: (string | undefined)[];
/** Answers the next write in place of the back end. */
let answerWrite: ((call: TestCall) => unknown) | undefined;

configure({ asyncUtilTimeout: 5000 });
// Parts that come late are here already, so that a busy machine is no reason for a failure.
beforeAll(async () => {
  await Promise.all([import('./decisions/DecisionDialog.tsx'), import('./decisions/AmendDialog.tsx')]);
});
beforeEach(() => {
  URL.createObjectURL = () => 'blob:test/1';
  URL.revokeObjectURL = () => undefined;
  stored = sampleApplication;
  actions = ['correct', 'reinput', 'verify', 'reject'];
  writes = [];
  keys = [];
  answerWrite = undefined;
});
afterEach(cleanup);

describe('the bar of what can be done', () => {
  it.each(applicationStatusCodes)(
    'offers for %s what the server names, each action with and without the others',
    async (status) => {
      const application = { ...sampleApplication, status };
      const all = Object.keys(applicationActions);
      const sets: readonly (readonly string[])[] = [...all.map((action) => [action]), all, []];
      await renderScreen(
        <>
          {sets.map((named) => (
            <section key={named.join()} aria-label={`bar of ${named.join()}`}>
              <ActionBar
                application={application}
                next={{ actions: named, error: null, retry: () => undefined }}
                current={undefined}
                onDecide={() => undefined}
              />
            </section>
          ))}
        </>,
        { plugin, api: apiFrom(answer) },
      );
      for (const named of sets) {
        const bar = document.querySelector<HTMLElement>(`[aria-label="bar of ${named.join()}"]`)!;
        expect(offeredIn(bar)).toEqual(named.length === 0 ? ['none'] : namesOf(named, status));
      }
    },
  );

  it('offers nothing while the server does not say what is possible', async () => {
    actions = [];
    await show();
    const bar = await screen.findByRole('region', { name: 'What can be done' });
    expect(await within(bar).findByText('Nothing to be done by you')).toBeTruthy();
    expect(within(bar).queryAllByRole('button')).toEqual([]);
  });

  it('takes no decision while something is under way', async () => {
    stored = { ...sampleApplication, work: { action: 'certify', startTime: 'x', dueTime: 'x', by: 'x' } };
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Verify application' }));
    expect(screen.getByText('Wait until this is done: being certified')).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'v' });
    expect(writes).toEqual([]);
  });
});

describe('a decision', () => {
  it('that can be taken back is carried out at once, and once however often the button is pressed', async () => {
    const { notices } = await show();
    const verify = await screen.findByRole('button', { name: 'Verify application' });
    fireEvent.click(verify);
    fireEvent.click(verify);
    fireEvent.keyDown(document.body, { key: 'v' });
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(writes.map(({ body }) => body)).toEqual([
      { action: 'verify', applications: [{ applyID: stored.applyID, version: 2 }], reason: null },
    ]);
    expect(notices[0]?.text).toBe('Verify application: A20261101000001 陳小明 CHAN Siu Ming');
    expect(await screen.findByText('Verified')).toBeTruthy();
  });

  it('about an older version shows what has changed and by whom, and applies again to the newer one', async () => {
    answerWrite = () => {
      stored = { ...sampleApplication, version: 3, nickname: 'siu_ming' };
      throw conflict(stored);
    };
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Verify application' }));
    const dialog = await screen.findByRole('dialog', { name: 'Verify application' });
    const alert = within(dialog).getByRole('alert', { name: /^Lee Ka Yan changed this on/ });
    expect(within(alert).getByRole('row', { name: /Nickname/ }).textContent).toBe('Nickname–siu_ming');
    fireEvent.click(within(alert).getByRole('button', { name: 'Do it all the same' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes.map(versionIn)).toEqual([2, 3]);
    expect(stored.status).toBe('CHK');
  });

  it('that is not possible any more says why', async () => {
    answerWrite = () => {
      throw new RefusalError({ code: 'E0015', message: 'This is not possible.', data: {}, requestId: 'r' });
    };
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Verify application' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('This is not possible.');
  });

  it('whose answer was lost is sent again under the same key', async () => {
    answerWrite = () => {
      throw new UnreachableError('TIMEOUT', { message: 'No answer' });
    };
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Verify application' }));
    const dialog = await screen.findByRole('dialog', { name: 'Verify application' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Verify application' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes).toHaveLength(2);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('to reject may go without a reason, and shows the client’s words in his language', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reject this application?' });
    expect(dialog.textContent).toContain('A20261101000001 陳小明 CHAN Siu Ming');
    fireEvent.click(await within(dialog).findByRole('radio', { name: 'You already have an account with us.' }));
    const preview = within(dialog).getByRole('region', { name: 'The client will read (Traditional Chinese)' });
    expect(preview.textContent).toContain('閣下已在本公司開立帳戶。');
    fireEvent.click(within(dialog).getByRole('radio', { name: 'No reason' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reject application' }));
    await waitFor(() => expect(writes.map(({ body }) => body)).toMatchObject([{ action: 'reject', reason: null }]));
  });

  it('to return it to the client names the questions, asks for a reason, and sends what was shown', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Reinput' }));
    const dialog = await screen.findByRole('dialog', { name: 'Return this application to the client?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Return to client' }));
    expect(await within(dialog).findByText('Empty not allowed')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Selfie', hidden: true }));
    fireEvent.click(await within(dialog).findByRole('radio', { name: /^Your selfie is not clear/ }));
    const preview = within(dialog).getByRole('region', { name: /^The client will read/ });
    expect(preview.textContent).toContain('請重新填寫：自拍照。');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Return to client' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(preview.textContent).toContain((writes[0]!.body as { reason: string }).reason);
  });

  it('to delete names person and consequence, and leads away from what is gone', async () => {
    actions = ['delete'];
    const { opened } = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this application?' });
    expect(dialog.textContent).toContain('陳小明 CHAN Siu Ming');
    expect(dialog.textContent).toContain('This cannot be taken back.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete application' }));
    await waitFor(() => expect(opened).toEqual([{ code: 'RAO_CLIENT_MANAMEMENT' }]));
    expect(writes.map(({ endpoint, query }) => [endpoint, query])).toEqual([[deleteApplication, { version: 2 }]]);
  });
});

describe('a correction', () => {
  it('asks for a reason, which the client does not read', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Correct' }));
    const dialog = await screen.findByRole('dialog', { name: 'Correct answers of this application?' });
    expect(within(dialog).queryByRole('region', { name: /client/ })).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Start correction' }));
    expect(await within(dialog).findByText('Empty not allowed')).toBeTruthy();
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Reason' }), { target: { value: ' 與證件不符 ' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Start correction' }));
    await waitFor(() =>
      expect(writes.map(({ body }) => body)).toMatchObject([{ action: 'correct', reason: '與證件不符' }]),
    );
  });

  it('changes one answer with its reason, by the number of the answers that was seen', async () => {
    stored = { ...sampleApplication, status: 'RTC' };
    actions = ['finishCorrection'];
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Correct: Name in Chinese' }));
    expect(screen.queryByRole('button', { name: 'Correct: Selfie' })).toBeNull();
    const dialog = await screen.findByRole('dialog', { name: 'Correct an answer' });
    expect(dialog.textContent).toContain('The answer is: 陳小明');
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Corrected answer' }), {
      target: { value: '陳曉明' },
    });
    fireEvent.click(await within(dialog).findByRole('radio', { name: 'A typing slip of the client.' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Correct answer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes.map(({ endpoint, body }) => [endpoint, body])).toEqual([
      [
        amendAnswer,
        {
          applyID: stored.applyID,
          seqNum: 4,
          questionID: 'Q1',
          value: '陳曉明',
          reason: 'A typing slip of the client.',
        },
      ],
    ]);
  });

  it('is offered to nobody who may not finish it', async () => {
    stored = { ...sampleApplication, status: 'RTC' };
    actions = [];
    await show();
    await screen.findByText('Nothing to be done by you');
    expect(screen.queryByRole('button', { name: 'Correct: Name in Chinese' })).toBeNull();
  });
});

function show() {
  const client = apiFrom(answer);
  const api: ApiClient = {
    ...client,
    call(endpoint, input, options) {
      if (endpoint.path === changeApplicationStatuses.path) keys.push(options?.idempotencyKey);
      return client.call(endpoint, input, options);
    },
  };
  return renderScreen(<ApplicationDetailScreen />, {
    plugin,
    api,
    params: { id: stored.applyID },
  });
}

function namesOf(named: readonly string[], status: ApplicationStatus): readonly string[] {
  const nameOf = (name: string) =>
    name === 'importToBackOffice' && status === 'CHK' ? steps.step.skip.action : en.action[name as 'verify'];
  return named.map(nameOf).toSorted(byWords);
}

/** What the bar offers, as buttons or by name. */
function offeredIn(bar: HTMLElement): readonly string[] {
  if (within(bar).queryByText('Nothing to be done by you')) return ['none'];
  const all = [...within(bar).queryAllByRole('button'), ...within(bar).queryAllByRole('listitem')];
  return all.map((element) => element.textContent).toSorted(byWords);
}

function byWords(a: string, b: string): number {
  return a.localeCompare(b);
}

function conflict(current: ApplicationDetail): RefusalError {
  const data = { current, by: 'Lee Ka Yan', at: '2026-11-02T02:30:00Z' };
  return new RefusalError({ code: 'E0005', message: 'Changed', data, requestId: 'r' });
}

function versionIn({ body }: TestCall): number | undefined {
  return (body as { applications: { version: number }[] }).applications[0]?.version;
}

function answer(call: TestCall): unknown {
  const { endpoint, query } = call;
  if (endpoint === getApplication) return stored;
  if (endpoint === listNextActions) return { status: query['status'], actions };
  if (endpoint === listReasons) return standardReasons;
  if (endpoint === viewApplication) return { leaseSec: 90, others: [] };
  if (endpoint === leaveApplication) return null;
  if (endpoint === listOpeningForms) return [];
  if (endpoint === getApplicationFile) return new Blob(['picture'], { type: 'image/png' });
  if (endpoint === getAnswers) return sheet();
  writes.push(call);
  const own = answerWrite;
  answerWrite = undefined;
  if (own) return own(call);
  if (endpoint === changeApplicationStatuses) {
    const { action } = call.body as { action: keyof typeof applicationActions };
    stored = { ...stored, status: applicationActions[action].to[0] ?? stored.status, version: stored.version + 1 };
  }
  return {};
}

function sheet() {
  const { applyID, status, profileID, version } = stored;
  const answers = stored.pages.flatMap(({ pageID, groups }) =>
    groups.flatMap((group) =>
      group.answers.map((one) => ({
        ...one,
        pageID,
        groupID: group.groupID,
        required: true,
        correctable: one.type !== 'FileUpload',
        options: [],
        seqNum: 1,
      })),
    ),
  );
  return { applyID, status, profileID, templateVersion: 1, seqNum: 4, version, answers };
}
