import type { FunctionCode } from '@brokerdesk/api';
import type { MenuIcon } from '@brokerdesk/plugin-sdk';

/** The place of an area or a page of the product's tree. */
export interface ProductPlace {
  /** The segment that it adds to addresses. */
  readonly path: string;
  readonly icon: MenuIcon;
}

/** The places that the specification names (section 2); a page that is not here is at the name of its plugin. */
export const productPlaces: Readonly<Partial<Record<FunctionCode, ProductPlace>>> = {
  RAO: { path: 'account_opening', icon: 'document' },
  RAO_DATA_CHART: { path: 'dashboard', icon: 'chart' },
  RAO_PROFILE_MANAMEMENT: { path: 'template_manager', icon: 'projects' },
  RAO_CLIENT_MANAMEMENT: { path: 'application_manager', icon: 'document' },
  USER_AND_ROLE: { path: 'user_control', icon: 'key' },
  UR_USER_MANAGEMENT: { path: 'user_manager', icon: 'people' },
  UR_ROLE_MANAGEMENT: { path: 'role_manager', icon: 'key' },
  UR_OPERATION_RECORD: { path: 'operation_record', icon: 'history' },
  PRODUCT_MANAGEMENT: { path: 'product_control', icon: 'box' },
  PM_NOTICE_MANAGEMENT: { path: 'manage_notice', icon: 'notifications' },
  PM_NM_NOTICE_GROUP: { path: 'notice_group', icon: 'people' },
  PM_NM_GENERAL_NOTICE: { path: 'general', icon: 'notifications' },
  PM_NM_ANNOUNCEMENT: { path: 'public', icon: 'notifications' },
  PM_CLIENT_INFORMATION: { path: 'manage_info', icon: 'info-sign' },
  PM_GENERAL_CONFIGURATION: { path: 'manage_config', icon: 'cog' },
  PM_WEB_PORTAL_CONFIGURATION: { path: 'manage_portal', icon: 'desktop' },
  PM_WEB_GOTRADE_CONFIGURATION: { path: 'manage_gotrade', icon: 'mobile-phone' },
};
