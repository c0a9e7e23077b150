// The emulator's routes of this plugin: the viewers of applications, and the reasons that a broker offers.
import { type MockContext, type MockExtension, mockRoute } from '@brokerdesk/plugin-sdk/contract';
import { leaveApplication, listReasons, listViewers, type Reason, type Viewer, viewApplication } from './endpoints.ts';
import { standardReasons } from './model/standardReasons.ts';

interface View extends Viewer {
  readonly viewID: string;
  readonly applyID: string;
  readonly brokerCode: string;
  /** Milliseconds since 1970 at which the lease expires. */
  readonly until: number;
}

const views = 'applicationViews';
const leaseSec = 90;
/** The reasons of brokers that have set their own, by broker code. */
const reasonCatalogues = 'applicationReasons';

const extension: MockExtension = {
  id: 'account-opening',
  collections: { [views]: () => ({}), [reasonCatalogues]: () => ({}) },
  routes: [
    mockRoute(viewApplication, (context, { params: { id, viewID } }) => {
      const application = context.row<{ readonly brokerCode: string }>('applications', id);
      const { caller } = context;
      if (!caller || application?.brokerCode !== caller.brokerCode) return { code: 'E0003', data: null };
      const { refID, userName, brokerCode } = caller;
      const key = viewKey(id, refID, viewID);
      const now = context.now();
      const since = activeViews(context).find((view) => viewKey(view.applyID, view.refID, view.viewID) === key)?.since;
      dropExpired(context);
      const view: View = {
        refID,
        userName,
        since: since ?? new Date(now).toISOString(),
        viewID,
        applyID: id,
        brokerCode,
        until: now + leaseSec * 1000,
      };
      context.change((draft) => draft.put(views, key, view));
      const others = activeViews(context).filter((other) => other.applyID === id && other.refID !== refID);
      return { code: 'OK', data: { leaseSec, others: toViewers(others) } };
    }),
    mockRoute(leaveApplication, (context, { params: { id, viewID } }) => {
      context.change((draft) => draft.remove(views, viewKey(id, context.caller?.refID ?? '', viewID)));
      return { code: 'OK', data: null };
    }),
    mockRoute(listViewers, (context) => {
      const byApplication = Map.groupBy(activeViews(context), ({ applyID }) => applyID);
      return { code: 'OK', data: [...byApplication].map(([applyID, all]) => ({ applyID, viewers: toViewers(all) })) };
    }),
    mockRoute(listReasons, (context) => {
      const own = context.row<{ readonly reasons: readonly Reason[] }>(reasonCatalogues, context.brokerCode ?? '');
      return { code: 'OK', data: [...(own?.reasons ?? standardReasons)] };
    }),
  ],
};

export default extension;

function viewKey(applyID: string, refID: string, viewID: string): string {
  return `${applyID}/${refID}/${viewID}`;
}

/** Returns the current views of the caller's broker. */
function activeViews(context: MockContext): readonly View[] {
  return context
    .rows<View>(views)
    .filter(({ brokerCode, until }) => brokerCode === context.caller?.brokerCode && until > context.now());
}

function dropExpired(context: MockContext): void {
  const expired = context.rows<View>(views).filter(({ until }) => until <= context.now());
  context.change((draft) => {
    for (const { applyID, refID, viewID } of expired) draft.remove(views, viewKey(applyID, refID, viewID));
  });
}

/** Each user once, in order of arrival. */
function toViewers(all: readonly View[]): Viewer[] {
  const first = all.toSorted((a, b) => a.since.localeCompare(b.since) || a.refID.localeCompare(b.refID));
  return [...Map.groupBy(first, ({ refID }) => refID).values()].flatMap(([view]) =>
    view ? [{ refID: view.refID, userName: view.userName, since: view.since }] : [],
  );
}
