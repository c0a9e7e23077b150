import { ErrorState, SkeletonLines, type SignInPreviewView } from '@brokerdesk/plugin-sdk';
import type { AuthServices } from '../auth/AuthServices.ts';
import { loadChunk } from '../components/loadChunk.ts';
import { useLoad } from '../components/useLoad.ts';
import { loadFonts } from '../languages/loadFonts.ts';
import { hostTexts, useHostText } from '../texts/host/hostTexts.ts';

/** The props of {@link SignInPreviewLoader}. */
export interface SignInPreviewLoaderProps {
  readonly services: AuthServices;
  readonly view: SignInPreviewView;
}

/** Fetches the preview of the sign-in page and its texts. Give it the language as key. */
export function SignInPreviewLoader({ services, view }: SignInPreviewLoaderProps) {
  const text = useHostText();
  const load = useLoad(async () => {
    loadFonts(view.language);
    const [{ SignInPreviewFrame }, texts] = await Promise.all([
      loadChunk(() => import('./SignInPreviewFrame.tsx')),
      services.texts.inLanguage(view.language, hostTexts),
    ]);
    return { SignInPreviewFrame, texts };
  });
  if (load.state === 'loading') return <SkeletonLines count={6} />;
  if (load.state === 'failed') {
    const error = load.error instanceof Error ? load.error : new Error(String(load.error));
    return <ErrorState title={text('signIn.loadFailed')} error={error} onRetry={load.retry} />;
  }
  const { SignInPreviewFrame, texts } = load.value;
  return <SignInPreviewFrame services={services} texts={texts} view={view} />;
}
