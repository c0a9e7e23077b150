// The entry of the page under `admin-cli dev --as`: signs a demo user in without the sign-in page, then starts the portal.
// Only the first page of a tab does so; after signing out, the sign-in page is shown. No built portal contains it.
import type { Session } from '@brokerdesk/api';
import { readRuntimeConfig } from '../api-client/RuntimeConfig.ts';
import { getSigner } from '../api-client/getSigner.ts';
import { basePath } from '../session/brokerPath.ts';
import { readTokens, storeDeadline, storeNewSession } from '../session/sessionStorage.ts';

interface Account {
  readonly displayCode: string;
  readonly brokerCode: string;
  readonly userID: string;
}

/** Set in a tab that has been signed in. */
const doneKey = 'brokerdesk-dev-signed-in';

if (readTokens().token === undefined && sessionStorage.getItem(doneKey) === null) {
  await signIn(JSON.parse(document.getElementById('brokerdesk-dev')?.textContent ?? '') as Account);
}
await import('../main.tsx');

async function signIn({ displayCode, brokerCode, userID }: Account) {
  const publicKey = await getSigner(readRuntimeConfig(document).signature).publicKey?.();
  const response = await fetch('/__mock/sessions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ brokerCode, userID, publicKey }),
  });
  if (!response.ok) throw new Error(`${userID} could not be signed in: the emulator answered ${response.status}.`);
  storeNewSession(displayCode, (await response.json()) as Session);
  const row = await fetch(`/__mock/state/brokers/${brokerCode}`);
  const { sessionLengthSec } = (await row.json()) as { readonly sessionLengthSec: number };
  const learntAt = Date.now();
  storeDeadline({ learntAt, endsAt: learntAt + sessionLengthSec * 1000 });
  sessionStorage.setItem(doneKey, displayCode);
  if (!location.pathname.startsWith(`${basePath}/${displayCode}/`)) {
    history.replaceState(null, '', `${basePath}/${displayCode}/main`);
  }
}
