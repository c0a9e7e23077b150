import { useEffect, useState } from 'react';
import type { ScreenTarget } from '../hostServices.ts';
import { useNavigation } from './useNavigation.ts';

/**
 * Gives the address of a screen for a link. It is undefined until the parameters are encrypted, and stays so if the user
 * may not open the screen.
 */
export function useHref(target: ScreenTarget | undefined): string | undefined {
  const { hrefOf } = useNavigation();
  const [made, setMade] = useState<{ key: string; href: string | undefined }>();
  // Targets are small and written in place, so they are compared by what they hold.
  const key = target === undefined ? '' : JSON.stringify(target);
  useEffect(() => {
    if (key === '') return undefined;
    let wanted = true;
    void hrefOf(JSON.parse(key) as ScreenTarget).then((href) => wanted && setMade({ key, href }));
    return () => {
      wanted = false;
    };
  }, [key, hrefOf]);
  return made?.key === key ? made.href : undefined;
}
