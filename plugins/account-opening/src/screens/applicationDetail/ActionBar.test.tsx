import { applicationActions, applicationStatusCodes, type ApplicationStatus } from '@brokerdesk/plugin-sdk';
import { createTestApi, renderScreen } from '@brokerdesk/plugin-sdk/testing';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { en } from '../../locales/en.ts';
import plugin from '../../plugin.ts';
import { en as steps } from '../checkDocument/locales/en.ts';
import { ActionBar } from './ActionBar.tsx';
import { backend, resetTestBackend, showApplication as show } from './testBackendFixture.tsx';
import { sampleApplication } from './sampleApplication.ts';

configure({ asyncUtilTimeout: 5000 });
// What comes late is here already, so that a busy machine is no reason for a failure.
beforeAll(() => import('./decisions/DecisionDialog.tsx'));
beforeEach(resetTestBackend);
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
        { plugin, api: createTestApi(() => []) },
      );
      for (const named of sets) {
        const bar = document.querySelector<HTMLElement>(`[aria-label="bar of ${named.join()}"]`)!;
        expect(actionsIn(bar)).toEqual(named.length === 0 ? ['none'] : namesOf(named, status));
      }
    },
  );

  it('offers nothing while the server does not say what is possible', async () => {
    backend.actions = [];
    await show();
    const bar = await screen.findByRole('region', { name: 'What can be done' });
    expect(await within(bar).findByText('Nothing to be done by you')).toBeTruthy();
    expect(within(bar).queryAllByRole('button')).toEqual([]);
  });

  it('takes no decision while something is under way', async () => {
    backend.stored = { ...sampleApplication, work: { action: 'certify', startTime: 'x', dueTime: 'x', by: 'x' } };
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Verify application' }));
    expect(screen.getByText('Wait until this is done: being certified')).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'v' });
    expect(backend.writes).toEqual([]);
  });

  it('decides nothing by the second half of a double click, whatever has come into its place', async () => {
    await show();
    const verify = await screen.findByRole('button', { name: 'Verify application' });
    fireEvent.click(verify, { detail: 2 });
    fireEvent.click(verify, { detail: 1 });
    await waitFor(() => expect(screen.queryByText('Verified')).not.toBeNull());
    expect(backend.writes).toHaveLength(1);
  });
});

function namesOf(named: readonly string[], status: ApplicationStatus): readonly string[] {
  const nameOf = (name: string) =>
    name === 'importToBackOffice' && status === 'CHK' ? steps.step.skip.action : en.action[name as 'verify'];
  return named.map(nameOf).toSorted(compareText);
}

/** What the bar offers, as buttons or by name. */
function actionsIn(bar: HTMLElement): readonly string[] {
  if (within(bar).queryByText('Nothing to be done by you')) return ['none'];
  const all = [...within(bar).queryAllByRole('button'), ...within(bar).queryAllByRole('listitem')];
  return all.map((element) => element.textContent).toSorted(compareText);
}

function compareText(a: string, b: string): number {
  return a.localeCompare(b);
}
