import { Stack, textIn } from '@brokerdesk/plugin-sdk';
import type { Configuration } from '@brokerdesk/api';
import type { ReactNode } from 'react';
import { type RuntimeConfig, resolvePictureUrl } from '../api-client/RuntimeConfig.ts';
import { LazyAdvertisements } from '../components/LazyAdvertisements.tsx';
import { useLanguage } from '../languages/createTexts.ts';

/** The props of {@link SignInContent}. */
export interface SignInContentProps {
  readonly config: RuntimeConfig;
  readonly configuration: Configuration;
  /** The broker's name in the current language. */
  readonly name: string;
  /** The card. */
  readonly children: ReactNode;
}

/** What a broker shows beside the card of its sign-in page: logo, title, text and advertisements. */
export function SignInContent({ config, configuration, name, children }: SignInContentProps) {
  const language = useLanguage();
  const { broker, loginPage, advertisements } = configuration;
  return (
    <div className="bd-sign-in" data-on-picture={loginPage.backgroundUrl !== undefined || undefined}>
      <Stack as="section" className="bd-muted bd-sign-in-broker">
        <img className="bd-brand-logo bd-logo" src={resolvePictureUrl(config, broker.logoUrl)} alt={name} />
        <p className="bd-sign-in-title">{textIn(loginPage.title, language)}</p>
        <p className="bd-sign-in-text">{textIn(loginPage.text, language)}</p>
      </Stack>
      {children}
      <LazyAdvertisements config={config} advertisements={advertisements.beforeLogin} />
    </div>
  );
}
