import { Icon } from '@brokerdesk/plugin-sdk/host';
import type { MenuIcon } from '@brokerdesk/plugin-sdk';
import { useEffect, useState } from 'react';
import { initialMenuIcons } from './initialMenuIcons.ts';

type Icons = Readonly<Partial<Record<MenuIcon, readonly string[]>>>;

const none: readonly string[] = [];
let loadedIcons: Icons = initialMenuIcons;

/** The icon of a menu entry; a box if the entry has none. */
export function MenuEntryIcon({ icon = 'box' }: { readonly icon: MenuIcon | undefined }) {
  const icons = useIcons(icon);
  return <Icon paths={icons[icon] ?? none} />;
}

/** An icon that is not loaded leaves its place empty: the label beside it is sufficient. */
function useIcons(icon: MenuIcon): Icons {
  const [icons, setIcons] = useState(loadedIcons);
  const isLacking = !(icon in icons);
  useEffect(() => {
    if (!isLacking) return;
    import('./lazyMenuIcons.ts').then(
      ({ lazyMenuIcons }) => {
        loadedIcons = { ...initialMenuIcons, ...lazyMenuIcons };
        setIcons(loadedIcons);
      },
      () => setIcons(loadedIcons),
    );
  }, [isLacking]);
  return icons;
}
