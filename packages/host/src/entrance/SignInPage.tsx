import { useEffect, useEffectEvent } from 'react';
import { useHostText } from '../languages/hostTexts.ts';
import { textIn } from '../languages/textIn.ts';
import { useLanguage } from '../languages/useLanguage.ts';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { useLoad } from '../parts/useLoad.ts';
import { basePath, mainPath } from '../session/brokerPath.ts';
import { readSession } from '../session/sessionStorage.ts';
import { pictureAddress } from '../wire/pictureAddress.ts';
import { EntranceFrame } from './EntranceFrame.tsx';
import { type EntranceServices, loadPortal, type Portal } from './EntranceServices.ts';
import { SignInForm, type SignedIn } from './SignInForm.tsx';

/** What {@link SignInPage} needs. */
export interface SignInPageProps {
  readonly services: EntranceServices;
  readonly displayCode: string;
  readonly onSignedIn: (signedIn: SignedIn) => Promise<void>;
  /** Called once the page can be used, to fetch ahead what comes after it. */
  readonly onUsable: () => void;
}

/** The sign-in page of a portal, in the look of its broker. */
export function SignInPage(props: SignInPageProps) {
  const { services, displayCode } = props;
  const text = useHostText();
  const load = useLoad(async () => {
    const portal = await loadPortal(services, displayCode);
    if (portal.kind === 'open') await services.texts.override(portal.configuration.textOverrides);
    return portal;
  });
  const portal = load.state === 'ready' ? load.value : undefined;
  const name = useBrokerName(portal) ?? text('product');
  return (
    <EntranceFrame
      services={services}
      title={`${text('signIn.title')} · ${name}`}
      accentColour={portal?.kind === 'open' ? portal.configuration.accentColour : undefined}
    >
      {load.state === 'loading' && <SignInWaiting />}
      {load.state === 'failed' && (
        <LoadFailure title={text('signIn.loadFailed')} error={load.error} onRetry={load.retry} />
      )}
      {portal && portal.kind !== 'open' && <ClosedPortal portal={portal} displayCode={displayCode} name={name} />}
      {portal?.kind === 'open' && <OpenPortal {...props} portal={portal} name={name} />}
    </EntranceFrame>
  );
}

function useBrokerName(portal: Portal | undefined): string | undefined {
  const language = useLanguage();
  return portal && portal.kind !== 'unknown' ? textIn(language, portal.broker.name) : undefined;
}

interface OpenPortalProps extends SignInPageProps {
  readonly portal: Extract<Portal, { kind: 'open' }>;
  readonly name: string;
}

function OpenPortal({ services, displayCode, portal, name, onSignedIn, onUsable }: OpenPortalProps) {
  const text = useHostText();
  const language = useLanguage();
  const { broker, configuration } = portal;
  const session = readSession();
  const tellUsable = useEffectEvent(onUsable);
  useEffect(() => tellUsable(), []);
  return (
    <div className="bd-sign-in">
      <section className="bd-sign-in-broker">
        <img className="bd-logo" src={pictureAddress(services.config, broker.logoUrl)} alt={name} />
        <p className="bd-sign-in-title">{textIn(language, configuration.loginPage.title)}</p>
        <p>{textIn(language, configuration.loginPage.text)}</p>
      </section>
      <section className="bd-sign-in-card">
        <h1>{text('signIn.heading', { broker: name })}</h1>
        {session?.displayCode === displayCode && (
          <a className="bp6-button bp6-fill" href={basePath + mainPath(displayCode)}>
            {text('signIn.continue', { name: session.person.userName })}
          </a>
        )}
        <SignInForm services={services} portal={portal} displayCode={displayCode} onSignedIn={onSignedIn} />
        <a href={`${basePath}/portal_list`}>{text('signIn.otherPortal')}</a>
      </section>
    </div>
  );
}

/** Stands for the page until its broker's look is there: nothing at first, lines after 150 ms, words after 5 s. */
function SignInWaiting() {
  const text = useHostText();
  return (
    <div className="bd-waiting bd-entrance-page" role="status">
      <h1 className="bd-visually-hidden">{text('signIn.title')}</h1>
      <span className="bd-visually-hidden">{text('plugin.loading')}</span>
      <span className="bd-waiting-line bd-waiting-title" aria-hidden />
      <span className="bd-waiting-line" aria-hidden />
      <span className="bd-waiting-line" aria-hidden />
      <p className="bd-waiting-words">{text('signIn.loading')}</p>
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
