import { UnreachableError } from '@brokerdesk/plugin-sdk';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { polyfillTopLayer } from '../../components/topLayerFixture.ts';
import { createTexts } from '../../languages/createTexts.ts';
import { hostTexts } from '../../texts/host/hostTexts.ts';
import { sessionTexts } from '../../texts/session/sessionTexts.ts';
import { IdleDialog } from './IdleDialog.tsx';

test('a session that could not be extended says whether the network or the server is down', async () => {
  polyfillTopLayer();
  const texts = await createTexts('en');
  await texts.add(hostTexts);
  await texts.add(sessionTexts);
  let error: unknown = new UnreachableError('UNAVAILABLE', { message: '' });
  const sessionController = { extend: () => Promise.reject(error) };
  render(<IdleDialog sessionController={sessionController} endsAt={Date.now() + 60_000} onSignOut={() => {}} />);
  const stay = () => fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  stay();
  await screen.findByText(/server cannot be reached/);
  error = new UnreachableError('OFFLINE', { message: '' });
  stay();
  expect((await screen.findByText(/Check the connection/)).getAttribute('role')).toBe('alert');
});
