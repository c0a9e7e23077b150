import type { BrokerPackages, LocalText } from '@brokerdesk/plugin-sdk/api';
import { useCallback } from 'react';
import { usePackages } from '../../../plans/usePackages.ts';

/** Returns the name of a package by its code: the calls for clients have codes only. */
export function usePackageName(): (code: BrokerPackages['packages'][number]['packageCode']) => LocalText {
  const { packages } = usePackages();
  return useCallback(
    (code) => packages?.find(({ packageCode }) => packageCode === code)?.name ?? { EN: code, SC: code, TC: code },
    [packages],
  );
}
