import type { PortalSources } from './PortalModel.ts';

/** Removes the dashboard from a portal, so that RAO_DATA_CHART is a function of the product that no plugin declares. */
export function withoutDashboard(sources: PortalSources): PortalSources {
  return { ...sources, described: sources.described.filter(({ description }) => description.id !== 'dashboard') };
}
