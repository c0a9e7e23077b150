import { Link } from 'react-router';
import type { TabGroup } from '../permissions/CompiledPortal.ts';
import { mainPath } from '../session/brokerPath.ts';
import { usePortal } from './PortalContext.ts';
import { useTitle } from './useTitle.ts';

/**
 * The title of a page and the tabs below it. The tabs are links, because each has its own address. They stay mounted
 * while the tab changes, so that they keep the focus.
 */
export function ScreenTabs({ group, address }: { readonly group: TabGroup; readonly address: string }) {
  const titleOf = useTitle();
  const { session } = usePortal();
  const title = titleOf(group);
  return (
    <header className="bd-screen-tabs">
      <h1 className="bdk-title">{title}</h1>
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
    </header>
  );
}
