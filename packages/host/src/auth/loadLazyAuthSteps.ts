import type { Texts } from '../languages/createTexts.ts';
import { loadChunk } from '../components/loadChunk.ts';

/** The steps of the entrance that only some people need. */
export type LazyAuthSteps = Awaited<ReturnType<typeof loadLazyAuthSteps>>;

/** Fetches the further steps and their texts. */
export async function loadLazyAuthSteps(texts: Texts) {
  const { ForgotPassword, identityNamespace, identityTexts, InitialPasswordPage, SecondFactorStep } = await loadChunk(
    () => import('./lazyAuthSteps.ts'),
  );
  await texts.add(identityNamespace, identityTexts);
  return { ForgotPassword, InitialPasswordPage, SecondFactorStep };
}
