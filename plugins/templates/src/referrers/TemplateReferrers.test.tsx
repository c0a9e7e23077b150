import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import { getProfile } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import plugin from '../plugin.ts';
import { TemplateReferrers } from './TemplateReferrers.tsx';

const emulator = openEmulator({ applications: 0 });
const profileID = 'DEMO-P-STAFF-PLAN';
let session: TestSession;

describe('TemplateReferrers', () => {
  beforeEach(async () => {
    session = await (await emulator.openSandbox()).signIn();
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });
  afterAll(() => emulator.close());

  it('copies the link to this template', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const { toasts } = await renderScreen(<TemplateReferrers profileID={profileID} />, { plugin, session });
    fireEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['The link has been copied.']));
    expect(writeText).toHaveBeenCalledWith('https://open.brokerdesk.example/demo/staff-plan?ref=r005');
    vi.unstubAllGlobals();
  });

  it('gives a referrer a link, and offers none that has it', async () => {
    await renderScreen(<TemplateReferrers profileID={profileID} />, { plugin, session });
    await screen.findByRole('rowheader', { name: 'Tin Wah Accounting' });
    await press(screen.getByRole('button', { name: 'Add referrer' }));
    const field = within(screen.getByRole('dialog')).getByRole('combobox');
    await type(field, 'Tin Wah');
    const linked = await screen.findByRole('option', { name: /Tin Wah Accounting/ });
    expect([linked.textContent, linked.getAttribute('aria-disabled')]).toEqual([
      expect.stringContaining('Already has a link to this template'),
      'true',
    ]);
    await type(field, 'Sampan');
    await press(await screen.findByRole('option', { name: /Sampan Investor Club/ }));
    await act(async () => fireEvent.submit(screen.getByRole('dialog').querySelector('form')!));
    await screen.findByRole('rowheader', { name: 'Sampan Investor Club' });
    expect((await referrers()).toSorted()).toEqual(['DEMO-R003', 'DEMO-R005']);
  });

  it('removes a link after naming referrer, template and consequence', async () => {
    await renderScreen(<TemplateReferrers profileID={profileID} />, { plugin, session });
    const row = await screen.findByRole('row', { name: /^Tin Wah/ });
    await press(within(row).getAllByRole('button').at(-1)!);
    await press(await screen.findByRole('menuitem', { name: 'Remove link' }));
    const dialog = screen.getByRole('alertdialog');
    within(dialog).getByText('Tin Wah Accounting – Corporate staff plan');
    within(dialog).getByText(/printed QR codes of it no longer name the referrer/);
    await act(async () => fireEvent.submit(dialog.querySelector('form')!));
    await screen.findByRole('heading', { name: 'No referrers yet' });
    expect(await referrers()).toEqual([]);
  });

  it('changes nothing for a user without the function', async () => {
    const permissions = ['RAO', 'RAO_PROFILE_MANAMEMENT', 'RAO_VIEW_PROFILE'];
    await renderScreen(<TemplateReferrers profileID={profileID} />, { plugin, session, permissions });
    const row = await screen.findByRole('row', { name: /^Tin Wah/ });
    expect(screen.queryByRole('button', { name: 'Add referrer' })).toBeNull();
    await press(within(row).getAllByRole('button').at(-1)!);
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).not.toContain('Remove link');
    expect(items).toContain('QR code');
  });
});

async function referrers(): Promise<readonly string[]> {
  const profile = await createSessionApi(session).call(getProfile, { params: { id: profileID } });
  return profile.referrers.map(({ referrerID }) => referrerID);
}

async function press(element: HTMLElement) {
  await act(async () => fireEvent.click(element));
}

async function type(field: HTMLElement, value: string) {
  await act(async () => fireEvent.change(field, { target: { value } }));
}
