import type { MenuIcon } from '@brokerdesk/plugin-sdk';
import { useEffect, useState } from 'react';
import { Glyph } from '../parts/Glyph.tsx';
import { startMenuIcons } from './startMenuIcons.ts';

type Icons = Readonly<Partial<Record<MenuIcon, readonly string[]>>>;

const none: readonly string[] = [];
let arrived: Icons = startMenuIcons;

/** The picture of a menu entry; a box where the entry has none. */
export function MenuGlyph({ icon = 'box' }: { readonly icon: MenuIcon | undefined }) {
  const icons = useIcons(icon);
  return <Glyph paths={icons[icon] ?? none} />;
}

/** A picture that has yet to come, or does not, leaves its place empty: the word beside it says all. */
function useIcons(wanted: MenuIcon): Icons {
  const [icons, setIcons] = useState(arrived);
  const isLacking = !(wanted in icons);
  useEffect(() => {
    if (!isLacking) return;
    import('./furtherMenuIcons.ts').then(
      ({ furtherMenuIcons }) => {
        arrived = { ...startMenuIcons, ...furtherMenuIcons };
        setIcons(arrived);
      },
      () => setIcons(arrived),
    );
  }, [isLacking]);
  return icons;
}
