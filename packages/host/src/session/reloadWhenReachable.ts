import { basePath } from './brokerPath.ts';
import { isLeavingToLogin } from './leaveToLogin.ts';

const retryAfterMs = 15_000;

/**
 * Reloads the page as soon as the portal responds: without a network the browser would show its own error instead of the
 * page. Does nothing if the user is signing out meanwhile.
 */
export async function reloadWhenReachable(): Promise<void> {
  while (!(await isReachable())) await waitForNetwork();
  if (!isLeavingToLogin()) location.reload();
}

async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await fetch(`${basePath}/`, { method: 'HEAD', cache: 'no-store', headers: { Accept: 'text/html' } })).ok;
  } catch {
    return false;
  }
}

function waitForNetwork(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, retryAfterMs);
    addEventListener('online', finish);
  });
}
