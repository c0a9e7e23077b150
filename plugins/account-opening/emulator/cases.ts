import type { ContractCase } from '@brokerdesk/mock-server/case-kit';
import { aiCases } from './ai/aiCases.ts';
import { applicationArchiveCases } from './application-archives/applicationArchiveCases.ts';
import { applicationCases } from './applications/applicationCases.ts';
import { caCases } from './ca/caCases.ts';
import { chinaAddressProofCases } from './china-address-proofs/chinaAddressProofCases.ts';
import { openingFormCases } from './opening-forms/openingFormCases.ts';
import { profileCases } from './profiles/profileCases.ts';
import { questionCases } from './questions/questionCases.ts';
import { referrerCases } from './referrers/referrerCases.ts';
import { statisticsCases } from './statistics/statisticsCases.ts';

/** One case for each call of this half. */
export const accountOpeningCases: readonly ContractCase[] = [
  ...aiCases,
  ...applicationArchiveCases,
  ...applicationCases,
  ...caCases,
  ...chinaAddressProofCases,
  ...openingFormCases,
  ...profileCases,
  ...questionCases,
  ...referrerCases,
  ...statisticsCases,
];
