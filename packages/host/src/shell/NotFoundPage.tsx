import { buttonClass } from '@brokerdesk/plugin-sdk/host';
import { Link } from 'react-router';
import { useHostText } from '../texts/host/hostTexts.ts';
import { mainPath } from '../session/brokerPath.ts';
import { usePageTitle } from './useTitle.ts';
import { usePortal } from './PortalContext.ts';

/** The page for an address that does not exist. */
export function NotFoundPage() {
  const text = useHostText();
  const { session } = usePortal();
  usePageTitle(text('notFound.title'));
  return (
    <div className="bd-message-page">
      <h1>{text('notFound.title')}</h1>
      <p>{text('notFound.text')}</p>
      <Link className={buttonClass({ intent: 'primary' })} to={mainPath(session.displayCode)}>
        {text('notFound.home')}
      </Link>
    </div>
  );
}
