import { type ApplicationDetail, applicationStatusCodes, listNextActions } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen, type TestSession } from '@brokerdesk/plugin-testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import plugin from '../../plugin.ts';
import { openBackend } from '../../testBackendFixture.ts';
import { en as pluginTexts } from '../../locales/en.ts';
import { en } from '../../steps/locales/en.ts';
import { ProcessBar } from './ProcessBar.tsx';
import { steps } from '../../steps/StepRequest.ts';

const { action: actionNames } = pluginTexts;

/** The actions of this screen: users take other decisions on the screen of the application. */
const offered = [...steps, 'download'] as const;

/** One at a time, so that each action is also named when it is the only one. */
const actionFunctions = [
  'RAO_CHECK_DOCUMENT',
  'RAO_CM_IMPORT',
  'RAO_CM_DOWNLOAD',
  'RAO_CM_ARCHIVE',
  'RAO_CM_REINPUT',
  'RAO_CM_REJECT',
];

let application: ApplicationDetail;
let sessions: readonly TestSession[];
const shown = new Set<string>();

beforeAll(async () => {
  const backend = await openBackend();
  application = await backend.find('SUB');
  const others = [[], ...actionFunctions.map((code) => [code])];
  sessions = [backend.session];
  for (const codes of others) {
    const { limitTo } = await openBackend();
    sessions = [...sessions, await limitTo('RAO_CLIENT_MANAMEMENT', ...codes)];
  }
});
afterEach(cleanup);

it.each(applicationStatusCodes)(
  'offers for %s what the server names and this screen does, and nothing else',
  async (status) => {
    for (const session of sessions) {
      const { actions } = await createSessionApi(session).call(listNextActions, { query: { status } });
      const bar = <ProcessBar application={{ ...application, status }} />;
      const { unmount } = await renderScreen(bar, { plugin, session });
      const expected = offered.filter((step) => actions.includes(step)).map((step) => labelOf(step, status));
      const group = screen.getByRole('group', { name: 'Next step' });
      const labels = () =>
        within(group)
          .queryAllByRole('button')
          .map(({ textContent }) => textContent);
      await waitFor(() => expect(labels().toSorted()).toEqual(expected.toSorted()));
      if (expected.length === 0) await within(group).findByText(en.step.nothing);
      for (const step of offered) if (actions.includes(step)) shown.add(step);
      unmount();
    }
  },
);

it('is proven for every action of this screen', () => {
  expect([...shown].toSorted()).toEqual([...offered].toSorted());
});

function labelOf(step: (typeof offered)[number], status: string): string {
  return step === 'importToBackOffice' && status === 'CHK' ? en.step.skip.action : actionNames[step];
}
