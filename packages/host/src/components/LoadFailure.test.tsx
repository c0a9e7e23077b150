import { ApiError } from '@brokerdesk/plugin-sdk';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createTexts } from '../languages/createTexts.ts';
import { RegistryError } from '../plugins/fetchRegistry.ts';
import { hostTexts } from '../texts/host/hostTexts.ts';
import { LoadFailure } from './LoadFailure.tsx';

/** As browsers do, whose errors have a number as their code. */
const insecure = Object.assign(new Error('The operation is insecure.'), { name: 'SecurityError', code: 18 });

afterEach(cleanup);

async function show(error: unknown) {
  const texts = await createTexts('en');
  await texts.add(hostTexts);
  render(<LoadFailure title="The portal could not be opened" error={error} onRetry={() => {}} />);
  return [...screen.getByRole('alert').querySelectorAll('p')].map(({ textContent }) => textContent);
}

it('says what to do about an error of the browser, and shows its words for the administrator', async () => {
  expect(await show(insecure)).toEqual([
    'The portal has met an unexpected error. Try again; if the problem persists, send the line below to your administrator.',
    'The operation is insecure.',
    '',
  ]);
});

it('says what to do about a registry that could not be read', async () => {
  expect(await show(new RegistryError('The registry /admin/registry/demo.json could not be read.'))).toEqual([
    'The list of plugins could not be read. Try again; if the problem persists, ask your administrator whether the portal was built completely.',
    'The registry /admin/registry/demo.json could not be read.',
    'Code REGISTRY_UNREADABLE',
  ]);
});

it('shows the words of the server with the request', async () => {
  const error = new ApiError({ code: 'E0099', message: 'The server has a problem.', data: null, requestId: 'r1' });
  expect(await show(error)).toEqual(['The server has a problem.', 'Code E0099 · Request r1']);
});
