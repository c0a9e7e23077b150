import type { BrokerInfo } from '@brokerdesk/api';
import { useState } from 'react';
import { useHostText } from '../languages/hostTexts.ts';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { useLoad } from '../parts/useLoad.ts';
import { basePath, internalBroker, loginPath } from '../session/brokerPath.ts';
import { readRecentPortals } from '../session/preferences.ts';
import { EntranceFrame } from './EntranceFrame.tsx';
import { type EntranceServices, loadBrokers } from './EntranceServices.ts';
import { findPortals } from './findPortals.ts';
import { PortalLinks } from './PortalLinks.tsx';

/** Lists the portals; anybody may see it. */
export function PortalListPage({ services }: { readonly services: EntranceServices }) {
  const text = useHostText();
  const load = useLoad(() => loadBrokers(services));
  const title = text('portals.title');
  return (
    <EntranceFrame services={services} title={`${title} · ${text('product')}`}>
      {load.state === 'failed' && (
        <LoadFailure title={text('portals.failed')} error={load.error} onRetry={load.retry} />
      )}
      {load.state !== 'failed' && (
        <div className="bd-portals">
          <h1>{title}</h1>
          {load.state === 'loading' ? <PortalsWaiting /> : <Portals services={services} brokers={load.value} />}
          <p className="bd-portals-staff">
            <a href={`${basePath}${loginPath(internalBroker.displayCode)}`}>{text('portals.staff')}</a>
          </p>
        </div>
      )}
    </EntranceFrame>
  );
}

function Portals({ services, brokers }: { services: EntranceServices; brokers: readonly BrokerInfo[] }) {
  const text = useHostText();
  const [query, setQuery] = useState('');
  const { recent, others } = findPortals({ brokers, query, recentCodes: readRecentPortals() });
  if (brokers.length === 0) return <p>{text('portals.empty')}</p>;
  return (
    <>
      <div className="bp6-input-group">
        <input
          className="bp6-input"
          type="search"
          aria-label={text('portals.search')}
          placeholder={text('portals.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <div role="status">
        {recent.length + others.length === 0 && (
          <p>
            {text('portals.noMatch', { query })}{' '}
            <button type="button" className="bd-link-button" onClick={() => setQuery('')}>
              {text('portals.clear')}
            </button>
          </p>
        )}
      </div>
      <PortalLinks config={services.config} heading={text('portals.recent')} brokers={recent} />
      <PortalLinks config={services.config} heading={text('portals.all')} brokers={others} />
    </>
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
