// Parts that an editor of templates can insert: groups that the broker already has, and preset components.
import { listProfileGroups, listSystemComponents, type ReusableGroup } from '@brokerdesk/api';
import { systemComponents } from '../../demo/profiles/systemComponents.ts';
import { ownRows, type RequestContext, route, type Route } from '@brokerdesk/mock-server/engine';
import { toWireComponent, toWireGroup } from './templateWire.ts';
import type { ProfileRow } from './profileRows.ts';

export const templatePartRoutes: readonly Route[] = [
  route(listProfileGroups, (context) => ({ code: 'OK', data: collectGroups(context) })),

  route(listSystemComponents, () => ({
    code: 'OK',
    data: systemComponents.map(({ code, name, components, classification }) => ({
      code,
      name,
      core: components.some(({ core }) => core),
      components: components.map(toWireComponent),
      classification: classification.map(({ value, label, from, to }) => ({ value, label, from, to })),
    })),
  })),
];

/** Groups that are equal to the last word are one; those that only share their identifier are several. */
function collectGroups(context: RequestContext): ReusableGroup[] {
  const groups = new Map<string, ReusableGroup>();
  for (const { profileID, name, pages } of ownRows<ProfileRow>(context, 'profiles')) {
    for (const group of pages.flatMap((page) => page.groups)) {
      const key = JSON.stringify(group);
      const entry = groups.get(key) ?? { ...toWireGroup(group), profiles: [] };
      entry.profiles.push({ profileID, name });
      groups.set(key, entry);
    }
  }
  return [...groups.values()];
}
