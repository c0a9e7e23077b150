import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import { getProfile, previewOpeningForm, updateProfile } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ClientForm } from '../../clientForm/ClientForm.tsx';
import { type ClientSheet, startSheet } from '../../clientForm/sheet/ClientSheet.ts';
import { inAll, makeChoice, makeDocument, makePage, makeQuestion } from '../../model/documentFixture.ts';
import { bodyOf, documentOf, type Question } from '../../model/TemplateDocument.ts';
import plugin from '../../plugin.ts';
import TemplatePreviewScreen from './TemplatePreviewScreen.tsx';

const emulator = openEmulator({ applications: 0 });
let session: TestSession;

beforeAll(async () => {
  const sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
  session = await sandbox.signIn();
});
afterEach(cleanup);
afterAll(() => emulator.close());

const id = 'DEMO-P-STANDARD';
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('TemplatePreviewScreen', () => {
  it('takes the client from page to page to the end, with sample answers and the points that they give', async () => {
    const { pages } = documentOf(await createSessionApi(session).call(getProfile, { params: { id } }));
    await renderScreen(<TemplatePreviewScreen />, { plugin, session, params: { id } });
    await screen.findByText(`Page 1 of ${pages.length}`);
    press('Continue');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(screen.getByRole('alert').textContent).toContain('An answer is required.');
    press('Fill in sample answers');
    expect(screen.queryByRole('alert')).toBeNull();
    for (const page of pages.slice(1)) {
      press('Continue');
      expect(document.activeElement?.textContent).toBe(page.title.EN);
    }
    press('Submit');
    expect(document.activeElement?.textContent).toBe('Thank you');
    const panel = within(screen.getByRole('region', { name: 'Points' }));
    expect(panel.getByRole('status').textContent).toMatch(/^\d+ of 100 points · \S/);
    press('Start again');
    screen.getByText(`Page 1 of ${pages.length}`);
    expect(panel.getByRole('status').textContent).toMatch(/^0 of 100/);
  });

  it('speaks the language of the client, and shows the phone or the desktop', async () => {
    await renderScreen(<TemplatePreviewScreen />, { plugin, session, params: { id } });
    const frame = await screen.findByRole('region', { name: 'The form on a device' });
    await within(frame).findByText(/^Page 1/);
    expect(frame.dataset['device']).toBe('phone');
    press('Desktop');
    press('Traditional Chinese');
    expect(frame.dataset['device']).toBe('desktop');
    within(frame).getByRole('button', { name: '繼續' });
    expect(frame.firstElementChild?.getAttribute('lang')).toBe('zh-Hant');
    fireEvent.click(within(frame).getByRole('button', { name: '繼續' }));
    expect(within(frame).getByRole('alert').textContent).toContain('必須填寫答案。');
    screen.getByRole('button', { name: 'Start again' });
  });

  it('asks for the opening form with the answers of the moment, and says when they have changed', async () => {
    const { api } = await renderScreen(<TemplatePreviewScreen />, { plugin, session, params: { id } });
    fireEvent.click(await screen.findByRole('button', { name: 'Draw the opening form with these answers' }));
    await waitFor(() => expect(api.calls.map(({ endpoint }) => endpoint)).toContain(previewOpeningForm));
    const [call] = api.calls.filter(({ endpoint }) => endpoint === previewOpeningForm);
    expect(call?.body).toMatchObject({ profileID: id, templateID: 'DEMO-T-INDIVIDUAL' });
    press('Fill in sample answers');
    await screen.findByText('The answers have changed since it was drawn.');
  });

  it('keeps what is tried while another user publishes, and offers the new version', async () => {
    const api = createSessionApi(session);
    await renderScreen(<TemplatePreviewScreen />, { plugin, session, params: { id } });
    const drawButton = { name: 'Draw the opening form with these answers' };
    await screen.findByRole('button', drawButton);
    press('Fill in sample answers');
    press('Continue');
    const page = screen.getByText(/^Page 2 of/).textContent ?? '';
    const template = await api.call(getProfile, { params: { id } });
    const { version, templateVersion } = template;
    const document = documentOf(template);
    const [first, ...pages] = document.pages;
    const title = inAll('Published meanwhile');
    const body = { ...bodyOf({ ...document, pages: [{ ...first!, title }, ...pages] }), version };
    await api.call(updateProfile, { params: { id }, body });
    press(drawButton.name);
    const next = templateVersion + 1;
    await screen.findByText(`Version ${next} has been published`);
    screen.getByText(page);
    expect([screen.queryByText(`Version ${templateVersion}`), screen.queryByRole('button', drawButton)]).toEqual([
      expect.anything(),
      null,
    ]);
    press(`Try version ${next}`);
    screen.getByText('Published meanwhile');
    expect(screen.queryByText(`Version ${next} has been published`)).toBeNull();
  });

  it('shows the version that the address names, and says what is wrong with an address', async () => {
    await renderScreen(<TemplatePreviewScreen />, { plugin, session, params: { id, templateVersion: '1' } });
    await screen.findByText('Version 1');
    cleanup();
    await renderScreen(<TemplatePreviewScreen />, { plugin, session, params: { id: 'DEMO-NONE' } });
    await screen.findByText('The template could not be loaded');
    cleanup();
    await renderScreen(<TemplatePreviewScreen />, { plugin, session });
    screen.getByText('No template chosen');
    cleanup();
    const permissions = ['RAO_PROFILE_MANAMEMENT'];
    await renderScreen(<TemplatePreviewScreen />, { plugin, session, params: { id }, permissions });
    expect((await screen.findAllByText(/RAO_VIEW_PROFILE|View/)).length).toBeGreaterThan(0);
  });
});

describe('ClientForm', () => {
  const questions: readonly Question[] = [
    makeQuestion('note', { type: 'Label' }),
    makeQuestion('line', { type: 'Textbox', required: true, help: inAll('In one line') }),
    makeQuestion('lines', { type: 'Multilinebox' }),
    makeQuestion('email', { type: 'Emailbox' }),
    makeQuestion('phone', { type: 'Phonebox' }),
    makeQuestion('amount', { type: 'Numberbox', defaultValue: '5', readOnly: true }),
    makeQuestion('day', { type: 'Date' }),
    makeQuestion('break', { type: 'Linebreak', label: inAll('') }),
    makeChoice('listed', { type: 'Selectbox' }),
    makeChoice('choice'),
    makeChoice('agree', {
      type: 'Checkbox',
      textVersion: '2026-03',
      options: [{ value: 'A', label: inAll('I agree') }],
    }),
    makeQuestion('detail', { shownIf: { questionID: 'choice', values: ['YES'] } }),
    makeQuestion('file', { type: 'FileUpload', required: true }),
    makeQuestion('sign', { type: 'Signature', required: true }),
    makeQuestion('result', { type: 'ScoreResult' }),
  ];
  const template = { ...makeDocument(), pages: [makePage('all', questions)] };
  let sheet: ClientSheet;

  function Form() {
    const [current, setCurrent] = useState(startSheet);
    sheet = current;
    return <ClientForm document={template} language="en" sheet={current} onChange={setCurrent} />;
  }
  const type = (name: RegExp, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });

  it('answers all kinds of questions, each with its name, hint and message', () => {
    render(<Form />);
    expect(screen.queryByLabelText(/^detail/)).toBeNull();
    type(/^line$/, 'One');
    type(/^lines/, 'One\nTwo');
    type(/^email/, 'a@b.hk');
    type(/^phone/, '+852 0210 0001');
    type(/^day/, '2026-01-02');
    type(/^listed/, 'YES');
    fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
    type(/^detail/, 'More');
    type(/^sign/, 'CHAN Tai Man');
    fireEvent.change(screen.getByLabelText(/^file/), { target: { files: [new File(['x'], 'card.jpg')] } });
    expect(sheet.entered).toEqual({
      line: 'One',
      lines: 'One\nTwo',
      email: 'a@b.hk',
      phone: '+852 0210 0001',
      day: '2026-01-02',
      listed: 'YES',
      choice: 'YES',
      agree: ['A'],
      detail: 'More',
      sign: ['CHAN Tai Man'],
      file: ['card.jpg'],
    });
    expect(screen.getByLabelText<HTMLInputElement>(/^amount/).readOnly).toBe(true);
    expect(screen.getByRole('group', { name: /^agree/ }).getAttribute('aria-describedby')).toMatch(/agree-hint$/);
    screen.getByText('Version 2026-03');
    expect(screen.getByRole('status', { name: 'result' }).textContent).toBe('High 20 points');
  });

  it('leads from each message to its field', () => {
    render(<Form />);
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    const links = within(screen.getByRole('alert')).getAllByRole('button');
    expect(links.map(({ textContent }) => textContent)).toEqual(['line', 'listed', 'choice', 'agree', 'file', 'sign']);
    for (const link of links) {
      fireEvent.click(link);
      const field = document.activeElement;
      expect([field?.id, field?.getAttribute('name')].join()).toContain(`-${link.textContent}`);
    }
    const line = screen.getByLabelText(/^line$/);
    expect(line.getAttribute('aria-describedby')).toMatch(/line-hint \S*line-error$/);
    act(() => void type(/^line$/, 'One'));
    expect(line.getAttribute('aria-invalid')).toBe('false');
  });

  it('can be signed by drawing, and cleared', () => {
    render(<Form />);
    const pad = screen.getByRole('img', { name: 'Draw your signature here' });
    pad.getBoundingClientRect = () => ({ left: 0, top: 0, width: 320, height: 120 }) as DOMRect;
    fireEvent.pointerDown(pad, { buttons: 1, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(pad, { buttons: 1, clientX: 20, clientY: 30 });
    expect(pad.querySelector('path')?.getAttribute('d')).toBe('M10,10L20,30');
    expect(sheet.entered['sign']).toEqual(['signature']);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect([pad.querySelector('path')?.getAttribute('d'), sheet.entered['sign']]).toEqual(['', []]);
  });
});
