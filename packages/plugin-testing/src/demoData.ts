// The brokers and users of the emulator's demo data that tests name. A test of the repository compares them with the data.
import type { FunctionCode } from '@brokerdesk/api';

/** A broker of the demo data. */
export interface DemoBroker {
  /** The code in requests and rows, such as `DEMO`. */
  readonly brokerCode: string;
  /** The code in addresses, such as `demo`. */
  readonly displayCode: string;
  /** The English name. */
  readonly name: string;
}

/** A user of the demo data, as `signIn` of the emulator, `mountPlugin` and `signInAs` take one. */
export interface DemoUser {
  readonly brokerCode: string;
  /** The login name. */
  readonly userID: string;
  /** The name that screens show. */
  readonly userName: string;
  /** The functions of the user's roles; `all` are those of the broker's tree, the plugin's own (`X_`) included. */
  readonly functions: readonly FunctionCode[] | 'all';
}

/**
 * The brokers of the demo data: `demo` has every function, `harbour` its own texts and plugin, `lotus` no product
 * management; `provider` is the provider, whose staff have internal screens only.
 */
export const demoBrokers = {
  demo: { brokerCode: 'DEMO', displayCode: 'demo', name: 'Demo Securities' },
  harbour: { brokerCode: 'HARBOUR', displayCode: 'harbour', name: 'Harbour Bright Securities' },
  lotus: { brokerCode: 'LOTUS', displayCode: 'lotus', name: 'Lotus Capital' },
  provider: { brokerCode: '2GO', displayCode: '2go', name: 'Brokerdesk' },
} as const satisfies Readonly<Record<string, DemoBroker>>;

const reader = ['RAO', 'RAO_CLIENT_MANAMEMENT'] as const;
const reviewer = [
  ...reader,
  'RAO_CM_CORRECT',
  'RAO_CM_REINPUT',
  'RAO_CM_VERIFY',
  'RAO_CM_REJECT',
  'RAO_CM_DOWNLOAD',
] as const;
const documents = [...reader, 'RAO_CHECK_DOCUMENT', 'RAO_CM_IMPORT', 'RAO_CM_DOWNLOAD', 'RAO_CM_ARCHIVE'] as const;
const users = [
  'USER_AND_ROLE',
  'UR_USER_MANAGEMENT',
  'UR_UM_CREATE_USER',
  'UR_UM_MODIFY_USER',
  'UR_UM_DELETE_USER',
  'UR_UM_STATUS',
  'UR_UM_CONTACT',
  'UR_OPERATION_RECORD',
] as const;

/**
 * Users of the demo data; those without a broker in their name belong to the demo broker.
 *
 * @example
 * const session = await sandbox.signIn({ ...demoUsers.reviewer, functionCodes: ['X_NOTES'] });
 * await portal.signInAs(demoUsers.harbourReviewer);
 */
export const demoUsers = {
  administrator: { brokerCode: 'DEMO', userID: 'demo.admin', userName: 'CHEUNG Mei Kuen 張美娟', functions: 'all' },
  reviewer: { brokerCode: 'DEMO', userID: 'demo.reviewer', userName: 'LAU Chi Hang 劉志恒', functions: reviewer },
  documentOfficer: {
    brokerCode: 'DEMO',
    userID: 'demo.documents',
    userName: 'YIP Wing Sze 葉詠詩',
    functions: documents,
  },
  userAdministrator: { brokerCode: 'DEMO', userID: 'demo.users', userName: 'KWOK Sau Ping 郭秀萍', functions: users },
  reader: { brokerCode: 'DEMO', userID: 'demo.reader', userName: 'TSANG Tsz Kit 曾子傑', functions: reader },
  harbourAdministrator: {
    brokerCode: 'HARBOUR',
    userID: 'harbour.admin',
    userName: 'WONG Kwok Leung 黃國樑',
    functions: 'all',
  },
  harbourReviewer: {
    brokerCode: 'HARBOUR',
    userID: 'harbour.reviewer',
    userName: 'CHAN Hoi Yan 陳凱欣',
    functions: reviewer,
  },
  lotusAdministrator: { brokerCode: 'LOTUS', userID: 'lotus.admin', userName: 'HE Yunfei 何云飞', functions: 'all' },
  providerAdministrator: {
    brokerCode: '2GO',
    userID: 'provider.admin',
    userName: 'FUNG Wai Yin 馮慧賢',
    functions: [],
  },
} as const satisfies Readonly<Record<string, DemoUser>>;
