// The emulator's routes of this plugin. Some applicants of Harbour Bright Securities visit a branch within ten days of
// applying; the application determines which, where and when, so a visit exists exactly as long as its application.
import { type MockContext, type MockExtension, mockRoute } from '@brokerdesk/plugin-sdk/contract';
import { type BranchVisit, listBranchVisits, updateBranchVisitNote } from './endpoints.ts';

interface Application {
  readonly applyID: string;
  readonly brokerCode: string;
  readonly chiName: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly applyDate: string;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
// Hong Kong is eight hours ahead of UTC all year.
const zone = 8 * hour;
const shareOfVisitors = 0.2;

const notes = 'harbourBranchesVisitNotes';

const branches = [
  { EN: 'Tsim Sha Tsui', SC: '尖沙咀', TC: '尖沙咀' },
  { EN: 'Causeway Bay', SC: '铜锣湾', TC: '銅鑼灣' },
  { EN: 'Tsuen Wan', SC: '荃湾', TC: '荃灣' },
] as const;
const counterStaff = ['Yuen Wai Kit', 'Mok Suk Yee', 'Poon Ka Ho'] as const;

const extension: MockExtension = {
  id: 'harbour-branches',
  collections: { [notes]: () => ({}) },
  operations: { 'branchVisit.note': { EN: 'Note on branch visit changed', SC: '修改到访备注', TC: '更改到訪備註' } },
  records: {
    branchVisit: {
      name: { EN: 'Branch visit', SC: '分行到访', TC: '分行到訪' },
      fields: { note: { EN: 'Note', SC: '备注', TC: '備註' } },
    },
  },
  routes: [
    mockRoute(listBranchVisits, (context, { query }) => {
      if (query.applyID !== undefined) {
        const application = context.row<Application>('applications', query.applyID);
        return { code: 'OK', data: application ? visitsOf(application, context) : [] };
      }
      const visits = context
        .rows<Application>('applications')
        .flatMap((application) => visitsOf(application, context))
        .filter((visit) => visit.state === 'booked')
        .toSorted((a, b) => a.time.localeCompare(b.time) || a.visitID.localeCompare(b.visitID));
      return { code: 'OK', data: visits.slice(0, 10) };
    }),
    mockRoute(updateBranchVisitNote, (context, { params, body }) => {
      const application = context.row<Application>('applications', params.visitID.replace(/^BV-/, ''));
      const find = () =>
        application && visitsOf(application, context).find(({ visitID }) => visitID === params.visitID);
      if (!find()) return { code: 'E0003', data: null };
      context.change((draft) => draft.put(notes, params.visitID, { note: body.note }));
      return { code: 'OK', data: find() as BranchVisit };
    }),
  ],
};

export default extension;

function visitsOf(application: Application, context: MockContext): BranchVisit[] {
  const { applyID, chiName, lastName, firstName } = application;
  const value = (field: string) => context.value('harbourBranchVisits', applyID, field);
  const pick = <Item>(field: string, items: readonly Item[]) => items[Math.floor(value(field) * items.length)] as Item;
  const isOurs = application.brokerCode === 'HARBOUR' && context.brokerCode === 'HARBOUR';
  if (!isOurs || value('visits') >= shareOfVisitors) return [];
  const time = openingTime(Date.parse(application.applyDate) + Math.ceil(value('days') * 10) * day, value('slot'));
  const past = value('attended') < 0.9 ? 'attended' : 'missed';
  return [
    {
      visitID: `BV-${applyID}`,
      applyID,
      applicantName: chiName || `${lastName} ${firstName}`,
      branch: pick('branch', branches),
      time: new Date(time).toISOString(),
      counterStaff: pick('staff', counterStaff),
      state: time > context.now() ? 'booked' : past,
      note: context.row<{ readonly note: string }>(notes, `BV-${applyID}`)?.note ?? '',
    },
  ];
}

/**
 * Returns a quarter of an hour on the day of `time`, from half past nine to half past five; Monday instead of a
 * weekend.
 */
function openingTime(time: number, share: number): number {
  const midnight = Math.floor((time + zone) / day) * day;
  const weekday = new Date(midnight).getUTCDay();
  const closedDays = { 0: 1, 6: 2 }[weekday] ?? 0;
  return midnight - zone + closedDays * day + 9.5 * hour + Math.floor(share * 32) * 15 * minute;
}
