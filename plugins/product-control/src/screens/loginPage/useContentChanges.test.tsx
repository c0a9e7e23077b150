import { openEmulator } from '@brokerdesk/mock-server/testing';
import { listWebpageContents, type WebpageContent } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, it } from 'vitest';
import plugin from '../../plugin.ts';
import { useContentChanges } from './useContentChanges.ts';

const emulator = openEmulator({ applications: 0 });
afterAll(() => emulator.close());
afterEach(cleanup);

it('tells name, text and picture of a content that another user has changed', async () => {
  const session = await (await emulator.openSandbox()).signIn();
  const contents = await createSessionApi(session).call(listWebpageContents, { query: { kind: 'logo' } });
  const before = contents[0]!;
  const picture = { ...before.picture!, fileName: 'spring.png', fullPathUrl: '/systems/public/spring.png' };
  const now = { ...before, name: 'Spring', textSC: '春', picture };
  await renderScreen(<Changes before={before} now={now} />, { plugin, session });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Name: ${before.name} → Spring`,
    `Logo (Simplified Chinese): ${before.textSC} → 春`,
    `Picture: ${before.picture!.fileName} → spring.png`,
  ]);
});

function Changes({ before, now }: { readonly before: WebpageContent; readonly now: WebpageContent }) {
  const changes = useContentChanges()(before, now);
  return (
    <ul>
      {changes.map(({ name, was, now: after }) => (
        <li key={name}>
          {name}: {was} → {after}
        </li>
      ))}
    </ul>
  );
}
