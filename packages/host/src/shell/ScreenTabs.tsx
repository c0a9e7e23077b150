import { HeaderPlaceContext } from '@brokerdesk/plugin-sdk/host';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { TabGroup } from '../permissions/CompiledPortal.ts';
import { mainPath } from '../session/brokerPath.ts';
import { usePortal } from './PortalContext.ts';
import { useTitle } from './useTitle.ts';

/** Props of {@link ScreenTabs}. */
interface ScreenTabsProps {
  readonly group: TabGroup;
  /** The address of the screen that is shown. */
  readonly address: string;
  /** The screen, whose count and tools stand behind the tabs. */
  readonly children: ReactNode;
}

/**
 * The tabs of a page, each with its own address, and the screen of the selected one. Its header continues the line of the
 * tabs; the selected tab is its title. The tabs stay mounted while the screen changes, so that they keep the focus.
 */
export function ScreenTabs({ group, address, children }: ScreenTabsProps) {
  const titleOf = useTitle();
  const { session } = usePortal();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const place = useMemo(() => ({ element, hasTitle: true }), [element]);
  const title = titleOf(group);
  return (
    <>
      <header className="bd-screen-tabs">
        <h1 className="bdk-hidden">{title}</h1>
        <nav aria-label={title} className="bdk-tab-list">
          {group.tabs.map((tab) => (
            <Link
              key={tab.address}
              to={`${mainPath(session.displayCode)}/${tab.address}`}
              className="bdk-tab"
              aria-current={tab.address === address ? 'page' : undefined}
            >
              {titleOf(tab)}
            </Link>
          ))}
        </nav>
        <div ref={setElement} className="bd-screen-tools" />
      </header>
      <HeaderPlaceContext value={place}>{children}</HeaderPlaceContext>
    </>
  );
}
