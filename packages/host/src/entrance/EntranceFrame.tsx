import { type ReactNode, useEffect, useState } from 'react';
import { showLook } from '../look/showLook.ts';
import { LanguageSelect } from '../parts/LanguageSelect.tsx';
import { ThemeButton } from '../parts/ThemeButton.tsx';
import { keepTheme, readTheme, type Theme, watchKeptTheme } from '../session/preferences.ts';
import { pictureAddress } from '../wire/pictureAddress.ts';
import type { EntranceServices } from './EntranceServices.ts';

/** What {@link EntranceFrame} shows. */
export interface EntranceFrameProps {
  readonly services: EntranceServices;
  /** The accent of the broker whose page it is. */
  readonly accentColour?: string | undefined;
  /** A public picture behind the page, relative to the API base. */
  readonly backgroundUrl?: string | undefined;
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of every page before sign-in: language and theme above, the page in the middle. */
export function EntranceFrame({ services, accentColour, backgroundUrl, title, children }: EntranceFrameProps) {
  const [theme, setTheme] = useState<Theme>(readTheme);
  useEffect(() => watchKeptTheme(() => setTheme(readTheme())), []);
  useEffect(() => showLook(theme, accentColour), [theme, accentColour]);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const chooseTheme = (next: Theme) => {
    keepTheme(next);
    setTheme(next);
  };
  return (
    <div className="bd-entrance">
      {backgroundUrl !== undefined && (
        <img className="bd-entrance-picture" src={pictureAddress(services.config, backgroundUrl)} alt="" />
      )}
      <header className="bd-entrance-bar">
        <LanguageSelect texts={services.texts} />
        <ThemeButton theme={theme} onChange={chooseTheme} />
      </header>
      <main className="bd-entrance-main">{children}</main>
    </div>
  );
}
