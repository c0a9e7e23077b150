import { blueprintClasses } from '@brokerdesk/plugin-sdk/host';
import type { BrokerInfo } from '@brokerdesk/api';
import { textIn } from '@brokerdesk/plugin-sdk';
import { useId } from 'react';
import { useHostText } from '../texts/host/hostTexts.ts';
import { useLanguage } from '../languages/createTexts.ts';
import { basePath, loginPath } from '../session/brokerPath.ts';
import { resolvePictureUrl } from '../api-client/RuntimeConfig.ts';
import type { RuntimeConfig } from '../api-client/RuntimeConfig.ts';

/** The props of {@link PortalLinks}. */
export interface PortalLinksProps {
  readonly config: RuntimeConfig;
  readonly heading: string;
  readonly brokers: readonly BrokerInfo[];
}

/** A list of portal links with a heading; renders nothing if the list is empty. */
export function PortalLinks({ config, heading, brokers }: PortalLinksProps) {
  const text = useHostText();
  const language = useLanguage();
  const headingId = useId();
  if (brokers.length === 0) return null;
  return (
    <section className="bd-portal-section" aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <ul>
        {brokers.map((broker) => {
          const { brokerCode, displayCode, name, iconUrl, enabled } = broker;
          return (
            <li key={brokerCode} className="bd-portal">
              <a href={`${basePath}${loginPath(displayCode)}`} data-disabled={!enabled || undefined}>
                <img src={resolvePictureUrl(config, iconUrl)} alt="" width={40} height={40} />
                <span className="bd-portal-name">{textIn(name, language)}</span>
                <span className="bd-portal-code">{displayCode}</span>
                {!enabled && <span className={blueprintClasses.minimalTag}>{text('portals.disabled')}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
