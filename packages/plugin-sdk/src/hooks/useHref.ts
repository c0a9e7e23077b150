import { useEffect, useState } from 'react';
import type { ScreenTarget } from '../services/hostServices.ts';
import { whenIdle } from '../timing/whenIdle.ts';
import { useNavigation } from './useHost.ts';

/**
 * Returns the address of a screen for a link. It is undefined until the parameters are encrypted, and stays so if the
 * user may not open the screen. With `isEnabled` false no address is created; one that already exists for this screen is
 * still returned.
 */
export function useHref(
  target: ScreenTarget,
  { isEnabled = true }: { isEnabled?: boolean | undefined } = {},
): string | undefined {
  const { hrefOf } = useNavigation();
  const [result, setResult] = useState<{ key: string; href: string | undefined }>();
  // Targets are small and written in place, so they are compared by content.
  const key = JSON.stringify(target);
  const isNeeded = isEnabled && result?.key !== key;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    // After the screen is on the page: the addresses of fifty rows would delay their first sight.
    whenIdle(() => {
      if (!isCurrent) return;
      void hrefOf(JSON.parse(key) as ScreenTarget).then((href) => isCurrent && setResult({ key, href }));
    });
    return () => {
      isCurrent = false;
    };
  }, [key, isNeeded, hrefOf]);
  return result?.key === key ? result.href : undefined;
}
