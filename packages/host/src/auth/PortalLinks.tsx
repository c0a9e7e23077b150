import { blueprintClasses } from '@brokerdesk/plugin-sdk/host';
import type { BrokerInfo } from '@brokerdesk/api';
import { Stack, Text, textIn } from '@brokerdesk/plugin-sdk';
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
    <Stack as="section" gap={8} aria-labelledby={headingId}>
      <Text as="h2" id={headingId} tone="neutral" size="table">
        {heading}
      </Text>
      <Stack as="ul" gap={8}>
        {brokers.map((broker) => {
          const { brokerCode, displayCode, name, iconUrl, enabled } = broker;
          return (
            <li key={brokerCode}>
              <a
                className="bdk-layout-row bdk-card bdk-item bd-portal"
                href={`${basePath}${loginPath(displayCode)}`}
                data-disabled={!enabled || undefined}
              >
                <img className="bd-brand-logo" src={resolvePictureUrl(config, iconUrl)} alt="" width={40} height={40} />
                <Text bold className="bdk-grow">
                  {textIn(name, language)}
                </Text>
                <Text tone="neutral" size="table">
                  {displayCode}
                </Text>
                {!enabled && <span className={blueprintClasses.minimalTag}>{text('portals.disabled')}</span>}
              </a>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
