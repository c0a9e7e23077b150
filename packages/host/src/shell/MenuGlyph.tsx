import type { MenuIcon } from '@brokerdesk/plugin-sdk';
import { BoxIcon } from '@blueprintjs/icons/lib/esm/generated/components/box';
import { ChartIcon } from '@blueprintjs/icons/lib/esm/generated/components/chart';
import { CogIcon } from '@blueprintjs/icons/lib/esm/generated/components/cog';
import { DesktopIcon } from '@blueprintjs/icons/lib/esm/generated/components/desktop';
import { DocumentIcon } from '@blueprintjs/icons/lib/esm/generated/components/document';
import { EndorsedIcon } from '@blueprintjs/icons/lib/esm/generated/components/endorsed';
import { HistoryIcon } from '@blueprintjs/icons/lib/esm/generated/components/history';
import { HomeIcon } from '@blueprintjs/icons/lib/esm/generated/components/home';
import { InfoSignIcon } from '@blueprintjs/icons/lib/esm/generated/components/info-sign';
import { KeyIcon } from '@blueprintjs/icons/lib/esm/generated/components/key';
import { MediaIcon } from '@blueprintjs/icons/lib/esm/generated/components/media';
import { MobilePhoneIcon } from '@blueprintjs/icons/lib/esm/generated/components/mobile-phone';
import { NotificationsIcon } from '@blueprintjs/icons/lib/esm/generated/components/notifications';
import { PeopleIcon } from '@blueprintjs/icons/lib/esm/generated/components/people';
import { PersonIcon } from '@blueprintjs/icons/lib/esm/generated/components/person';
import { ProjectsIcon } from '@blueprintjs/icons/lib/esm/generated/components/projects';
import type { ComponentType } from 'react';

const glyphs: Readonly<Record<MenuIcon, ComponentType>> = {
  home: HomeIcon,
  people: PeopleIcon,
  person: PersonIcon,
  document: DocumentIcon,
  chart: ChartIcon,
  endorsed: EndorsedIcon,
  key: KeyIcon,
  history: HistoryIcon,
  notifications: NotificationsIcon,
  'info-sign': InfoSignIcon,
  cog: CogIcon,
  desktop: DesktopIcon,
  'mobile-phone': MobilePhoneIcon,
  projects: ProjectsIcon,
  media: MediaIcon,
  box: BoxIcon,
};

/** The picture of a menu entry; a box where the entry has none. */
export function MenuGlyph({ icon = 'box' }: { readonly icon: MenuIcon | undefined }) {
  const Glyph = glyphs[icon] ?? BoxIcon;
  return <Glyph />;
}
