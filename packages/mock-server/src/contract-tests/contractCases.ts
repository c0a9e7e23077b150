import type { ContractCase } from './ContractCase.ts';
import { agreementCases } from '../resources/agreements/agreementCases.ts';
import { aiCases } from '../resources/ai/aiCases.ts';
import { announcementCases } from '../resources/announcements/announcementCases.ts';
import { applicationArchiveCases } from '../resources/application-archives/applicationArchiveCases.ts';
import { applicationCases } from '../resources/applications/applicationCases.ts';
import { authCases } from '../resources/auths/authCases.ts';
import { brokerCases } from '../resources/brokers/brokerCases.ts';
import { caCases } from '../resources/ca/caCases.ts';
import { chinaAddressProofCases } from '../resources/china-address-proofs/chinaAddressProofCases.ts';
import { contactCases } from '../resources/contacts/contactCases.ts';
import { deviceApplicationCases } from '../resources/device-applications/deviceApplicationCases.ts';
import { faqCases } from '../resources/faq/faqCases.ts';
import { feedPackageCases } from '../resources/feed-plans/packages/feedPackageCases.ts';
import { feedPlanCases } from '../resources/feed-plans/feedPlanCases.ts';
import { imageCases } from '../resources/images/imageCases.ts';
import { notificationCases } from '../resources/notifications/notificationCases.ts';
import { openingFormCases } from '../resources/opening-forms/openingFormCases.ts';
import { operationRecordCases } from '../resources/operation-records/operationRecordCases.ts';
import { passwordCases } from '../resources/passwords/passwordCases.ts';
import { presetImageCases } from '../resources/preset-images/presetImageCases.ts';
import { profileCases } from '../resources/profiles/profileCases.ts';
import { questionCases } from '../resources/questions/questionCases.ts';
import { referrerCases } from '../resources/referrers/referrerCases.ts';
import { roleCases } from '../resources/roles/roleCases.ts';
import { statisticsCases } from '../resources/statistics/statisticsCases.ts';
import { systemCases } from '../resources/systems/systemCases.ts';
import { tipCases } from '../resources/tips/tipCases.ts';
import { traderCases } from '../resources/feed-plans/traders/traderCases.ts';
import { trialConfigurationCases } from '../resources/trial-configurations/trialConfigurationCases.ts';
import { userCases } from '../resources/users/userCases.ts';
import { webpageContentCases } from '../resources/webpage-contents/webpageContentCases.ts';

/** One case for every endpoint that the emulator itself implements. */
export const contractCases: readonly ContractCase[] = [
  ...agreementCases,
  ...aiCases,
  ...announcementCases,
  ...applicationArchiveCases,
  ...applicationCases,
  ...authCases,
  ...brokerCases,
  ...caCases,
  ...chinaAddressProofCases,
  ...contactCases,
  ...deviceApplicationCases,
  ...faqCases,
  ...feedPackageCases,
  ...feedPlanCases,
  ...imageCases,
  ...notificationCases,
  ...openingFormCases,
  ...operationRecordCases,
  ...passwordCases,
  ...presetImageCases,
  ...profileCases,
  ...questionCases,
  ...referrerCases,
  ...roleCases,
  ...statisticsCases,
  ...systemCases,
  ...tipCases,
  ...traderCases,
  ...trialConfigurationCases,
  ...userCases,
  ...webpageContentCases,
];
