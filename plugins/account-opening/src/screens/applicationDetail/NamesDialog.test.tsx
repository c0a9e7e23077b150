import { ApiError, type ApplicationDetail, updateApplication } from '@brokerdesk/plugin-sdk';
import { createTestApi, renderScreen, type TestCall } from '@brokerdesk/plugin-sdk/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import plugin from '../../plugin.ts';
import { NamesDialog } from './NamesDialog.tsx';
import { sampleApplication } from './sampleApplication.ts';

afterEach(cleanup);

describe('account number and nickname', () => {
  it('are sent padded and in plain characters, however they were typed', async () => {
    const { bodies } = await fill({ number: ' １２３ ', nickname: 'Siu_Ming' });
    await vi.waitFor(() =>
      expect(bodies).toEqual([{ version: 2, customAccountNum: '000000123', nickname: 'Siu_Ming' }]),
    );
  });

  it('are taken away by empty fields', async () => {
    const { bodies } = await fill({
      number: '',
      nickname: '',
      record: { customAccountNum: '000000001', nickname: 'x' },
    });
    await vi.waitFor(() => expect(bodies).toEqual([{ version: 2, customAccountNum: null, nickname: null }]));
  });

  it.each([
    ['letters', '12a'],
    ['too many digits', '1234567890'],
    ['zeros only', '000'],
  ])('are not sent with %s as the number', async (_name, number) => {
    const { bodies } = await fill({ number, nickname: '小明' });
    const fields = screen.getAllByRole('textbox');
    await vi.waitFor(() => expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']));
    expect(bodies).toEqual([]);
  });

  it('that somebody else has are refused at the field, in the words of the server', async () => {
    const used = { code: 'E0016', message: 'A2 has this number already.', requestId: 'r' } as const;
    await fill({ number: '5', nickname: '' }, () => {
      throw new ApiError({ ...used, data: { rule: 'account-number-used' } });
    });
    const field = screen.getByRole('textbox', { name: 'Account number' });
    await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('A2 has this number already.');
  });
});

interface NamesInput {
  readonly number: string;
  readonly nickname: string;
  readonly record?: Partial<ApplicationDetail>;
}

async function fill({ number, nickname, record }: NamesInput, answer: () => unknown = () => ({})) {
  const bodies: unknown[] = [];
  const api = createTestApi(({ endpoint, body }: TestCall) => {
    expect(endpoint.path).toBe(updateApplication.path);
    bodies.push(body);
    return answer();
  });
  const application = { ...sampleApplication, ...record };
  await renderScreen(<NamesDialog application={application} onClose={() => undefined} />, { plugin, api });
  fireEvent.change(screen.getByRole('textbox', { name: 'Account number' }), { target: { value: number } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Nickname' }), { target: { value: nickname } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { bodies };
}
