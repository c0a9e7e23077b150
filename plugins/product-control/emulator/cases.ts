import type { ContractCase } from '@brokerdesk/mock-server/case-kit';
import { deviceApplicationCases } from './device-applications/deviceApplicationCases.ts';
import { imageCases } from './images/imageCases.ts';
import { presetImageCases } from './preset-images/presetImageCases.ts';
import { tipCases } from './tips/tipCases.ts';
import { trialConfigurationCases } from './trial-configurations/trialConfigurationCases.ts';
import { webpageContentCases } from './webpage-contents/webpageContentCases.ts';

/** One case for each call of this half. */
export const productControlCases: readonly ContractCase[] = [
  ...deviceApplicationCases,
  ...imageCases,
  ...presetImageCases,
  ...tipCases,
  ...trialConfigurationCases,
  ...webpageContentCases,
];
