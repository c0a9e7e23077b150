// The switch that opens or closes the trial version of the web trading app.
import { z } from 'zod';
import { auditFields, expectedVersion } from './auditFields.ts';
import { anyOf, endpoint } from './endpoint.ts';
import { refusedState } from './refusals.ts';

const trialConfiguration = z.object({
  /** True while the web trading app can be tried without an account. */
  WebDemoEnable: z.boolean(),
  ...auditFields,
});

/** Whether the trial version is open, and who last opened or closed it, and when. */
export type TrialConfiguration = z.output<typeof trialConfiguration>;

/** Returns whether the trial version of the caller's broker is open. */
export const getTrialConfiguration = endpoint({
  method: 'GET',
  path: '/goapi/trial_configurations',
  access: anyOf('PM_WG_TRIAL_SWITCH'),
  errors: [],
  shapes: { data: trialConfiguration },
});

/**
 * Opens or closes the trial version of the caller's broker. Fails with `E0005` if another user has switched it in the
 * meantime, and with `E0015` if it is already in the requested state.
 */
export const updateTrialConfiguration = endpoint({
  method: 'PUT',
  path: '/goapi/trial_configurations',
  access: anyOf('PM_WG_TRIAL_SWITCH'),
  operation: 'trialConfiguration.update',
  errors: ['E0005', 'E0015'],
  shapes: {
    refusals: { E0015: refusedState },
    body: z.object({ WebDemoEnable: z.boolean(), version: expectedVersion }),
    data: trialConfiguration,
  },
});
