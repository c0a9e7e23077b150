import { brokers } from '@brokerdesk/fixtures';
import { makeAmends } from '../../demo/applications/makeAmends.ts';
import { makeApplication, type SeededApplication } from '../../demo/applications/makeApplication.ts';
import { makeApplicationSummary } from '../../demo/applications/makeApplicationSummary.ts';
import { makeStayPage } from '../../demo/applications/makeChecks.ts';
import { createGroupedSeed, createPerRowSeed, type Seed, type SeedContext } from '@brokerdesk/mock-server/engine';
import type { ApplicationDetailsRow, ApplicationRow } from './applicationRows.ts';

interface ApplicationPosition {
  readonly brokerCode: string;
  readonly index: number;
  readonly count: number;
}

/**
 * The rows of the list are cheap and made for a whole broker at once; the rest of an application is made when it is
 * opened.
 */
export function seedApplications({
  options: { seed, applications, now },
}: SeedContext): Readonly<Record<'applications' | 'applicationDetails' | 'actionHistories' | 'answerAmends', Seed>> {
  const positions = new Map<string, ApplicationPosition>();
  function* listOf(position: Omit<ApplicationPosition, 'index'>) {
    for (let index = 0; index < position.count; index += 1) {
      const row = describeRow(seed, {
        ...makeApplicationSummary({ seed, now, ...position, index }),
        brokerCode: position.brokerCode,
      });
      positions.set(row.applyID, { ...position, index });
      yield [row.applyID, row] as const;
    }
  }
  const list = createGroupedSeed({
    groups: Object.fromEntries(
      applicationCountsByBroker(applications).map((position) => [position.brokerCode, () => listOf(position)]),
    ),
    groupOf: ({ brokerCode }: ApplicationRow) => brokerCode,
    groupOfId: brokerOfApplyId,
  });
  // Details and history of one application are mostly read together.
  let last: { readonly id: string; readonly made: SeededApplication | undefined } | undefined;
  const make = (id: string) => {
    if (last?.id === id) return last.made;
    const position = list.get(id) && positions.get(id);
    last = { id, made: position && makeApplication({ seed, now, ...position }) };
    return last.made;
  };
  const has = (id: string) => list.get(id) !== undefined;
  const isSubmitted = (id: string) => has(id) && (list.get(id) as ApplicationRow).status !== 'PND';
  const ids = () => list.ids();
  const fingerprint = `${applications} of ${seed} at ${now}`;
  return {
    applications: list,
    applicationDetails: createPerRowSeed({ fingerprint, ids, has, make: (id) => detailsOf(make(id)) }),
    actionHistories: createPerRowSeed({ fingerprint, ids, has, make: (id) => make(id)?.histories }),
    answerAmends: createPerRowSeed({
      fingerprint,
      ids,
      // Only submitted applications are corrected.
      has: (id) => isSubmitted(id) && makeAmendsOf(make(id)) !== undefined,
      make: (id) => makeAmendsOf(make(id)),
    }),
  };
}

/** The row contains the page only where it is counted. */
function describeRow(seed: string, row: ApplicationRow): ApplicationRow {
  return row.status === 'PND' ? { ...row, recentPage: makeStayPage({ seed, brokerCode: row.brokerCode, row }) } : row;
}

function detailsOf(application: SeededApplication | undefined): ApplicationDetailsRow | undefined {
  if (!application) return undefined;
  const { recentPage: _inTheList, ...details } = application.details;
  return { ...details, pictures: application.pictures };
}

function makeAmendsOf(application: ReturnType<typeof makeApplication> | undefined) {
  return application && makeAmends(application);
}

function applicationCountsByBroker(applications: number): readonly Omit<ApplicationPosition, 'index'>[] {
  return brokers
    .filter(({ internal }) => !internal)
    .map(({ brokerCode }, position) => ({
      brokerCode,
      count: position === 0 ? applications : Math.ceil(applications / 4),
    }));
}

/** The broker of an application number, or of an identifier that begins with one. Makes no row. */
export function brokerOfApplyId(id: string): string | undefined {
  return brokers.find(({ brokerCode, internal }) => !internal && id.startsWith(brokerCode.slice(0, 2)))?.brokerCode;
}
