import type { Texts } from '../languages/createTexts.ts';
import { loadChunk } from '../components/loadChunk.ts';

/** The sign-in steps that only some users need. */
export type LazyAuthSteps = Awaited<ReturnType<typeof loadLazyAuthSteps>>;

/** Fetches these steps and their texts. */
export async function loadLazyAuthSteps(texts: Texts) {
  const { ForgotPassword, passwordTexts, InitialPasswordPage, SecondFactorStep, sessionTexts } = await loadChunk(
    () => import('./lazyAuthSteps.chunk.ts'),
  );
  await Promise.all([texts.add(passwordTexts), texts.add(sessionTexts)]);
  return { ForgotPassword, InitialPasswordPage, SecondFactorStep };
}
