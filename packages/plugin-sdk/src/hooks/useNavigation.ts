import type { Navigation } from '../hostServices.ts';
import { useHost } from './useHost.ts';

/** Gives the means to move between screens, which are named by function code and never by address. */
export function useNavigation(): Navigation {
  return useHost().navigation;
}
