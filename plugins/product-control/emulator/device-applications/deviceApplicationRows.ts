import type { DeviceApplication } from '@brokerdesk/api';
import { makeDeviceApplications } from '../../demo/device-applications/makeDeviceApplications.ts';
import { seedAuthorOf, type SeedOptions } from '@brokerdesk/mock-server/engine';

export interface DeviceApplicationRow extends Omit<DeviceApplication, 'boundDevices'> {
  readonly brokerCode: string;
}

export function makeDeviceApplicationRows(brokerCode: string, { seed, now }: SeedOptions): DeviceApplicationRow[] {
  return makeDeviceApplications(seed, brokerCode, now).map((application) => ({
    ...application,
    version: application.approvalTime === null ? 1 : 2,
    updateTime: application.approvalTime ?? application.applyTime,
    updateBy: application.approvalTime === null ? application.userName : seedAuthorOf(brokerCode),
  }));
}
