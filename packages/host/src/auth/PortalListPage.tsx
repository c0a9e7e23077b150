import { Stack } from '@brokerdesk/plugin-sdk';
import { useHostText } from '../texts/host/hostTexts.ts';
import { loadChunk } from '../components/loadChunk.ts';
import { LoadFailure } from '../components/LoadFailure.tsx';
import { LoadingLines } from '../components/LoadingLines.tsx';
import { useLoad } from '../components/useLoad.ts';
import { basePath, internalBroker, loginPath } from '../session/brokerPath.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { type AuthServices, loadBrokers } from './AuthServices.ts';

/** The public list of portals. */
export function PortalListPage({ services }: { readonly services: AuthServices }) {
  const text = useHostText();
  // The code of the list is fetched together with its data, so that users who go straight to sign-in never fetch it.
  const load = useLoad(async () => {
    const [brokers, { Portals }] = await Promise.all([loadBrokers(services), loadChunk(() => import('./Portals.tsx'))]);
    return { brokers, Portals };
  });
  const title = text('portals.title');
  return (
    <AuthFrame services={services} title={`${title} · ${text('product')}`}>
      {load.state === 'failed' && (
        <LoadFailure title={text('portals.failed')} error={load.error} onRetry={load.retry} />
      )}
      {load.state !== 'failed' && (
        <Stack className="bd-auth-page">
          <h1>{title}</h1>
          {load.state === 'loading' ? (
            <LoadingLines />
          ) : (
            <load.value.Portals services={services} brokers={load.value.brokers} />
          )}
          <p>
            <a href={`${basePath}${loginPath(internalBroker.displayCode)}`}>{text('portals.staff')}</a>
          </p>
        </Stack>
      )}
    </AuthFrame>
  );
}
