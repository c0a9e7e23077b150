import { useHostText } from '../languages/hostTexts.ts';
import { loadChunk } from '../parts/loadChunk.ts';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { useLoad } from '../parts/useLoad.ts';
import { basePath, internalBroker, loginPath } from '../session/brokerPath.ts';
import { EntranceFrame } from './EntranceFrame.tsx';
import { type EntranceServices, loadBrokers } from './EntranceServices.ts';

/** Lists the portals; anybody may see it. */
export function PortalListPage({ services }: { readonly services: EntranceServices }) {
  const text = useHostText();
  // The list's own code comes beside what it lists: people who go straight to their sign-in never fetch it.
  const load = useLoad(async () => {
    const [brokers, { Portals }] = await Promise.all([loadBrokers(services), loadChunk(() => import('./Portals.tsx'))]);
    return { brokers, Portals };
  });
  const title = text('portals.title');
  return (
    <EntranceFrame services={services} title={`${title} · ${text('product')}`}>
      {load.state === 'failed' && (
        <LoadFailure title={text('portals.failed')} error={load.error} onRetry={load.retry} />
      )}
      {load.state !== 'failed' && (
        <div className="bd-portals">
          <h1>{title}</h1>
          {load.state === 'loading' ? (
            <PortalsWaiting />
          ) : (
            <load.value.Portals services={services} brokers={load.value.brokers} />
          )}
          <p className="bd-portals-staff">
            <a href={`${basePath}${loginPath(internalBroker.displayCode)}`}>{text('portals.staff')}</a>
          </p>
        </div>
      )}
    </EntranceFrame>
  );
}

function PortalsWaiting() {
  const text = useHostText();
  return (
    <div className="bd-waiting" role="status">
      <span className="bd-visually-hidden">{text('plugin.loading')}</span>
      <span className="bd-waiting-line" aria-hidden />
      <span className="bd-waiting-line" aria-hidden />
      <span className="bd-waiting-line" aria-hidden />
    </div>
  );
}
