import { buttonClass, Icon } from '@brokerdesk/plugin-sdk/host';
import flashPaths from '@blueprintjs/icons/lib/esm/generated/16px/paths/flash';
import moonPaths from '@blueprintjs/icons/lib/esm/generated/16px/paths/moon';
import { useSyncExternalStore } from 'react';
import { useHostText } from '../texts/host/hostTexts.ts';
import { isDark, watchSystemTheme } from '../theme/applyTheme.ts';
import type { Theme } from '../session/preferences.ts';

/** The props of {@link ThemeButton}. */
export interface ThemeButtonProps {
  readonly theme: Theme;
  readonly onChange: (theme: Theme) => void;
}

/** Switches between light and dark. */
export function ThemeButton({ theme, onChange }: ThemeButtonProps) {
  const text = useHostText();
  // The system may switch between them while the page is open.
  const dark = useSyncExternalStore(watchSystemTheme, () => isDark(theme));
  const label = text(dark ? 'theme.light' : 'theme.dark');
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'minimal' })}
      aria-label={label}
      title={label}
      onClick={() => onChange(dark ? 'light' : 'dark')}
    >
      {dark ? <Icon paths={flashPaths} /> : <Icon paths={moonPaths} />}
    </button>
  );
}
