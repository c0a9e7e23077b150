import {
  applicationActions,
  applicationStatusCodes,
  type ApplicationDetail,
  type ApplicationStatus,
  certifyApplication,
  listNextActions,
} from '@brokerdesk/plugin-sdk/api';
import { renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { en } from '../../locales/en.ts';
import plugin from '../../plugin.ts';
import { openAllDocuments, openBackend, polyfillObjectUrls, type TestBackend } from '../../testBackendFixture.ts';
import { en as steps } from '../../steps/locales/en.ts';
import { ActionBar } from './ActionBar.tsx';
import ApplicationDetailScreen from './ApplicationDetailScreen.tsx';

let backend: TestBackend;
let application: ApplicationDetail;

// Loaded ahead, so that a busy machine does not make the tests time out.
beforeAll(() => import('./decisions/DecisionDialog.tsx'));
beforeEach(async () => {
  polyfillObjectUrls();
  backend = await openBackend();
  application = await backend.find('SUB', ({ region }) => region === 'HK');
});
afterEach(cleanup);

describe('the bar of possible actions', () => {
  it.each(applicationStatusCodes)(
    'offers for %s what the server names, each action with and without the others',
    async (status) => {
      const all = Object.keys(applicationActions);
      const sets: readonly (readonly string[])[] = [...all.map((action) => [action]), all, []];
      await renderScreen(
        <>
          {sets.map((named) => (
            <section key={named.join()} aria-label={`bar of ${named.join()}`}>
              <ActionBar
                application={{ ...application, status }}
                next={{ actions: named, error: null, retry: () => undefined }}
                current={undefined}
                onDecide={() => undefined}
              />
            </section>
          ))}
        </>,
        { plugin, session: backend.session },
      );
      for (const named of sets) {
        const bar = document.querySelector<HTMLElement>(`[aria-label="bar of ${named.join()}"]`)!;
        expect(actionsIn(bar)).toEqual(named.length === 0 ? ['none'] : namesOf(named, status));
      }
    },
  );

  it('lists an unknown action, which a newer server may name', async () => {
    const next = { actions: ['verify', 'stampByNewerServer'], error: null, retry: () => undefined };
    const { session } = backend;
    const bar = <ActionBar application={application} next={next} current={undefined} onDecide={() => undefined} />;
    await renderScreen(bar, { plugin, session });
    expect(screen.getByRole('list', { name: 'Other actions' }).textContent).toBe('stampByNewerServer');
  });

  it('offers nothing until the server has returned the possible actions', async () => {
    const { method, path } = listNextActions;
    await backend.control.addFault({ match: { method, path }, effect: { kind: 'hang' } });
    await show();
    const bar = await screen.findByRole('region', { name: 'Available actions' });
    expect(within(bar).queryAllByRole('button')).toEqual([]);
  });

  it('shows a message if the user may do nothing', async () => {
    await show(await backend.limitTo('RAO_CLIENT_MANAMEMENT'));
    const bar = await screen.findByRole('region', { name: 'Available actions' });
    await within(bar).findByText('Nothing for you to do');
    expect(within(bar).queryAllByRole('button')).toEqual([]);
  });

  it('lists what has not been opened only while it can be verified', async () => {
    await show();
    await screen.findByText(/^Not opened yet/);
    cleanup();
    application = await backend.find('CHK');
    await show();
    const bar = await screen.findByRole('region', { name: 'Available actions' });
    await within(bar).findByRole('button', { name: 'Reject' });
    expect(screen.queryByText(/^Not opened yet/)).toBeNull();
  });

  it('takes no decision while a certification is running', async () => {
    application = await backend.find('CHK');
    const { applyID, version } = application;
    const certification = backend.api.call(certifyApplication, { body: { applyID, version } });
    await waitFor(async () => expect((await backend.read(applyID)).work?.action).toBe('certify'));
    const { api } = await show();
    await screen.findByText('Wait until this is done: being certified');
    fireEvent.click(await screen.findByRole('button', { name: 'Reject' }));
    fireEvent.keyDown(document.body, { key: 'v' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.writes()).toEqual([]);
    await backend.control.changeClock({ advanceSec: 60 });
    await certification;
  });

  it('ignores the second half of a double click, whichever button has replaced the first one', async () => {
    const { api } = await show();
    const verify = await screen.findByRole('button', { name: 'Verify' });
    await openAllDocuments();
    fireEvent.click(verify, { detail: 2 });
    fireEvent.click(verify, { detail: 1 });
    await waitFor(() => expect(screen.queryByText('Verified')).not.toBeNull());
    expect(api.writes()).toHaveLength(1);
  });
});

function show(session = backend.session) {
  return renderScreen(<ApplicationDetailScreen />, { plugin, session, params: { id: application.applyID } });
}

function namesOf(named: readonly string[], status: ApplicationStatus): readonly string[] {
  const nameOf = (name: string) =>
    name === 'importToBackOffice' && status === 'CHK' ? steps.step.skip.action : en.action[name as 'verify'];
  return named.map(nameOf).toSorted(compareText);
}

/** The actions in the bar, as buttons or by name. */
function actionsIn(bar: HTMLElement): readonly string[] {
  if (within(bar).queryByText('Nothing for you to do')) return ['none'];
  const all = [...within(bar).queryAllByRole('button'), ...within(bar).queryAllByRole('listitem')];
  return all.map((element) => element.textContent).toSorted(compareText);
}

function compareText(a: string, b: string): number {
  return a.localeCompare(b);
}
