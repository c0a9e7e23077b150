import { useEffect, useEffectEvent, useRef } from 'react';
import { useHostText } from '../languages/hostTexts.ts';
import { textIn } from '../languages/textIn.ts';
import { useLanguage } from '../languages/useLanguage.ts';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { LazyAdvertisements } from '../parts/LazyAdvertisements.tsx';
import { useLoad } from '../parts/useLoad.ts';
import { basePath } from '../session/brokerPath.ts';
import { pictureAddress } from '../wire/pictureAddress.ts';
import { EntranceFrame } from './EntranceFrame.tsx';
import { type EntranceServices, loadPortal, type OpenPortal, type Portal } from './EntranceServices.ts';
import { EntranceWaiting } from './EntranceWaiting.tsx';
import { SignInCard } from './SignInCard.tsx';
import type { SignedIn } from './SignInForm.tsx';

/** What {@link SignInPage} needs. */
export interface SignInPageProps {
  readonly services: EntranceServices;
  readonly displayCode: string;
  /** What is known about the portal, if it has been asked for already. */
  readonly firstPortal?: Promise<Portal> | undefined;
  readonly onSignedIn: (signedIn: SignedIn) => Promise<void>;
  /** Called once the page can be used, to fetch ahead what comes after it. */
  readonly onUsable: () => void;
}

/** The sign-in page of a portal, in the look of its broker. */
export function SignInPage(props: SignInPageProps) {
  const { services, displayCode } = props;
  const text = useHostText();
  const first = useRef(props.firstPortal);
  const load = useLoad(async () => {
    const loading = first.current ?? loadPortal(services, displayCode);
    // Another try asks anew.
    first.current = undefined;
    const portal = await loading;
    if (portal.kind === 'open') await services.texts.override(portal.configuration.textOverrides);
    return portal;
  });
  const portal = load.state === 'ready' ? load.value : undefined;
  const configuration = portal?.kind === 'open' ? portal.configuration : undefined;
  const name = useBrokerName(portal) ?? text('product');
  return (
    <EntranceFrame
      services={services}
      title={`${text('signIn.title')} · ${name}`}
      accentColour={configuration?.accentColour}
      backgroundUrl={configuration?.loginPage.backgroundUrl}
    >
      {load.state === 'loading' && <EntranceWaiting title={text('signIn.title')} />}
      {load.state === 'failed' && (
        <LoadFailure title={text('signIn.loadFailed')} error={load.error} onRetry={load.retry} />
      )}
      {portal && portal.kind !== 'open' && <ClosedPortal portal={portal} displayCode={displayCode} name={name} />}
      {portal?.kind === 'open' && <PortalEntrance {...props} portal={portal} name={name} />}
    </EntranceFrame>
  );
}

function useBrokerName(portal: Portal | undefined): string | undefined {
  const language = useLanguage();
  return portal && portal.kind !== 'unknown' ? textIn(language, portal.broker.name) : undefined;
}

interface OpenPortalProps extends SignInPageProps {
  readonly portal: OpenPortal;
  readonly name: string;
}

function PortalEntrance({ services, displayCode, portal, name, onSignedIn, onUsable }: OpenPortalProps) {
  const language = useLanguage();
  const { broker, configuration } = portal;
  const { loginPage, advertisements } = configuration;
  const tellUsable = useEffectEvent(onUsable);
  useEffect(() => tellUsable(), []);
  return (
    <div className="bd-sign-in" data-on-picture={loginPage.backgroundUrl !== undefined || undefined}>
      <section className="bd-sign-in-broker">
        <img className="bd-logo" src={pictureAddress(services.config, broker.logoUrl)} alt={name} />
        <p className="bd-sign-in-title">{textIn(language, loginPage.title)}</p>
        <p>{textIn(language, loginPage.text)}</p>
      </section>
      <SignInCard
        services={services}
        portal={portal}
        displayCode={displayCode}
        name={name}
        onSession={(session) => onSignedIn({ displayCode, session, configuration })}
      />
      <LazyAdvertisements config={services.config} advertisements={advertisements.beforeLogin} />
    </div>
  );
}

interface ClosedPortalProps {
  readonly portal: Exclude<Portal, { kind: 'open' }>;
  readonly displayCode: string;
  readonly name: string;
}

function ClosedPortal({ portal, displayCode, name }: ClosedPortalProps) {
  const text = useHostText();
  const isUnknown = portal.kind === 'unknown';
  return (
    <div className="bd-notice-page">
      <h1>
        {isUnknown ? text('signIn.unknown', { code: displayCode }) : text('signIn.brokerDisabled', { broker: name })}
      </h1>
      <p>{text(isUnknown ? 'signIn.unknownText' : 'signIn.brokerDisabledText')}</p>
      <a className="bp6-button bp6-intent-primary" href={`${basePath}/portal_list`}>
        {text('signIn.otherPortal')}
      </a>
    </div>
  );
}
