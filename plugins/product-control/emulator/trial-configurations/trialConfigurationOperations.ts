import { changed, describeRows } from '@brokerdesk/mock-server/engine';
import type { TrialConfigurationRow } from './trialConfigurationRows.ts';

export const trialConfigurationOperations = [
  describeRows<TrialConfigurationRow>('trialConfigurations', ({ brokerCode, WebDemoEnable, updateTime, updateBy }) => [
    {
      operation: 'trialConfiguration.update',
      time: updateTime,
      by: updateBy,
      targetID: brokerCode,
      targetName: null,
      changes: [changed('WebDemoEnable', String(!WebDemoEnable), String(WebDemoEnable))],
    },
  ]),
];
