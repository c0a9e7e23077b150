import type { ApiClient } from '@brokerdesk/plugin-sdk';
import { ApiError } from '@brokerdesk/plugin-sdk';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTexts } from '../languages/createTexts.ts';
import { hostTexts } from '../texts/host/hostTexts.ts';
import { passwordTexts } from '../texts/password/passwordTexts.ts';
import { CodeForm } from './CodeForm.tsx';

const sent = { channel: 'sms', to: null, digits: 6, lifeSec: 300, resendSec: 60 };

let response: ReturnType<typeof Promise.withResolvers<unknown>>;
const client = { call: () => response.promise } as unknown as ApiClient;

beforeEach(async () => {
  sessionStorage.clear();
  response = Promise.withResolvers();
  const texts = await createTexts('en');
  await texts.add(hostTexts);
  await texts.add(passwordTexts);
  render(
    <CodeForm
      client={client}
      requestKey={{ brokerCode: 'DEMO', userID: 'demo.admin', purpose: 'login' }}
      limits={{ digits: 6, lifeSec: 300, tries: 3, resendSec: 60 }}
      targets={[{ channel: 'sms', to: '+852 ••• 67' }]}
      onBack={() => {}}
      onToken={async () => {}}
    />,
  );
});
afterEach(cleanup);

const field = () => screen.getByRole('textbox', { name: 'Verification code' });
const button = (name: string) => screen.getByRole('button', { name });

function press(name: string) {
  button(name).focus();
  fireEvent.click(button(name));
}

it('moves to the field when the code has been sent', async () => {
  press('Get code');
  await act(async () => response.resolve(sent));
  expect(document.activeElement).toBe(field());
});

it('leaves a user alone who has moved on while the code was sent', async () => {
  press('Get code');
  button('Back').focus();
  await act(async () => response.resolve(sent));
  expect(screen.getByRole('status').textContent).toContain('A code of 6 digits was sent to +852 ••• 67.');
  expect(document.activeElement).toBe(button('Back'));
});

it('leaves a user alone who has moved on while the code was checked', async () => {
  press('Get code');
  await act(async () => response.resolve(sent));
  response = Promise.withResolvers();
  fireEvent.change(field(), { target: { value: '123456' } });
  press('Confirm');
  button('Back').focus();
  await act(async () =>
    response.reject(new ApiError({ code: 'E0009', message: '', data: null, requestId: undefined })),
  );
  expect(screen.getByRole('alert').textContent).toContain('2 attempts left');
  expect(document.activeElement).toBe(button('Back'));
});
