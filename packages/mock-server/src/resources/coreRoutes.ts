// The endpoints of the contract, with the handlers of their resources. A resource is loaded with the first request to it:
// most runs of the emulator, and most tests, need a few of them.
import * as contract from '@brokerdesk/api';
import type { Endpoint } from '@brokerdesk/api';
import type { RegisteredRoute, Route, RouteHandler } from '../context/Route.ts';

/** Loads the routes of each resource, by the beginning of its paths, without `/goapi`; the longest that fits counts. */
const resources: Readonly<Record<string, () => Promise<readonly Route[]>>> = {
  agreements: async () => (await import('./agreements/agreementRoutes.ts')).agreementRoutes,
  ai: async () => (await import('./ai/aiRoutes.ts')).aiRoutes,
  announcements: async () => (await import('./announcements/announcementRoutes.ts')).announcementRoutes,
  applications: async () => [
    ...(await import('./applications/applicationRoutes.ts')).applicationRoutes,
    ...(await import('./applications/changes/applicationChangeRoutes.ts')).applicationChangeRoutes,
  ],
  'applications/archives': async () =>
    (await import('./application-archives/applicationArchiveRoutes.ts')).applicationArchiveRoutes,
  auths: async () => (await import('./auths/authRoutes.ts')).authRoutes,
  ca: async () => (await import('./ca/caRoutes.ts')).caRoutes,
  'ca/signs': async () => (await import('./opening-forms/openingFormSignatureRoutes.ts')).openingFormSignatureRoutes,
  china_address_proof: async () =>
    (await import('./china-address-proofs/chinaAddressProofRoutes.ts')).chinaAddressProofRoutes,
  contact_details: async () => (await import('./contacts/contactDetailRoutes.ts')).contactDetailRoutes,
  contact_groups: async () => (await import('./contacts/contactGroupRoutes.ts')).contactGroupRoutes,
  device_applications: async () =>
    (await import('./device-applications/deviceApplicationRoutes.ts')).deviceApplicationRoutes,
  faq: async () => (await import('./faq/faqRoutes.ts')).faqRoutes,
  feed_packages: async () => (await import('./feed-plans/packages/feedPackageRoutes.ts')).feedPackageRoutes,
  feed_plans: async () => (await import('./feed-plans/feedPlanRoutes.ts')).feedPlanRoutes,
  images: async () => (await import('./images/imageRoutes.ts')).imageRoutes,
  notifications: async () => (await import('./notifications/notificationRoutes.ts')).notificationRoutes,
  opening_forms: async () => (await import('./opening-forms/openingFormRoutes.ts')).openingFormRoutes,
  operation_records: async () => (await import('./operation-records/operationRecordRoutes.ts')).operationRecordRoutes,
  profiles: async () => (await import('./profiles/profileRoutes.ts')).profileRoutes,
  questions: async () => (await import('./questions/questionRoutes.ts')).questionRoutes,
  referrers: async () => (await import('./referrers/referrerRoutes.ts')).referrerRoutes,
  roles: async () => (await import('./roles/roleRoutes.ts')).roleRoutes,
  statistics: async () => (await import('./statistics/statisticsRoutes.ts')).statisticsRoutes,
  systems: async () => (await import('./systems/systemRoutes.ts')).systemRoutes,
  'systems/brokers': async () => (await import('./brokers/brokerRoutes.ts')).brokerRoutes,
  'systems/functions': async () => (await import('./system-functions/systemFunctionRoutes.ts')).systemFunctionRoutes,
  'systems/images': async () => (await import('./preset-images/presetImageRoutes.ts')).presetImageRoutes,
  'systems/webpage_content': async () =>
    (await import('./webpage-contents/webpageContentRoutes.ts')).webpageContentRoutes,
  tips: async () => (await import('./tips/tipRoutes.ts')).tipRoutes,
  traders: async () => (await import('./feed-plans/traders/traderRoutes.ts')).traderRoutes,
  trial_configurations: async () =>
    (await import('./trial-configurations/trialConfigurationRoutes.ts')).trialConfigurationRoutes,
  users: async () => [
    ...(await import('./users/userRoutes.ts')).userRoutes,
    ...(await import('./passwords/passwordRoutes.ts')).passwordRoutes,
  ],
};

/** Every endpoint that the emulator itself implements. */
export const coreRoutes: readonly RegisteredRoute[] = Object.values<unknown>(contract)
  .filter(isEndpoint)
  .map(createLateRoute);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'shapes' in value;
}

function createLateRoute(endpoint: Endpoint): RegisteredRoute {
  let handler: RouteHandler | Promise<RouteHandler> | undefined;
  const load = async () => {
    handler = await loadHandler(endpoint);
    return handler;
  };
  return { endpoint, handler: () => (handler ??= load()) };
}

async function loadHandler(endpoint: Endpoint): Promise<RouteHandler> {
  const { method, path } = endpoint;
  const place = path.replace(/^\/(goapi\/)?/, '');
  const name = Object.keys(resources)
    .filter((start) => place === start || place.startsWith(`${start}/`))
    .reduce((longest, start) => (start.length > longest.length ? start : longest), '');
  const routes = await resources[name]?.();
  const found = routes?.find((route) => route.endpoint === endpoint);
  if (!found) throw new Error(`No resource handles ${method} ${path}.`);
  return found.handle;
}
