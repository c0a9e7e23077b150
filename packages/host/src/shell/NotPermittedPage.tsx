import { NotPermitted, type PluginFunctionCode, Stack, Text } from '@brokerdesk/plugin-sdk';
import { buttonClass } from '@brokerdesk/plugin-sdk/host';
import { Link } from 'react-router';
import { useHostText } from '../texts/host/hostTexts.ts';
import { mainPath } from '../session/brokerPath.ts';
import { type Reason, valuesOf } from '../permissions/Reason.ts';
import { type ReasonKey, useReasonText } from '../texts/reasons/reasonTexts.ts';
import { usePortal } from './PortalContext.ts';
import { usePageTitle } from './useTitle.ts';

/** The props of {@link NotPermittedPage}. */
export interface NotPermittedPageProps {
  /** The functions that the user lacks; one of them is enough. */
  readonly missing: readonly string[];
  /** The reason as "Plugins and permissions" and `admin-cli why` name it. */
  readonly reason: Reason | undefined;
}

/** The page for a screen that exists, but that the user may not open. */
export function NotPermittedPage({ missing, reason }: NotPermittedPageProps) {
  const text = useHostText();
  const reasonText = useReasonText();
  const { session } = usePortal();
  usePageTitle(text('notPermitted.title'));
  const home = (
    <Stack align="center" gap={12}>
      {reason && (
        <Text as="p" tone="neutral" size="small">
          {reasonText(`${reason.code}.text` as ReasonKey, valuesOf(reason))}
        </Text>
      )}
      <Link className={buttonClass({ intent: 'primary' })} to={mainPath(session.displayCode)}>
        {text('notFound.home')}
      </Link>
    </Stack>
  );
  return (
    <div className="bd-screen">
      <h1 className="bdk-title">{text('notPermitted.title')}</h1>
      <NotPermitted requires={missing as readonly PluginFunctionCode[]} action={home} />
    </div>
  );
}
