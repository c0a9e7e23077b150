// The entry of the page under `admin-cli dev`: signs the user of `--as` in without the sign-in page, starts the portal, and
// adds the developer toolbar. No built portal contains it.
import { basePath } from '../session/brokerPath.ts';
import { tabStorage } from '@brokerdesk/plugin-sdk/storage';
import { readTokens } from '../session/sessionStorage.ts';
import { readDevOptions } from './DevOptions.ts';
import { followEditedTexts } from './followEditedTexts.ts';
import { signIn } from './signIn.ts';

/** Set in a tab that has been signed in: after signing out, the sign-in page is shown. */
const doneKey = 'brokerdesk-dev-signed-in';

followEditedTexts();
const { account, demoAccounts } = readDevOptions();
if (account && readTokens().token === undefined && tabStorage.getItem(doneKey) === null) {
  await signIn(account);
  tabStorage.setItem(doneKey, account.displayCode);
  if (!location.pathname.startsWith(`${basePath}/${account.displayCode}/`)) {
    history.replaceState(null, '', `${basePath}/${account.displayCode}/main`);
  }
}
await import('../main.tsx');
const { showToolbar } = await import('./toolbar/showToolbar.tsx');
showToolbar(demoAccounts);
