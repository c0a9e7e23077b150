import { Row } from '@brokerdesk/plugin-sdk';
import { Link } from 'react-router';
import { useHostText } from '../texts/host/hostTexts.ts';
import { mainPath } from '../session/brokerPath.ts';
import { usePortal } from './PortalContext.ts';
import { useCurrentScreen } from './useCurrentScreen.ts';
import { useTitle } from './useTitle.ts';

/** The path from the outermost area to the current screen; renders nothing on pages that are not screens. */
export function Breadcrumb() {
  const text = useHostText();
  const titleOf = useTitle();
  const { session } = usePortal();
  const screen = useCurrentScreen();
  if (!screen) return <div className="bdk-grow" />;
  const { trail } = screen;
  return (
    <nav className="bdk-grow bdk-text-table bdk-text-cut bd-breadcrumb" aria-label={text('frame.breadcrumb')}>
      <Row as="ol">
        {trail.map((crumb, index) => {
          const title = titleOf(crumb);
          const isLast = index === trail.length - 1;
          return (
            <li
              key={`${crumb.pluginId} ${crumb.titleKey}`}
              className={isLast ? 'bdk-text-cut' : 'bdk-text'}
              data-tone={isLast ? undefined : 'neutral'}
            >
              {crumb.address !== null && !isLast ? (
                <Link to={`${mainPath(session.displayCode)}/${crumb.address}`}>{title}</Link>
              ) : (
                <span aria-current={isLast ? 'page' : undefined}>{title}</span>
              )}
            </li>
          );
        })}
      </Row>
    </nav>
  );
}
