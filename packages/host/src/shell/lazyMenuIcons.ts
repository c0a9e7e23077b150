import box from '@blueprintjs/icons/lib/esm/generated/16px/paths/box';
import chart from '@blueprintjs/icons/lib/esm/generated/16px/paths/chart';
import cog from '@blueprintjs/icons/lib/esm/generated/16px/paths/cog';
import desktop from '@blueprintjs/icons/lib/esm/generated/16px/paths/desktop';
import infoSign from '@blueprintjs/icons/lib/esm/generated/16px/paths/info-sign';
import key from '@blueprintjs/icons/lib/esm/generated/16px/paths/key';
import media from '@blueprintjs/icons/lib/esm/generated/16px/paths/media';
import mobilePhone from '@blueprintjs/icons/lib/esm/generated/16px/paths/mobile-phone';
import notifications from '@blueprintjs/icons/lib/esm/generated/16px/paths/notifications';
import projects from '@blueprintjs/icons/lib/esm/generated/16px/paths/projects';
import type { MenuIcon } from '@brokerdesk/plugin-sdk';
import type { InitialMenuIcon } from './initialMenuIcons.ts';

/** The icons of menu entries that are fetched when a menu shows one of them. */
export const lazyMenuIcons: Readonly<Record<Exclude<MenuIcon, InitialMenuIcon>, readonly string[]>> = {
  box,
  chart,
  cog,
  desktop,
  'info-sign': infoSign,
  key,
  media,
  'mobile-phone': mobilePhone,
  notifications,
  projects,
};
