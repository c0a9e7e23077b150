import { type SignInPreviewView, textIn } from '@brokerdesk/plugin-sdk';
import { AuthLayout } from '../auth/AuthFrame.tsx';
import type { AuthServices, OpenPortal } from '../auth/AuthServices.ts';
import { SignInCard } from '../auth/SignInCard.tsx';
import { SignInContent } from '../auth/SignInContent.tsx';

interface PreviewedPageProps {
  readonly services: AuthServices;
  readonly view: SignInPreviewView;
}

/** The sign-in page with the parts of the real one, as a visitor without a session sees it. */
export function PreviewedPage({ services, view }: PreviewedPageProps) {
  const { configuration, language, theme } = view;
  const name = textIn(configuration.broker.name, language);
  const portal: OpenPortal = { kind: 'open', broker: configuration.broker, configuration };
  return (
    <AuthLayout
      services={services}
      backgroundUrl={configuration.loginPage.backgroundUrl}
      theme={theme}
      onThemeChange={ignore}
    >
      <SignInContent config={services.config} configuration={configuration} name={name}>
        <SignInCard services={services} portal={portal} name={name} onSession={ignoreSession} />
      </SignInContent>
    </AuthLayout>
  );
}

/** The frame is inert: nothing in it can be pressed. */
function ignore(): void {}

async function ignoreSession(): Promise<void> {}
