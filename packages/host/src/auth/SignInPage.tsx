import { buttonClass } from '@brokerdesk/plugin-sdk/host';
import { textIn } from '@brokerdesk/plugin-sdk';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useHostText } from '../texts/host/hostTexts.ts';
import { useLanguage } from '../languages/createTexts.ts';
import { LoadFailure } from '../components/LoadFailure.tsx';
import { useLoad } from '../components/useLoad.ts';
import { basePath } from '../session/brokerPath.ts';
import { readSession } from '../session/sessionStorage.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { type AuthServices, loadPortal, type OpenPortal, type Portal } from './AuthServices.ts';
import { AuthLoading } from './AuthLoading.tsx';
import { SignInCard } from './SignInCard.tsx';
import { SignInContent } from './SignInContent.tsx';
import type { SignInResult } from './SignInForm.tsx';

/** The props of {@link SignInPage}. */
export interface SignInPageProps {
  readonly services: AuthServices;
  readonly displayCode: string;
  /** The portal, if it has already been requested. */
  readonly prefetchedPortal?: Promise<Portal> | undefined;
  readonly onSignedIn: (signedIn: SignInResult) => Promise<void>;
  /** Called once the page can be used, to prefetch the shell. */
  readonly onReady: () => void;
}

/** The sign-in page of a portal, in the theme of its broker. */
export function SignInPage(props: SignInPageProps) {
  const { services, displayCode } = props;
  const text = useHostText();
  const first = useRef(props.prefetchedPortal);
  const load = useLoad(async () => {
    const loading = first.current ?? loadPortal(services, displayCode);
    // A retry sends a new request.
    first.current = undefined;
    const portal = await loading;
    if (portal.kind === 'open') await services.texts.override(portal.configuration.textOverrides);
    return portal;
  });
  const portal = load.state === 'ready' ? load.value : undefined;
  const configuration = portal?.kind === 'open' ? portal.configuration : undefined;
  const name = useBrokerName(portal) ?? text('product');
  return (
    <AuthFrame
      services={services}
      title={`${text('signIn.title')} · ${name}`}
      accentColour={configuration?.accentColour}
      backgroundUrl={configuration?.loginPage.backgroundUrl}
    >
      {load.state === 'loading' && <AuthLoading title={text('signIn.title')} />}
      {load.state === 'failed' && (
        <LoadFailure title={text('signIn.loadFailed')} error={load.error} onRetry={load.retry} />
      )}
      {portal && portal.kind !== 'open' && <UnavailablePortal portal={portal} displayCode={displayCode} name={name} />}
      {portal?.kind === 'open' && <OpenPortalSignIn {...props} portal={portal} name={name} />}
    </AuthFrame>
  );
}

function useBrokerName(portal: Portal | undefined): string | undefined {
  const language = useLanguage();
  return portal && portal.kind !== 'unknown' ? textIn(portal.broker.name, language) : undefined;
}

interface OpenPortalProps extends SignInPageProps {
  readonly portal: OpenPortal;
  readonly name: string;
}

function OpenPortalSignIn({ services, displayCode, portal, name, onSignedIn, onReady }: OpenPortalProps) {
  const notifyReady = useEffectEvent(onReady);
  useEffect(() => notifyReady(), []);
  const session = readSession();
  const { configuration } = portal;
  return (
    <SignInContent config={services.config} configuration={configuration} name={name}>
      <SignInCard
        services={services}
        portal={portal}
        name={name}
        session={session?.displayCode === displayCode ? session : undefined}
        onSession={(created) => onSignedIn({ displayCode, session: created, configuration })}
      />
    </SignInContent>
  );
}

interface UnavailablePortalProps {
  readonly portal: Exclude<Portal, { kind: 'open' }>;
  readonly displayCode: string;
  readonly name: string;
}

function UnavailablePortal({ portal, displayCode, name }: UnavailablePortalProps) {
  const text = useHostText();
  const isUnknown = portal.kind === 'unknown';
  return (
    <div className="bd-message-page">
      <h1>
        {isUnknown ? text('signIn.unknown', { code: displayCode }) : text('signIn.brokerDisabled', { broker: name })}
      </h1>
      <p>{text(isUnknown ? 'signIn.unknownText' : 'signIn.brokerDisabledText')}</p>
      <a className={buttonClass({ intent: 'primary' })} href={`${basePath}/portal_list`}>
        {text('signIn.otherPortal')}
      </a>
    </div>
  );
}
