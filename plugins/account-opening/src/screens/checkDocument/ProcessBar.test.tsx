import { applicationActions, applicationStatusCodes, listNextActions } from '@brokerdesk/plugin-sdk';
import { createTestApi, renderScreen } from '@brokerdesk/plugin-sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import plugin from '../../plugin.ts';
import { sampleApplication } from '../applicationDetail/sampleApplication.ts';
import { en } from './locales/en.ts';
import { ProcessBar } from './ProcessBar.tsx';
import { steps } from './StepRequest.ts';

/** What is done here: the rest is decided on the screen of the application. */
const offered = [...steps, 'download'] as const;

const everything = Object.keys(applicationActions);

afterEach(cleanup);

it.each(applicationStatusCodes)(
  'offers for %s what the server names and is done here, and nothing else',
  async (status) => {
    const shown = new Set<string>();
    for (const named of [...everything.map((action) => [action]), everything, []]) {
      const { unmount } = await renderScreen(<ProcessBar application={{ ...sampleApplication, status }} />, {
        plugin,
        api: createTestApi(({ endpoint }) => (endpoint === listNextActions ? { status, actions: named } : [])),
      });
      const wanted = offered.filter((step) => named.includes(step)).map((step) => labelOf(step, status));
      const bar = screen.getByRole('group', { name: 'Next step' });
      const labels = () =>
        within(bar)
          .queryAllByRole('button')
          .map(({ textContent }) => textContent);
      await waitFor(() => expect(labels().toSorted()).toEqual(wanted.toSorted()));
      if (wanted.length === 0) await within(bar).findByText(en.step.nothing);
      for (const label of labels()) shown.add(label);
      unmount();
    }
    expect(shown.size).toBe(offered.length);
  },
);

function labelOf(step: (typeof offered)[number], status: string): string {
  return step === 'importToBackOffice' && status === 'CHK' ? en.step.skip.action : en.step[step].label;
}
