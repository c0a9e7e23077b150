// A function code opens a screen or allows an action. The spelling is that of the wire, including typing errors; `name`
// is the correct English name. The hierarchy is decided at run time by the `parentID` in the broker's tree: `parent`
// here is only the default tree of brokers.

/**
 * What a function code grants: an `area` groups screens, a `page` is a screen, an `action` is an operation of a screen.
 */
export type FunctionKind = 'area' | 'page' | 'action';

interface FunctionDeclaration {
  readonly name: string;
  readonly kind: FunctionKind;
  readonly parent: string | null;
}

/**
 * Every function code of the product, with its English name, kind and default parent.
 *
 * Source: specification, section 2, and decisions, section 6.
 */
export const functionCodes = {
  RAO: { name: 'Account Opening', kind: 'area', parent: null },
  RAO_DATA_CHART: { name: 'Data Chart', kind: 'page', parent: 'RAO' },
  RAO_PROFILE_MANAMEMENT: { name: 'Profile Management', kind: 'page', parent: 'RAO' },
  RAO_VIEW_PROFILE: { name: 'View Profile', kind: 'page', parent: 'RAO_PROFILE_MANAMEMENT' },
  RAO_MODIFY_PROFILE: { name: 'Modify Profile', kind: 'page', parent: 'RAO_PROFILE_MANAMEMENT' },
  RAO_CREATE_PROFILE: { name: 'Create profile', kind: 'action', parent: 'RAO_PROFILE_MANAMEMENT' },
  RAO_DELETE_PROFILE: { name: 'Delete profile', kind: 'action', parent: 'RAO_PROFILE_MANAMEMENT' },
  RAO_REFERRER: { name: 'Referrers', kind: 'action', parent: 'RAO_PROFILE_MANAMEMENT' },
  RAO_CLIENT_MANAMEMENT: { name: 'Client Management', kind: 'page', parent: 'RAO' },
  RAO_CM_CORRECT: { name: 'Correct application', kind: 'action', parent: 'RAO_CLIENT_MANAMEMENT' },
  RAO_CM_REINPUT: { name: 'Return application for reinput', kind: 'action', parent: 'RAO_CLIENT_MANAMEMENT' },
  RAO_CM_VERIFY: { name: 'Verify application', kind: 'action', parent: 'RAO_CLIENT_MANAMEMENT' },
  RAO_CM_REJECT: { name: 'Reject application', kind: 'action', parent: 'RAO_CLIENT_MANAMEMENT' },
  RAO_CM_DELETE: { name: 'Delete application', kind: 'action', parent: 'RAO_CLIENT_MANAMEMENT' },
  RAO_CM_IMPORT: { name: 'Import to back office', kind: 'action', parent: 'RAO_CLIENT_MANAMEMENT' },
  RAO_CM_DOWNLOAD: { name: 'Download application data', kind: 'action', parent: 'RAO_CLIENT_MANAMEMENT' },
  RAO_CM_ARCHIVE: { name: 'Archive application', kind: 'action', parent: 'RAO_CLIENT_MANAMEMENT' },
  RAO_CHECK_DOCUMENT: { name: 'Check Documents', kind: 'page', parent: 'RAO' },
  USER_AND_ROLE: { name: 'Users and Roles', kind: 'area', parent: null },
  UR_USER_MANAGEMENT: { name: 'User Management', kind: 'page', parent: 'USER_AND_ROLE' },
  UR_UM_CREATE_USER: { name: 'Create user', kind: 'action', parent: 'UR_USER_MANAGEMENT' },
  UR_UM_MODIFY_USER: { name: 'Modify user', kind: 'action', parent: 'UR_USER_MANAGEMENT' },
  UR_UM_DELETE_USER: { name: 'Delete user', kind: 'action', parent: 'UR_USER_MANAGEMENT' },
  UR_UM_STATUS: { name: 'Enable or disable user', kind: 'action', parent: 'UR_USER_MANAGEMENT' },
  UR_UM_CONTACT: { name: 'Contact details', kind: 'action', parent: 'UR_USER_MANAGEMENT' },
  UR_ROLE_MANAGEMENT: { name: 'Role Management', kind: 'page', parent: 'USER_AND_ROLE' },
  UR_RM_CREATE_ROLE: { name: 'Create Role', kind: 'page', parent: 'UR_ROLE_MANAGEMENT' },
  UM_RM_MODIFY_ROLE: { name: 'Modify Role', kind: 'page', parent: 'UR_ROLE_MANAGEMENT' },
  UR_RM_DELETE_ROLE: { name: 'Delete role', kind: 'action', parent: 'UR_ROLE_MANAGEMENT' },
  UR_OPERATION_RECORD: { name: 'Operation Records', kind: 'page', parent: 'USER_AND_ROLE' },
  PRODUCT_MANAGEMENT: { name: 'Product Management', kind: 'area', parent: null },
  PM_NOTICE_MANAGEMENT: { name: 'Notice Management', kind: 'page', parent: 'PRODUCT_MANAGEMENT' },
  PM_NM_NOTICE_GROUP: { name: 'Notice Groups', kind: 'page', parent: 'PM_NOTICE_MANAGEMENT' },
  PM_NM_GENERAL_NOTICE: { name: 'General Notices', kind: 'page', parent: 'PM_NOTICE_MANAGEMENT' },
  PM_NM_ANNOUNCEMENT: { name: 'Announcements', kind: 'page', parent: 'PM_NOTICE_MANAGEMENT' },
  PM_CLIENT_INFORMATION: { name: 'Client Information', kind: 'page', parent: 'PRODUCT_MANAGEMENT' },
  PM_CI_FAQ: { name: 'Questions and answers', kind: 'action', parent: 'PM_CLIENT_INFORMATION' },
  PM_CI_AGREEMENT: { name: 'Agreements', kind: 'action', parent: 'PM_CLIENT_INFORMATION' },
  PM_CI_QUOTE_PLAN: { name: 'Quote plans', kind: 'page', parent: 'PM_CLIENT_INFORMATION' },
  PM_GENERAL_CONFIGURATION: { name: 'General Configuration', kind: 'page', parent: 'PRODUCT_MANAGEMENT' },
  PM_GC_ADVERTISING: { name: 'Advertising pictures', kind: 'action', parent: 'PM_GENERAL_CONFIGURATION' },
  PM_GC_TIPS: { name: 'Tips', kind: 'action', parent: 'PM_GENERAL_CONFIGURATION' },
  PM_WEB_PORTAL_CONFIGURATION: { name: 'Web Portal Configuration', kind: 'page', parent: 'PRODUCT_MANAGEMENT' },
  PM_WP_LOGIN_PAGE: { name: 'Sign-in page', kind: 'action', parent: 'PM_WEB_PORTAL_CONFIGURATION' },
  PM_WEB_GOTRADE_CONFIGURATION: { name: 'GoTrade Configuration', kind: 'page', parent: 'PRODUCT_MANAGEMENT' },
  PM_WG_DEVICE_APPROVAL: { name: 'Device approval', kind: 'action', parent: 'PM_WEB_GOTRADE_CONFIGURATION' },
  PM_WG_TRIAL_SWITCH: { name: 'Trial version switch', kind: 'action', parent: 'PM_WEB_GOTRADE_CONFIGURATION' },
} as const satisfies Record<string, FunctionDeclaration>;

/** A function code of the product, in the spelling of the wire. */
export type FunctionCode = keyof typeof functionCodes;
