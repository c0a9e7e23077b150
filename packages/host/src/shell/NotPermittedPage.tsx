import { NotPermitted, type PluginFunctionCode } from '@brokerdesk/plugin-sdk';
import { buttonClass } from '@brokerdesk/plugin-sdk/host';
import { Link } from 'react-router';
import { useHostText } from '../texts/host/hostTexts.ts';
import { mainPath } from '../session/brokerPath.ts';
import { usePortal } from './PortalContext.ts';
import { usePageTitle } from './useTitle.ts';

/** The page for a screen that exists, with the functions that the user lacks; one of them is enough. */
export function NotPermittedPage({ missing }: { readonly missing: readonly string[] }) {
  const text = useHostText();
  const { session } = usePortal();
  usePageTitle(text('notPermitted.title'));
  const home = (
    <Link className={buttonClass({ intent: 'primary' })} to={mainPath(session.displayCode)}>
      {text('notFound.home')}
    </Link>
  );
  return (
    <div className="bd-screen">
      <h1 className="bdk-title">{text('notPermitted.title')}</h1>
      <NotPermitted requires={missing as readonly PluginFunctionCode[]} action={home} />
    </div>
  );
}
