// What an editor of templates can take over: groups that the broker already has, and ready components.
import { listProfileGroups, listSystemComponents, type ReusableGroup } from '@brokerdesk/api';
import { systemComponents } from '@brokerdesk/fixtures';
import { ownRows } from '../behaviour/ownRows.ts';
import { writeComponent, writeGroup } from '../behaviour/templates/templateWire.ts';
import type { CallContext } from '../pipeline/CallContext.ts';
import { type Route, route } from '../pipeline/Route.ts';
import type { ProfileRow } from '../state/templateRows.ts';

export const templatePartsRoutes: readonly Route[] = [
  route(listProfileGroups, (context) => ({ code: 'OK', data: collectGroups(context) })),

  route(listSystemComponents, () => ({
    code: 'OK',
    data: systemComponents.map(({ code, name, components, classification }) => ({
      code,
      name,
      core: components.some(({ core }) => core),
      components: components.map(writeComponent),
      classification: classification.map(({ value, label, from, to }) => ({ value, label, from, to })),
    })),
  })),
];

/** Groups that are equal to the last word are one; those that only share their identifier are several. */
function collectGroups(context: CallContext): ReusableGroup[] {
  const groups = new Map<string, ReusableGroup>();
  for (const { profileID, name, pages } of ownRows<ProfileRow>(context, 'profiles')) {
    for (const group of pages.flatMap((page) => page.groups)) {
      const key = JSON.stringify(group);
      const known = groups.get(key) ?? { ...writeGroup(group), profiles: [] };
      known.profiles.push({ profileID, name });
      groups.set(key, known);
    }
  }
  return [...groups.values()];
}
