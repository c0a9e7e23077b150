import { IconButton, Stack } from '@brokerdesk/plugin-sdk';
import menuClosedPaths from '@blueprintjs/icons/lib/esm/generated/16px/paths/menu-closed';
import menuOpenPaths from '@blueprintjs/icons/lib/esm/generated/16px/paths/menu-open';
import { useAtom } from 'jotai';
import { useHostText } from '../texts/host/hostTexts.ts';
import { menuFoldedAtom } from '../session/preferenceAtoms.ts';
import { MenuEntries } from './MenuEntries.tsx';

/** The menu at the side of wide screens; folds to icons. */
export function SideMenu() {
  const text = useHostText();
  const [isFolded, setIsFolded] = useAtom(menuFoldedAtom);
  const label = text(isFolded ? 'frame.unfold' : 'frame.fold');
  return (
    <Stack as="nav" className="bd-side-menu" justify="between" align="stretch" aria-label={text('frame.menu')}>
      <MenuEntries isFolded={isFolded} />
      <IconButton
        className="bdk-end"
        label={label}
        paths={isFolded ? menuOpenPaths : menuClosedPaths}
        aria-expanded={!isFolded}
        onClick={() => setIsFolded(!isFolded)}
      />
    </Stack>
  );
}
