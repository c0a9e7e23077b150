import { languages } from '@brokerdesk/api';
import { useAtom } from 'jotai';
import { useNavigate } from 'react-router';
import { loadFonts } from '../../languages/loadFonts.ts';
import { usePaletteText } from '../../texts/palette/paletteTexts.ts';
import { useLanguage } from '../../languages/createTexts.ts';
import { isDark } from '../../theme/applyTheme.ts';
import { nativeLanguageNames } from '../../components/LanguageSelect.tsx';
import { themeAtom } from '../../session/preferenceAtoms.ts';
import { jobsButtonId } from '../jobs/JobsButton.tsx';
import { messageLogId } from '../MessageLog.tsx';
import { usePortal } from '../PortalContext.ts';
import type { PaletteItem } from './PaletteItem.ts';

/** Returns the actions that are available on every page. */
export function useActionItems(onSignOut: () => void): readonly PaletteItem[] {
  const text = usePaletteText();
  const current = useLanguage();
  const go = useNavigate();
  const { texts, session } = usePortal();
  const [theme, setTheme] = useAtom(themeAtom);
  const group = text('group.actions');
  const dark = isDark(theme);
  const switches = languages
    .filter((language) => language !== current)
    .map((language) => ({
      id: `language ${language}`,
      group,
      title: text('language', { name: nativeLanguageNames[language] }),
      run: () => {
        loadFonts(language);
        void texts.change(language);
      },
    }));
  return [
    ...switches,
    { id: 'theme', group, title: text(dark ? 'light' : 'dark'), run: () => setTheme(dark ? 'light' : 'dark') },
    { id: 'jobs', group, title: text('jobs'), run: () => clickButton(jobsButtonId) },
    { id: 'messages', group, title: text('messages'), run: () => clickButton(messageLogId) },
    { id: 'plugins', group, title: text('plugins'), run: () => void go(`/${session.displayCode}/diagnostics`) },
    { id: 'sign-out', group, title: text('signOut'), run: onSignOut },
  ];
}

/** Clicks a button of the top bar, once the palette is closed and has returned the focus. */
function clickButton(id: string): void {
  setTimeout(() => {
    const button = document.getElementById(id);
    button?.focus();
    button?.click();
  });
}
