import box from '@blueprintjs/icons/lib/esm/generated/16px/paths/box';
import chart from '@blueprintjs/icons/lib/esm/generated/16px/paths/chart';
import cog from '@blueprintjs/icons/lib/esm/generated/16px/paths/cog';
import desktop from '@blueprintjs/icons/lib/esm/generated/16px/paths/desktop';
import document from '@blueprintjs/icons/lib/esm/generated/16px/paths/document';
import endorsed from '@blueprintjs/icons/lib/esm/generated/16px/paths/endorsed';
import history from '@blueprintjs/icons/lib/esm/generated/16px/paths/history';
import home from '@blueprintjs/icons/lib/esm/generated/16px/paths/home';
import infoSign from '@blueprintjs/icons/lib/esm/generated/16px/paths/info-sign';
import key from '@blueprintjs/icons/lib/esm/generated/16px/paths/key';
import media from '@blueprintjs/icons/lib/esm/generated/16px/paths/media';
import mobilePhone from '@blueprintjs/icons/lib/esm/generated/16px/paths/mobile-phone';
import notifications from '@blueprintjs/icons/lib/esm/generated/16px/paths/notifications';
import people from '@blueprintjs/icons/lib/esm/generated/16px/paths/people';
import person from '@blueprintjs/icons/lib/esm/generated/16px/paths/person';
import projects from '@blueprintjs/icons/lib/esm/generated/16px/paths/projects';
import type { MenuIcon } from '@brokerdesk/plugin-sdk';
import { Glyph } from '../parts/Glyph.tsx';

const paths: Readonly<Record<MenuIcon, readonly string[]>> = {
  home,
  people,
  person,
  document,
  chart,
  endorsed,
  key,
  history,
  notifications,
  'info-sign': infoSign,
  cog,
  desktop,
  'mobile-phone': mobilePhone,
  projects,
  media,
  box,
};

/** The picture of a menu entry; a box where the entry has none. */
export function MenuGlyph({ icon = 'box' }: { readonly icon: MenuIcon | undefined }) {
  return <Glyph paths={paths[icon] ?? box} />;
}
