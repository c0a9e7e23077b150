import type { ApplicationStatus } from '@brokerdesk/api';
import { brokers, members } from '@brokerdesk/fixtures';
import { openingFormTemplates, type SeededTemplate } from '../../demo/opening-forms/openingFormTemplates.ts';
import { profileIdOf } from '../../demo/profiles/profilesOf.ts';
import { createLazySeed, type Seed, type SeedContext, type Seeds } from '@brokerdesk/mock-server/engine';
import { applyIdOfForm, docIdOf, type OpeningFormRow, type OpeningFormTemplateRow } from './openingFormRows.ts';
import type { ApplicationRow } from '../applications/applicationRows.ts';

/** The opening-form templates and opening forms that sandboxes begin with. */
export function seedOpeningForms({
  options: { seed, applications, now },
  seeds,
}: SeedContext): Readonly<Record<'openingFormTemplates' | 'openingForms', Seed>> {
  const fingerprint = `forms of ${applications} of ${seed} at ${now}`;
  return {
    openingFormTemplates: createLazySeed(() => makeTemplates(now)),
    openingForms: seedForms(seeds, fingerprint),
  };
}

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

const statusesWithForm: ReadonlySet<ApplicationStatus> = new Set([
  'OFI',
  'GOF',
  'OFC',
  'SOF',
  'IPB',
  'IPF',
  'IBO',
  'ARC',
]);
const longestRejection = 7;

/** Whether the history of an application, as it was seeded, has an opening form in it. */
function hasSeededForm({ status, version }: Pick<ApplicationRow, 'status' | 'version'>): boolean {
  // Applications archived after a rejection never got this far: their version, which counts their steps, is small.
  return statusesWithForm.has(status) && (status !== 'ARC' || version > longestRejection);
}

/**
 * Each form follows from its application, so none is made before first access. The forms of a broker are made from its
 * rows in order, because looking up each of 100,000 by name takes several times as long.
 */
function seedForms(seeds: Seeds, fingerprint: string): Seed {
  const made = new Map<string, OpeningFormRow>();
  const byGroup = new Map<string, readonly OpeningFormRow[]>();
  const formOf = (row: ApplicationRow) => {
    const templateID = hasSeededForm(row) ? templateIdsByProfile.get(row.profileID) : undefined;
    if (templateID === undefined) return undefined;
    const docID = docIdOf(row.applyID);
    const form = made.get(docID) ?? makeForm(row, { docID, templateID });
    made.set(docID, form);
    return form;
  };
  const get = (docID: string) => {
    const known = made.get(docID);
    const applyID = applyIdOfForm(docID);
    if (known || applyID === undefined) return known;
    const row = seeds['applications']?.get(applyID) as ApplicationRow | undefined;
    return row && formOf(row);
  };
  const rowsOf = (group: string) => {
    const owners = (seeds['applications']?.groups?.rows(group) ?? []) as readonly ApplicationRow[];
    const rows = byGroup.get(group) ?? owners.flatMap((row) => formOf(row) ?? []);
    byGroup.set(group, rows);
    return rows;
  };
  return {
    fingerprint,
    warmUp: () => true,
    get,
    ids: () => (seeds['applications']?.ids() ?? []).flatMap((applyID) => get(docIdOf(applyID))?.docID ?? []),
    groups: {
      groupOf: (row) => (row as OpeningFormRow).brokerCode,
      ids: (group) => rowsOf(group).map(({ docID }) => docID),
      rows: rowsOf,
    },
  };
}

function makeForm(
  { applyID, brokerCode, region }: ApplicationRow,
  { docID, templateID }: Pick<OpeningFormRow, 'docID' | 'templateID'>,
): OpeningFormRow {
  return { docID, applyID, brokerCode, templateID, language: languages[region], snapshot: null };
}

const templateIdsByProfile = new Map(
  brokers.flatMap(({ brokerCode }) =>
    openingFormTemplates.map((template) => [
      profileIdOf(brokerCode, template.profileName),
      templateIdOf(brokerCode, template),
    ]),
  ),
);

/** In which language staff generate the form of an applicant. */
const languages = { HK: 'zh_HK', MO: 'zh_HK', CN: 'zh_CN', OVERSEAS: 'en_US' } as const;
