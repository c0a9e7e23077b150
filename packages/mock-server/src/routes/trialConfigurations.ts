import { getTrialConfiguration, updateTrialConfiguration } from '@brokerdesk/api';
import { wrongState } from '../behaviour/content/contentRefusals.ts';
import { changesBetween } from '../behaviour/operationRecords.ts';
import { stamp } from '../behaviour/stamps.ts';
import type { CallContext } from '../pipeline/CallContext.ts';
import { refuseStale } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';
import type { TrialConfigurationRow } from '../state/contentRows.ts';

export const trialConfigurationsRoutes: readonly Route[] = [
  route(getTrialConfiguration, (context) => ({ code: 'OK', data: describe(findTrial(context)) })),

  route(updateTrialConfiguration, (context, { body: { WebDemoEnable, version } }) => {
    const before = findTrial(context);
    const stale = refuseStale(before, version, () => describe(before));
    if (stale) return stale;
    if (before.WebDemoEnable === WebDemoEnable) return WebDemoEnable ? openAlready : closedAlready;
    const after: TrialConfigurationRow = { ...before, WebDemoEnable, ...stamp(context, before) };
    context.change((draft) => draft.put('trialConfigurations', after.brokerCode, after));
    context.note({ targetID: after.brokerCode, changes: changesBetween(before, after, ['WebDemoEnable']) });
    return { code: 'OK', data: describe(after) };
  }),
];

const openAlready = wrongState('open', {
  en_US: 'The trial version is open already.',
  zh_CN: '试用版已经开启。',
  zh_HK: '試用版已經開啟。',
});
const closedAlready = wrongState('closed', {
  en_US: 'The trial version is closed already.',
  zh_CN: '试用版已经关闭。',
  zh_HK: '試用版已經關閉。',
});

/** It is closed until a broker opens it. */
function findTrial(context: CallContext): TrialConfigurationRow {
  const brokerCode = context.brokerCode ?? '';
  const never = { version: 0, updateTime: new Date(0).toISOString(), updateBy: '' };
  return (
    context.row<TrialConfigurationRow>('trialConfigurations', brokerCode) ?? {
      brokerCode,
      WebDemoEnable: false,
      ...never,
    }
  );
}

function describe({ WebDemoEnable, version, updateTime, updateBy }: TrialConfigurationRow) {
  return { WebDemoEnable, version, updateTime, updateBy };
}
