import { IconButton, Row, Tag, Text, textIn } from '@brokerdesk/plugin-sdk';
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

/** The bar at the top: the broker, the path to the current screen, and the user's menus. */
export function TopBar({ onOpenMenu }: { readonly onOpenMenu: () => void }) {
  const text = useHostText();
  const language = useLanguage();
  const { config, session, configuration, texts } = usePortal();
  const [theme, setTheme] = useAtom(themeAtom);
  const { broker } = configuration;
  return (
    <Row as="header" gap={4} className="bd-top-bar">
      <IconButton className="bd-drawer-button" label={text('frame.openMenu')} paths={menuPaths} onClick={onOpenMenu} />
      <Link className="bdk-layout-row bd-brand" to={mainPath(session.displayCode)}>
        <img className="bd-brand-logo" src={resolvePictureUrl(config, broker.iconUrl)} alt="" width={28} height={28} />
        <Text cut>{textIn(broker.name, language)}</Text>
        {session.displayCode === internalBroker.displayCode && <Tag tone="form">{text('frame.internalArea')}</Tag>}
      </Link>
      <Breadcrumb />
      <Row gap={0} className="bdk-end bd-top-bar-end">
        <PaletteButton />
        <JobsButton />
        <MessageLog />
        <LanguageSelect texts={texts} />
        <ThemeButton theme={theme} onChange={setTheme} />
        <PersonMenu />
      </Row>
    </Row>
  );
}
