// The user and the broker of tests and the gallery.
import type { Configuration } from '@brokerdesk/api';
import type { HostServices } from '../services/hostServices.ts';

/** The signed-in user. */
export const sampleUser: HostServices['currentUser'] = {
  refID: 'U1',
  userID: 'tester',
  userName: 'Test Person',
  type: 'Administrator',
  brokerCode: 'DEMO',
  lastLoginTime: null,
};

const sampleName = { EN: 'Demo Securities', SC: '示范证券', TC: '示範證券' };

/** The configuration of a made-up broker. */
export const sampleConfiguration: Configuration = {
  broker: { brokerCode: 'DEMO', displayCode: 'demo', name: sampleName, logoUrl: '', iconUrl: '', enabled: true },
  accentColour: '#1f5fbf',
  loginPage: { title: sampleName, text: sampleName },
  advertisements: { beforeLogin: [], afterLogin: [] },
  textOverrides: { en: {}, 'zh-Hans': {}, 'zh-Hant': {} },
  session: { lengthSec: 1800, warnBeforeSec: 300 },
  passwordPolicy: { minLength: 8, maxLength: 20, uppercase: true, lowercase: true, digit: true },
  deletionNoticeDays: 7,
  twoFactorActions: [],
  limits: {
    verificationCode: { digits: 6, lifeSec: 300, tries: 5, resendSec: 60 },
    advertisements: { maxCount: 10, maxBytes: 2_000_000 },
    presetImages: { maxCount: 20, maxBytes: 2_000_000 },
    noticeAttachments: { maxCount: 3, maxBytes: 5_000_000 },
    noticeTitleLength: 120,
    noticeContentLength: 2000,
    openingFormTemplateBytes: 10_000_000,
    questionFileBytes: 1_000_000,
    topReferrers: 10,
  },
};
