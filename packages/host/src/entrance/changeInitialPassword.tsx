import './entrance.css';
import type { Root } from 'react-dom/client';
import { keepPasswordChanged, type StoredSession } from '../session/sessionStorage.ts';
import type { EntranceServices } from './EntranceServices.ts';
import { loadFurtherSteps } from './loadFurtherSteps.ts';

/** Fills the page with the change of an initial password; settles once it is changed. Until then nothing else works. */
export async function changeInitialPassword(
  root: Root,
  { services, session }: { readonly services: EntranceServices; readonly session: StoredSession },
): Promise<StoredSession> {
  const { InitialPasswordPage } = await loadFurtherSteps(services.texts);
  await new Promise<void>((resolve) => {
    root.render(<InitialPasswordPage services={services} session={session} onChanged={resolve} />);
  });
  keepPasswordChanged();
  return { ...session, mustChangePassword: false };
}
