import type { Route } from '../pipeline/Route.ts';
import { agreementsRoutes } from './agreements.ts';
import { aiRoutes } from './ai.ts';
import { announcementsRoutes } from './announcements.ts';
import { applicationArchivesRoutes } from './applicationArchives.ts';
import { applicationChangesRoutes } from './applicationChanges.ts';
import { applicationsRoutes } from './applications.ts';
import { authsRoutes } from './auths.ts';
import { brokersRoutes } from './brokers.ts';
import { caRoutes } from './ca.ts';
import { caSignsRoutes } from './caSigns.ts';
import { chinaAddressProofsRoutes } from './chinaAddressProofs.ts';
import { contactsRoutes } from './contacts.ts';
import { deviceApplicationsRoutes } from './deviceApplications.ts';
import { faqRoutes } from './faq.ts';
import { feedPackagesRoutes } from './feedPackages.ts';
import { feedPlansRoutes } from './feedPlans.ts';
import { imagesRoutes } from './images.ts';
import { notificationsRoutes } from './notifications.ts';
import { openingFormsRoutes } from './openingForms.ts';
import { operationRecordsRoutes } from './operationRecords.ts';
import { passwordsRoutes } from './passwords.ts';
import { presetImagesRoutes } from './presetImages.ts';
import { profilesRoutes } from './profiles.ts';
import { questionsRoutes } from './questions.ts';
import { referrersRoutes } from './referrers.ts';
import { rolesRoutes } from './roles.ts';
import { statisticsRoutes } from './statistics.ts';
import { systemsRoutes } from './systems.ts';
import { tipsRoutes } from './tips.ts';
import { tradersRoutes } from './traders.ts';
import { trialConfigurationsRoutes } from './trialConfigurations.ts';
import { usersRoutes } from './users.ts';
import { webpageContentsRoutes } from './webpageContents.ts';

/** Every call that the emulator itself answers. */
export const coreRoutes: readonly Route[] = [
  ...agreementsRoutes,
  ...aiRoutes,
  ...announcementsRoutes,
  ...applicationArchivesRoutes,
  ...applicationChangesRoutes,
  ...applicationsRoutes,
  ...authsRoutes,
  ...brokersRoutes,
  ...caRoutes,
  ...caSignsRoutes,
  ...chinaAddressProofsRoutes,
  ...contactsRoutes,
  ...deviceApplicationsRoutes,
  ...faqRoutes,
  ...feedPackagesRoutes,
  ...feedPlansRoutes,
  ...imagesRoutes,
  ...notificationsRoutes,
  ...openingFormsRoutes,
  ...operationRecordsRoutes,
  ...passwordsRoutes,
  ...presetImagesRoutes,
  ...profilesRoutes,
  ...questionsRoutes,
  ...referrersRoutes,
  ...rolesRoutes,
  ...statisticsRoutes,
  ...systemsRoutes,
  ...tipsRoutes,
  ...tradersRoutes,
  ...trialConfigurationsRoutes,
  ...usersRoutes,
  ...webpageContentsRoutes,
];
