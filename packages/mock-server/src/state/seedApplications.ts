import { brokers, makeApplication, makeApplicationSummary } from '@brokerdesk/fixtures';
import type { Seed } from './Collection.ts';
import { seedOneByOne, seedTogether } from './seeds.ts';

export interface ApplicationSeedOptions {
  readonly seed: string;
  /** For the first broker that has clients; the others have a quarter as many. */
  readonly applications: number;
  readonly now: number;
}

interface Place {
  readonly brokerCode: string;
  readonly index: number;
  readonly count: number;
}

/** Applications for the list are made all at once and quickly; the rest of one when somebody opens it. */
export function seedApplications({
  seed,
  applications,
  now,
}: ApplicationSeedOptions): Readonly<Record<'applications' | 'applicationDetails' | 'actionHistories', Seed>> {
  const places = new Map<string, Place>();
  const list = seedTogether(function* listAll() {
    for (const place of planPlaces(applications)) {
      const row = { ...makeApplicationSummary({ seed, now, ...place }), brokerCode: place.brokerCode };
      places.set(row.applyID, place);
      yield [row.applyID, row] as const;
    }
  });
  const make = (id: string) => {
    const place = list.get(id) && places.get(id);
    return place && makeApplication({ seed, now, ...place });
  };
  const ids = () => list.ids();
  const fingerprint = `${applications} of ${seed} at ${now}`;
  return {
    applications: list,
    applicationDetails: seedOneByOne({ fingerprint, ids, make: (id) => make(id)?.details }),
    actionHistories: seedOneByOne({ fingerprint, ids, make: (id) => make(id)?.histories }),
  };
}

function* planPlaces(applications: number): Generator<Place> {
  const withClients = brokers.filter(({ internal }) => !internal);
  for (const [position, { brokerCode }] of withClients.entries()) {
    const count = position === 0 ? applications : Math.ceil(applications / 4);
    for (let index = 0; index < count; index += 1) yield { brokerCode, index, count };
  }
}
