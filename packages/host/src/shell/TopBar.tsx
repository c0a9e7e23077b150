import { Tag } from '@blueprintjs/core';
import { Button, textIn } from '@brokerdesk/plugin-sdk';
import menuPaths from '@blueprintjs/icons/lib/esm/generated/16px/paths/menu';
import { useAtom } from 'jotai';
import { Link } from 'react-router';
import { useHostText } from '../texts/host/hostTexts.ts';
import { useLanguage } from '../languages/createTexts.ts';
import { LanguageSelect } from '../components/LanguageSelect.tsx';
import { ThemeButton } from '../components/ThemeButton.tsx';
import { internalBroker, mainPath } from '../session/brokerPath.ts';
import { themeAtom } from '../session/preferenceAtoms.ts';
import { resolvePictureUrl } from '../api-client/RuntimeConfig.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { JobsButton } from './jobs/JobsButton.tsx';
import { MessageLog } from './MessageLog.tsx';
import { PaletteButton } from './palette/PaletteButton.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { usePortal } from './PortalContext.ts';
import { Icon } from '../components/Icon.tsx';

/** The bar at the top: the broker, the path to the current screen, and the user's menus. */
export function TopBar({ onOpenMenu }: { readonly onOpenMenu: () => void }) {
  const text = useHostText();
  const language = useLanguage();
  const { config, session, configuration, texts } = usePortal();
  const [theme, setTheme] = useAtom(themeAtom);
  const { broker } = configuration;
  return (
    <header className="bd-top-bar">
      <Button
        icon={<Icon paths={menuPaths} />}
        variant="minimal"
        className="bd-icon-button bd-drawer-button"
        aria-label={text('frame.openMenu')}
        title={text('frame.openMenu')}
        onClick={onOpenMenu}
      />
      <Link className="bd-brand" to={mainPath(session.displayCode)}>
        <img src={resolvePictureUrl(config, broker.iconUrl)} alt="" width={28} height={28} />
        <span className="bd-brand-name">{textIn(broker.name, language)}</span>
        {session.displayCode === internalBroker.displayCode && <Tag intent="primary">{text('frame.internalArea')}</Tag>}
      </Link>
      <Breadcrumb />
      <div className="bd-top-bar-end">
        <PaletteButton />
        <JobsButton />
        <MessageLog />
        <LanguageSelect texts={texts} />
        <ThemeButton theme={theme} onChange={setTheme} />
        <PersonMenu />
      </div>
    </header>
  );
}
