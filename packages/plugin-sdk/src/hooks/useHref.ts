import { useEffect, useState } from 'react';
import type { ScreenTarget } from '../hostServices.ts';
import { useNavigation } from './useNavigation.ts';

/**
 * Gives the address of a screen for a link. It is undefined until the parameters are encrypted, and stays so if the user
 * may not open the screen. With `isWanted` false no address is made; one that was made for this screen is given still.
 */
export function useHref(target: ScreenTarget, { isWanted = true }: { isWanted?: boolean } = {}): string | undefined {
  const { hrefOf } = useNavigation();
  const [made, setMade] = useState<{ key: string; href: string | undefined }>();
  // Targets are small and written in place, so they are compared by what they hold.
  const key = JSON.stringify(target);
  const isNeeded = isWanted && made?.key !== key;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let wanted = true;
    void hrefOf(JSON.parse(key) as ScreenTarget).then((href) => wanted && setMade({ key, href }));
    return () => {
      wanted = false;
    };
  }, [key, isNeeded, hrefOf]);
  return made?.key === key ? made.href : undefined;
}
