import { LinkButton } from '@brokerdesk/plugin-sdk';
import { blueprintClasses, isComposing } from '@brokerdesk/plugin-sdk/host';
import type { BrokerInfo } from '@brokerdesk/api';
import { useState } from 'react';
import { useHostText } from '../texts/host/hostTexts.ts';
import { readRecentPortals } from '../session/preferences.ts';
import type { AuthServices } from './AuthServices.ts';
import { findPortals } from './findPortals.ts';
import { PortalLinks } from './PortalLinks.tsx';

/** All portals with a search; those used in this browser come first. */
export function Portals({
  services,
  brokers,
}: {
  readonly services: AuthServices;
  readonly brokers: readonly BrokerInfo[];
}) {
  const text = useHostText();
  const [query, setQuery] = useState('');
  const { recent, others } = findPortals({ brokers, query, recentCodes: readRecentPortals() });
  if (brokers.length === 0) return <p>{text('portals.empty')}</p>;
  return (
    <>
      <div>
        <input
          className={blueprintClasses.input}
          type="search"
          aria-label={text('portals.search')}
          placeholder={text('portals.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          // Escape of an input method would empty the field.
          onKeyDown={(event) => event.key === 'Escape' && isComposing(event) && event.preventDefault()}
        />
      </div>
      <div role="status">
        {recent.length + others.length === 0 && (
          <p>
            {text('portals.noMatch', { query })}{' '}
            <LinkButton onClick={() => setQuery('')}>{text('portals.clear')}</LinkButton>
          </p>
        )}
      </div>
      <PortalLinks config={services.config} heading={text('portals.recent')} brokers={recent} />
      <PortalLinks config={services.config} heading={text('portals.all')} brokers={others} />
    </>
  );
}
