import { localText } from '@brokerdesk/fixtures';
import { accountPage, bankPage, declarationsPage, signaturePage } from './declarationPages.ts';
import { corporatePages } from './corporatePages.ts';
import { agreementsPage, contactPage, identityPage } from './identityPages.ts';
import { experiencePage, meansPage } from './meansPages.ts';
import type { Profile } from './Profile.ts';
import { riskPage, scoreBands } from './riskPage.ts';
import { staffPlanPage } from './staffPlanPages.ts';

/**
 * The initial templates of every broker: the standard one of decisions, section 10, a short one for staff share plans,
 * and a large one for companies, which no one has used yet. `profileID` is the part of the identifier that follows the broker's code.
 */
export const profiles: readonly Profile[] = [
  {
    profileID: 'P-STANDARD',
    name: localText(
      'Individual account, Hong Kong, non-face-to-face',
      '个人账户（香港，非亲临开户）',
      '個人帳戶（香港，非親身開戶）',
    ),
    description: localText(
      'For private clients who open their account by themselves on a phone.',
      '供个人客户以手机自行开户。',
      '供個人客戶以手機自行開戶。',
    ),
    publicLink: '/standard',
    blockedCNIP: false,
    scoreBands,
    pages: [
      agreementsPage,
      identityPage,
      contactPage,
      meansPage,
      experiencePage,
      riskPage,
      declarationsPage,
      bankPage,
      accountPage,
      signaturePage,
    ],
  },
  {
    profileID: 'P-STAFF-PLAN',
    name: localText('Corporate staff plan', '企业员工计划', '企業僱員計劃'),
    description: localText(
      'For staff of companies whose share plan the broker keeps; their bank account is known.',
      '供由本公司管理股份计划之企业员工使用，银行账户已登记。',
      '供由本公司管理股份計劃之企業僱員使用，銀行帳戶已登記。',
    ),
    publicLink: '/staff-plan',
    blockedCNIP: true,
    scoreBands: [],
    pages: [agreementsPage, identityPage, contactPage, staffPlanPage.current, declarationsPage, signaturePage],
  },
  {
    profileID: 'P-CORPORATE',
    name: localText('Corporate account', '公司账户', '公司帳戶'),
    description: localText(
      'For companies; the applicant is the first authorised signatory.',
      '供公司客户开户，申请人为首名授权签署人。',
      '供公司客戶開戶，申請人為首名獲授權簽署人。',
    ),
    publicLink: '/corporate',
    blockedCNIP: false,
    scoreBands: [],
    pages: [
      agreementsPage,
      identityPage,
      contactPage,
      ...corporatePages,
      declarationsPage,
      bankPage,
      accountPage,
      signaturePage,
    ],
  },
];
