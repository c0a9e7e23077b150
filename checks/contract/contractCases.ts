import type { ContractCase } from '../../packages/mock-server/src/testing/ContractCase.ts';
import { agreementCases } from '../../plugins/client-information/emulator/agreements/agreementCases.ts';
import { aiCases } from '../../plugins/account-opening/emulator/ai/aiCases.ts';
import { announcementCases } from '../../plugins/notices/emulator/announcements/announcementCases.ts';
import { applicationArchiveCases } from '../../plugins/account-opening/emulator/application-archives/applicationArchiveCases.ts';
import { applicationCases } from '../../plugins/account-opening/emulator/applications/applicationCases.ts';
import { authCases } from '../../packages/mock-server/src/resources/auths/authCases.ts';
import { brokerCases } from '../../packages/mock-server/src/resources/brokers/brokerCases.ts';
import { caCases } from '../../plugins/account-opening/emulator/ca/caCases.ts';
import { chinaAddressProofCases } from '../../plugins/account-opening/emulator/china-address-proofs/chinaAddressProofCases.ts';
import { contactCases } from '../../packages/mock-server/src/resources/contacts/contactCases.ts';
import { deviceApplicationCases } from '../../plugins/product-control/emulator/device-applications/deviceApplicationCases.ts';
import { faqCases } from '../../plugins/client-information/emulator/faq/faqCases.ts';
import { feedPackageCases } from '../../plugins/quote-plans/emulator/feed-plans/packages/feedPackageCases.ts';
import { feedPlanCases } from '../../plugins/quote-plans/emulator/feed-plans/feedPlanCases.ts';
import { imageCases } from '../../plugins/product-control/emulator/images/imageCases.ts';
import { notificationCases } from '../../plugins/notices/emulator/notifications/notificationCases.ts';
import { openingFormCases } from '../../plugins/account-opening/emulator/opening-forms/openingFormCases.ts';
import { operationRecordCases } from '../../packages/mock-server/src/resources/operation-records/operationRecordCases.ts';
import { passwordCases } from '../../packages/mock-server/src/resources/passwords/passwordCases.ts';
import { presetImageCases } from '../../plugins/product-control/emulator/preset-images/presetImageCases.ts';
import { profileCases } from '../../plugins/account-opening/emulator/profiles/profileCases.ts';
import { questionCases } from '../../plugins/account-opening/emulator/questions/questionCases.ts';
import { referrerCases } from '../../plugins/account-opening/emulator/referrers/referrerCases.ts';
import { roleCases } from '../../packages/mock-server/src/resources/roles/roleCases.ts';
import { statisticsCases } from '../../plugins/account-opening/emulator/statistics/statisticsCases.ts';
import { systemCases } from '../../packages/mock-server/src/resources/systems/systemCases.ts';
import { tipCases } from '../../plugins/product-control/emulator/tips/tipCases.ts';
import { traderCases } from '../../plugins/quote-plans/emulator/feed-plans/traders/traderCases.ts';
import { trialConfigurationCases } from '../../plugins/product-control/emulator/trial-configurations/trialConfigurationCases.ts';
import { userCases } from '../../packages/mock-server/src/resources/users/userCases.ts';
import { webpageContentCases } from '../../plugins/product-control/emulator/webpage-contents/webpageContentCases.ts';

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
