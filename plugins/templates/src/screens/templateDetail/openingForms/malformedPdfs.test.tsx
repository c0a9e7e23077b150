import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import { getProfile, listOpeningFormTemplates, type ProfileDetail } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, enablePdfReader, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import plugin from '../../../plugin.ts';
import { malformedPdfs } from './malformedPdfsFixture.ts';
import { OpeningFormsTab } from './OpeningFormsTab.tsx';

const emulator = openEmulator({ applications: 0 });
let session: TestSession;
let template: ProfileDetail;
let existingName: string;

/** As many as can be chosen at once. */
const atOnce = 10;
const starts = Array.from({ length: Math.ceil(malformedPdfs.length / atOnce) }, (_, index) => index * atOnce);

describe('malformed PDFs', () => {
  beforeAll(async () => {
    await enablePdfReader();
    session = await (await emulator.openSandbox()).signIn();
    const api = createSessionApi(session);
    template = await api.call(getProfile, { params: { id: 'DEMO-P-STANDARD' } });
    existingName = (await api.call(listOpeningFormTemplates, { query: {} }))[0]!.fileName;
  });
  afterEach(cleanup);
  afterAll(() => emulator.close());

  it.each(starts)('are refused with the reason before they are sent, from number %i on', async (start) => {
    const chosen = malformedPdfs.slice(start, start + atOnce);
    const params = { id: template.profileID };
    await renderScreen(<OpeningFormsTab template={template} />, { plugin, session, params });
    await screen.findByRole('button', { name: 'Delete' });
    const files = chosen.map(({ makeFile }) => makeFile(existingName));
    act(() => void fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } }));
    for (const [index, { name, inBrowser }] of chosen.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- the rows of one page, in their order
      const row = (await screen.findAllByText(files[index]!.name)).at(-1)?.closest('li');
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await within(row!).findByText(inBrowser), name).toBeTruthy();
      expect(row?.textContent, name).toContain('Cannot be uploaded');
    }
    expect(screen.queryByRole('button', { name: /^Upload/ })).toBeNull();
  });
});
