import { getTrialConfiguration, updateTrialConfiguration } from '@brokerdesk/api';
import {
  checkVersion,
  createInvalidStateError,
  diffFields,
  message,
  type RequestContext,
  route,
  type Route,
  stamp,
} from '@brokerdesk/mock-server/engine';
import type { TrialConfigurationRow } from './trialConfigurationRows.ts';

export const trialConfigurationRoutes: readonly Route[] = [
  route(getTrialConfiguration, (context) => ({ code: 'OK', data: describe(findTrial(context)) })),

  route(updateTrialConfiguration, (context, { body: { WebDemoEnable, version } }) => {
    const before = findTrial(context);
    const staleError = checkVersion(before, version, () => describe(before));
    if (staleError) return staleError;
    if (before.WebDemoEnable === WebDemoEnable) return WebDemoEnable ? alreadyOpenError : alreadyClosedError;
    const after: TrialConfigurationRow = { ...before, WebDemoEnable, ...stamp(context, before) };
    context.change((draft) => draft.put('trialConfigurations', after.brokerCode, after));
    context.recordOperation({ targetID: after.brokerCode, changes: diffFields(before, after, ['WebDemoEnable']) });
    return { code: 'OK', data: describe(after) };
  }),
];

const alreadyOpenError = createInvalidStateError(
  'open',
  message('The trial version is already open.', '试用版已开启。', '試用版已開啟。'),
);
const alreadyClosedError = createInvalidStateError(
  'closed',
  message('The trial version is already closed.', '试用版已关闭。', '試用版已關閉。'),
);

/** It is closed until a broker opens it. */
function findTrial(context: RequestContext): TrialConfigurationRow {
  const brokerCode = context.brokerCode ?? '';
  const neverUpdated = { version: 0, updateTime: new Date(0).toISOString(), updateBy: '' };
  return (
    context.row<TrialConfigurationRow>('trialConfigurations', brokerCode) ?? {
      brokerCode,
      WebDemoEnable: false,
      ...neverUpdated,
    }
  );
}

function describe({ WebDemoEnable, version, updateTime, updateBy }: TrialConfigurationRow) {
  return { WebDemoEnable, version, updateTime, updateBy };
}
