import './auth.css';
import type { Root } from 'react-dom/client';
import { clearMustChangePassword, type StoredSession } from '../session/sessionStorage.ts';
import type { AuthServices } from './AuthServices.ts';
import { loadLazyAuthSteps } from './loadLazyAuthSteps.ts';

/** Shows the page that changes an initial password; resolves once it is changed. Until then nothing else works. */
export async function changeInitialPassword(
  root: Root,
  { services, session }: { readonly services: AuthServices; readonly session: StoredSession },
): Promise<StoredSession> {
  const { InitialPasswordPage } = await loadLazyAuthSteps(services.texts);
  await new Promise<void>((resolve) => {
    root.render(<InitialPasswordPage services={services} session={session} onChanged={resolve} />);
  });
  clearMustChangePassword();
  return { ...session, mustChangePassword: false };
}
