import { Row } from '@brokerdesk/plugin-sdk';
import { type ReactNode, useEffect, useState } from 'react';
import { applyTheme } from '../theme/applyTheme.ts';
import { LanguageSelect } from '../components/LanguageSelect.tsx';
import { ThemeButton } from '../components/ThemeButton.tsx';
import { storeTheme, readTheme, type Theme, watchStoredTheme } from '../session/preferences.ts';
import { resolvePictureUrl } from '../api-client/RuntimeConfig.ts';
import type { AuthServices } from './AuthServices.ts';

/** The props of {@link AuthFrame}. */
export interface AuthFrameProps {
  readonly services: AuthServices;
  /** The accent of the page's broker. */
  readonly accentColour?: string | undefined;
  /** A public picture behind the page, relative to the API base. */
  readonly backgroundUrl?: string | undefined;
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of every page before sign-in: language and theme at the top, the page in the middle. */
export function AuthFrame({ services, accentColour, backgroundUrl, title, children }: AuthFrameProps) {
  const [theme, setTheme] = useState<Theme>(readTheme);
  useEffect(() => watchStoredTheme(() => setTheme(readTheme())), []);
  useEffect(() => applyTheme(theme, accentColour), [theme, accentColour]);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const chooseTheme = (next: Theme) => {
    storeTheme(next);
    setTheme(next);
  };
  return (
    <AuthLayout services={services} backgroundUrl={backgroundUrl} theme={theme} onThemeChange={chooseTheme}>
      {children}
    </AuthLayout>
  );
}

/** The props of {@link AuthLayout}. */
export interface AuthLayoutProps extends Pick<AuthFrameProps, 'services' | 'backgroundUrl' | 'children'> {
  readonly theme: Theme;
  readonly onThemeChange: (theme: Theme) => void;
}

/** What the frame shows, without its effects on the page: the preview of the sign-in page shows the same. */
export function AuthLayout({ services, backgroundUrl, theme, onThemeChange, children }: AuthLayoutProps) {
  return (
    <div className="bd-auth">
      {backgroundUrl !== undefined && (
        <img className="bd-auth-picture" src={resolvePictureUrl(services.config, backgroundUrl)} alt="" />
      )}
      <Row as="header" justify="end" className="bd-auth-bar">
        <LanguageSelect texts={services.texts} />
        <ThemeButton theme={theme} onChange={onThemeChange} />
      </Row>
      <main className="bd-auth-main">{children}</main>
    </div>
  );
}
