import type { Texts } from '../languages/createTexts.ts';
import { loadChunk } from '../parts/loadChunk.ts';

/** The steps of the entrance that only some people need. */
export type FurtherSteps = Awaited<ReturnType<typeof loadFurtherSteps>>;

/** Fetches the further steps and their texts. */
export async function loadFurtherSteps(texts: Texts) {
  const { ForgotPassword, identityNamespace, identityTexts, InitialPasswordPage, SecondFactorStep } = await loadChunk(
    () => import('./furtherSteps.ts'),
  );
  await texts.add(identityNamespace, identityTexts);
  return { ForgotPassword, InitialPasswordPage, SecondFactorStep };
}
