import {
  brokers,
  hasSeededForm,
  members,
  openingFormTemplates,
  profileIdOf,
  type SeededTemplate,
} from '@brokerdesk/fixtures';
import type { Seed } from './Collection.ts';
import type { OpeningFormRow, OpeningFormTemplateRow } from './documentRows.ts';
import type { ApplicationRow } from './rows.ts';
import type { SeedStart } from './SeedStart.ts';
import { seedTogether } from './seeds.ts';

/** What sandboxes begin with of opening-form templates and opening forms. */
export function seedDocuments(
  { seed, applications, now }: SeedStart,
  applicationSeed: Seed,
): Readonly<Record<'openingFormTemplates' | 'openingForms', Seed>> {
  const fingerprint = `forms of ${applications} of ${seed} at ${now}`;
  return {
    openingFormTemplates: seedTogether(() => makeTemplates(now)),
    openingForms: seedForms(applicationSeed, fingerprint),
  };
}

/** The identifier of an application's form; it has one at most. */
export function docIdOf(applyID: string): string {
  return `${prefix}${applyID}`;
}

const prefix = 'OF-';
const dayMs = 86_400_000;

function templateIdOf(brokerCode: string, { name }: SeededTemplate): string {
  return `${brokerCode}-T-${name.toUpperCase()}`;
}

function makeTemplates(now: number): (readonly [string, OpeningFormTemplateRow])[] {
  return brokers
    .filter(({ internal }) => !internal)
    .flatMap(({ brokerCode }) =>
      openingFormTemplates.map((template, position) => {
        const templateID = templateIdOf(brokerCode, template);
        const createTime = new Date(now - (320 - position * 60) * dayMs).toISOString();
        const row: OpeningFormTemplateRow = {
          templateID,
          brokerCode,
          profileID: profileIdOf(brokerCode, template.profileName),
          fileName: template.fileName,
          createTime,
          content: { drawing: template.name },
          version: 1,
          updateTime: createTime,
          updateBy: members[brokerCode]?.[0]?.userName ?? brokerCode,
        };
        return [templateID, row] as const;
      }),
    );
}

/** Each form follows from its application, so that none is made before somebody asks. */
function seedForms(applications: Seed, fingerprint: string): Seed {
  const made = new Map<string, OpeningFormRow | undefined>();
  const byGroup = new Map<string, readonly OpeningFormRow[]>();
  const get = (docID: string) => {
    if (!made.has(docID)) made.set(docID, makeForm(docID, applications));
    return made.get(docID);
  };
  const formsOf = (applyIDs: readonly string[]) => applyIDs.flatMap((applyID) => get(docIdOf(applyID)) ?? []);
  const rowsOf = (group: string) => {
    const rows = byGroup.get(group) ?? formsOf(applications.groups?.ids(group) ?? []);
    byGroup.set(group, rows);
    return rows;
  };
  return {
    fingerprint,
    prepare: () => true,
    get,
    ids: () => formsOf(applications.ids()).map(({ docID }) => docID),
    groups: {
      groupOf: (row) => (row as OpeningFormRow).brokerCode,
      ids: (group) => rowsOf(group).map(({ docID }) => docID),
      rows: rowsOf,
    },
  };
}

function makeForm(docID: string, applications: Seed): OpeningFormRow | undefined {
  if (!docID.startsWith(prefix)) return undefined;
  const row = applications.get(docID.slice(prefix.length)) as ApplicationRow | undefined;
  if (!row || !hasSeededForm(row)) return undefined;
  const { applyID, brokerCode, profileID } = row;
  const template = openingFormTemplates.find(({ profileName }) => profileIdOf(brokerCode, profileName) === profileID);
  if (!template) return undefined;
  const templateID = templateIdOf(brokerCode, template);
  return { docID, applyID, brokerCode, templateID, language: languages[row.region], snapshot: null };
}

/** In which language staff generate the form of an applicant. */
const languages = { HK: 'zh_HK', MO: 'zh_HK', CN: 'zh_CN', OVERSEAS: 'en_US' } as const;
