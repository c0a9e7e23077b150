import { type EmulatorExtension, historyOf, keyed, productBrokers } from '@brokerdesk/mock-server/engine';
import { deviceControls } from './device-applications/deviceControls.ts';
import { deviceOperations } from './device-applications/deviceOperations.ts';
import { deviceApplicationRoutes } from './device-applications/deviceApplicationRoutes.ts';
import { makeDeviceApplicationRows } from './device-applications/deviceApplicationRows.ts';
import { imageControls } from './images/imageControls.ts';
import { imageOperations } from './images/imageOperations.ts';
import { imageRoutes } from './images/imageRoutes.ts';
import { makeAdClicks, makeImages } from './images/seedImages.ts';
import { listShownAdvertisements } from './images/shownAdvertisements.ts';
import { findPresetImage } from './preset-images/findPresetImage.ts';
import { presetImageRoutes } from './preset-images/presetImageRoutes.ts';
import { makePresetImageRows } from './preset-images/presetImageRows.ts';
import { tipOperations } from './tips/tipOperations.ts';
import { tipRoutes } from './tips/tipRoutes.ts';
import { makeTipsRow } from './tips/tipRows.ts';
import { trialConfigurationOperations } from './trial-configurations/trialConfigurationOperations.ts';
import { trialConfigurationRoutes } from './trial-configurations/trialConfigurationRoutes.ts';
import { makeTrialConfigurationRow } from './trial-configurations/trialConfigurationRows.ts';
import { webpageContentOperations } from './webpage-contents/webpageContentOperations.ts';
import { webpageContentRoutes } from './webpage-contents/webpageContentRoutes.ts';
import { makeWebpageContentRows } from './webpage-contents/webpageContentRows.ts';
import { readPublishedPage } from './webpage-contents/webpageContentRules.ts';

/** Pictures, tips, sign-in pages, trials and devices. */
export const productControl: EmulatorExtension = {
  id: 'product-control',
  routes: [
    ...deviceApplicationRoutes,
    ...imageRoutes,
    ...presetImageRoutes,
    ...tipRoutes,
    ...trialConfigurationRoutes,
    ...webpageContentRoutes,
  ],
  collections: {
    tips: keyed(
      (options) => productBrokers().map((code) => makeTipsRow(code, options)),
      ({ brokerCode }) => brokerCode,
    ),
    trialConfigurations: keyed(
      (options) => productBrokers().map((code) => makeTrialConfigurationRow(code, options)),
      ({ brokerCode }) => brokerCode,
    ),
    deviceApplications: keyed(
      (options) => productBrokers().flatMap((code) => makeDeviceApplicationRows(code, options)),
      ({ applicationID }) => applicationID,
    ),
    images: keyed(makeImages, ({ imgID }) => imgID),
    adClicks: keyed(makeAdClicks, ({ imgID, day }) => `${imgID} ${day}`),
    webpageContents: keyed(makeWebpageContentRows, ({ contentID }) => contentID),
    presetImages: keyed(
      ({ now }) => makePresetImageRows(now),
      ({ imgID }) => imgID,
    ),
  },
  controls: [...imageControls, ...deviceControls],
  history: historyOf([
    ...imageOperations,
    ...tipOperations,
    ...webpageContentOperations,
    ...trialConfigurationOperations,
    ...deviceOperations,
  ]),
  systems: {
    files: [findPresetImage],
    pages: [readPublishedPage],
    advertisements: [listShownAdvertisements],
  },
};
