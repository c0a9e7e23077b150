import type { NotificationGroup } from '@brokerdesk/plugin-sdk/api';

/** The values of the form of a notice group: what its calls take. */
export type GroupValues = {
  readonly nameEN: string;
  readonly nameSC: string;
  readonly nameTC: string;
  readonly accountNumbers: string[];
};

/** Returns the values of the form for a group, or for a new one. */
export function valuesOfGroup(group?: NotificationGroup): GroupValues {
  return {
    nameEN: group?.nameEN ?? '',
    nameSC: group?.nameSC ?? '',
    nameTC: group?.nameTC ?? '',
    accountNumbers: [...(group?.accountNumbers ?? [])],
  };
}
