import { NotPermitted, type PluginFunctionCode } from '@brokerdesk/plugin-sdk';
import { buttonClass, HostServicesContext } from '@brokerdesk/plugin-sdk/host';
import { useContext, useMemo } from 'react';
import { Link } from 'react-router';
import { useHostText } from '../texts/host/hostTexts.ts';
import { mainPath } from '../session/brokerPath.ts';
import { MissingReason } from './MissingReason.tsx';
import { usePortal } from './PortalContext.ts';
import { usePageTitle } from './useTitle.ts';

/** The props of {@link NotPermittedPage}. */
export interface NotPermittedPageProps {
  /** The functions that the user lacks; one of them is enough. */
  readonly missing: readonly string[];
  /** The function of the screen itself, which the reason is about: the missing one may be above it. */
  readonly needed: string;
}

/** The page for a screen that exists, but that the user may not open. */
export function NotPermittedPage({ missing, needed }: NotPermittedPageProps) {
  const text = useHostText();
  const { session } = usePortal();
  const host = useContext(HostServicesContext);
  const services = useMemo(
    () => host && { ...host, renderReason: () => <MissingReason codes={[needed]} /> },
    [host, needed],
  );
  usePageTitle(text('notPermitted.title'));
  const home = (
    <Link className={buttonClass({ intent: 'primary' })} to={mainPath(session.displayCode)}>
      {text('notFound.home')}
    </Link>
  );
  return (
    <div className="bd-screen">
      <h1 className="bdk-title">{text('notPermitted.title')}</h1>
      <HostServicesContext value={services}>
        <NotPermitted requires={missing as readonly PluginFunctionCode[]} action={home} />
      </HostServicesContext>
    </div>
  );
}
