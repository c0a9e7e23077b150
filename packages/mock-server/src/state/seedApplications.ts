import {
  brokers,
  makeAmends,
  makeApplication,
  makeApplicationSummary,
  makeStayPage,
  type SeededApplication,
} from '@brokerdesk/fixtures';
import { brokerOfApplyId } from './brokerOfApplyId.ts';
import type { Seed } from './Collection.ts';
import type { ApplicationDetailsRow, ApplicationRow } from './rows.ts';
import type { SeedStart } from './SeedStart.ts';
import { seedGroups, seedOneByOne } from './seeds.ts';

interface Place {
  readonly brokerCode: string;
  readonly index: number;
  readonly count: number;
}

/** Applications for the list are made quickly, all of a broker at once; the rest of one when somebody opens it. */
export function seedApplications({
  seed,
  applications,
  now,
}: SeedStart): Readonly<Record<'applications' | 'applicationDetails' | 'actionHistories' | 'answerAmends', Seed>> {
  const places = new Map<string, Place>();
  function* listOf(place: Omit<Place, 'index'>) {
    for (let index = 0; index < place.count; index += 1) {
      const row = describeRow(seed, {
        ...makeApplicationSummary({ seed, now, ...place, index }),
        brokerCode: place.brokerCode,
      });
      places.set(row.applyID, { ...place, index });
      yield [row.applyID, row] as const;
    }
  }
  const list = seedGroups({
    groups: Object.fromEntries(planLists(applications).map((place) => [place.brokerCode, () => listOf(place)])),
    groupOf: ({ brokerCode }: ApplicationRow) => brokerCode,
    groupOfId: brokerOfApplyId,
  });
  // Details and history of one application are mostly asked for together.
  let last: { readonly id: string; readonly made: SeededApplication | undefined } | undefined;
  const make = (id: string) => {
    if (last?.id === id) return last.made;
    const place = list.get(id) && places.get(id);
    last = { id, made: place && makeApplication({ seed, now, ...place }) };
    return last.made;
  };
  const has = (id: string) => list.get(id) !== undefined;
  const isSubmitted = (id: string) => has(id) && (list.get(id) as ApplicationRow).status !== 'PND';
  const ids = () => list.ids();
  const fingerprint = `${applications} of ${seed} at ${now}`;
  return {
    applications: list,
    applicationDetails: seedOneByOne({ fingerprint, ids, has, make: (id) => detailsOf(make(id)) }),
    actionHistories: seedOneByOne({ fingerprint, ids, has, make: (id) => make(id)?.histories }),
    answerAmends: seedOneByOne({
      fingerprint,
      ids,
      // Nobody corrects what has not been submitted.
      has: (id) => isSubmitted(id) && makeAmendsOf(make(id)) !== undefined,
      make: (id) => makeAmendsOf(make(id)),
    }),
  };
}

/** A page stands in the list's row where it is counted. */
function describeRow(seed: string, row: ApplicationRow): ApplicationRow {
  return row.status === 'PND' ? { ...row, recentPage: makeStayPage({ seed, brokerCode: row.brokerCode, row }) } : row;
}

function detailsOf(application: SeededApplication | undefined): ApplicationDetailsRow | undefined {
  if (!application) return undefined;
  const { recentPage: _inTheList, ...details } = application.details;
  return details;
}

function makeAmendsOf(application: ReturnType<typeof makeApplication> | undefined) {
  return application && makeAmends(application);
}

function planLists(applications: number): readonly Omit<Place, 'index'>[] {
  return brokers
    .filter(({ internal }) => !internal)
    .map(({ brokerCode }, position) => ({
      brokerCode,
      count: position === 0 ? applications : Math.ceil(applications / 4),
    }));
}
