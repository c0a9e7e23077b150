import { use } from 'react';
import { ScreenParamsContext } from '../contexts.ts';
import type { ScreenParams } from '../hostServices.ts';

/** Gives the parameters of the screen that is shown: flat texts, already decrypted. */
export function useScreenParams(): ScreenParams {
  return use(ScreenParamsContext);
}
