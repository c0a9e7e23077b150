import { Text } from '@brokerdesk/plugin-sdk';
import { NavLink } from 'react-router';
import { useHostText } from '../texts/host/hostTexts.ts';
import type { MenuNode } from '../permissions/CompiledPortal.ts';
import { mainPath } from '../session/brokerPath.ts';
import { MenuEntryIcon } from './MenuEntryIcon.tsx';
import { usePortal } from './PortalContext.ts';
import { useTitle } from './useTitle.ts';

/** The props of {@link MenuEntries}. */
export interface MenuEntriesProps {
  readonly isFolded: boolean;
  /** Called when the user follows an entry. */
  readonly onFollow?: (() => void) | undefined;
}

/** The entries of the menu, in the order of the permission tree. */
export function MenuEntries({ isFolded, onFollow }: MenuEntriesProps) {
  const text = useHostText();
  const { session, portal } = usePortal();
  const home = text('frame.home');
  return (
    <ul className="bd-menu">
      <li>
        <NavLink
          className="bdk-layout-row bdk-item"
          end
          to={mainPath(session.displayCode)}
          title={isFolded ? home : undefined}
          onClick={onFollow}
        >
          <MenuEntryIcon icon="home" />
          <span className={isFolded ? 'bdk-hidden' : undefined}>{home}</span>
        </NavLink>
      </li>
      {portal.menu.map((node) => (
        <MenuEntry key={node.code} node={node} isFolded={isFolded} onFollow={onFollow} />
      ))}
    </ul>
  );
}

function MenuEntry({ node, isFolded, onFollow }: MenuEntriesProps & { readonly node: MenuNode }) {
  const titleOf = useTitle();
  const { session } = usePortal();
  const title = titleOf(node);
  return (
    <li>
      {node.address === null ? (
        <Text size="small" tone="neutral" bold className={isFolded ? 'bdk-hidden' : 'bd-menu-group'}>
          {title}
        </Text>
      ) : (
        <NavLink
          className="bdk-layout-row bdk-item"
          to={`${mainPath(session.displayCode)}/${node.address}`}
          title={isFolded ? title : undefined}
          onClick={onFollow}
        >
          <MenuEntryIcon icon={node.icon} />
          <span className={isFolded ? 'bdk-hidden' : undefined}>{title}</span>
        </NavLink>
      )}
      {node.children.length > 0 && (
        <ul>
          {node.children.map((child) => (
            <MenuEntry key={child.code} node={child} isFolded={isFolded} onFollow={onFollow} />
          ))}
        </ul>
      )}
    </li>
  );
}
