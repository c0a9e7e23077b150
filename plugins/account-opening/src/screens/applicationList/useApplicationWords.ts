import { labelOf, textIn, useCurrentTime, useFormats, useHost, type Job, useJobs } from '@brokerdesk/plugin-sdk';
import type { ApplicationSummary } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import type { Viewer } from '../../endpoints.ts';
import { en } from '../../locales/en.ts';
import { ageOf } from '../../model/age.ts';
import { createStatusLabels } from '../../status/statusMeaning.ts';
import { useText } from '../../useText.ts';

const workByKind: Readonly<Partial<Record<Job['kind'], keyof typeof en.work>>> = {
  'certify-applications': 'certify',
  'generate-forms': 'generateForm',
  'sign-forms': 'signForm',
  'import-applications': 'importToBackOffice',
  'change-applications': 'change',
};

const minuteMs = 60_000;

/** How cells of the list put an application into words. */
export type ApplicationWords = ReturnType<typeof useApplicationWords>;

/** Returns how cells of the list put an application into words; `viewers` are the users who have it open. */
export function useApplicationWords(viewers: ReadonlyMap<string, readonly Viewer[]> | undefined) {
  const text = useText();
  const { dateTime } = useFormats();
  const { language, configuration } = useHost();
  const now = useCurrentTime(minuteMs);
  const jobWork = useJobWork();
  const { deletionNoticeDays } = configuration;
  return useMemo(() => {
    // A list has hundreds of cells with the same few words: each is looked up once.
    const work = createLabels(en.work, (action) => text(`work.${action}`));
    const idType = createLabels(en.idTypeShort, (code) => text(`idTypeShort.${code}`));
    return {
      dateTime,
      status: createStatusLabels(text),
      region: createLabels(en.region, (code) => text(`region.${code}`)),
      profileName: ({ profileName }: ApplicationSummary) => textIn(profileName, language),
      idCard: (row: ApplicationSummary) => `${idType(row.idType)} ${row.idCardNumber}`,
      // The back end knows of work a moment after the tray, which starts with the first items.
      work: ({ applyID, work: running }: ApplicationSummary) => {
        const action = running?.action ?? jobWork.get(applyID);
        return action === undefined ? '' : work(action);
      },
      age: (row: ApplicationSummary) => {
        const known = ageOf(row, now);
        if (!known) return '';
        const words = text(`age.${known.unit}`, { count: known.count });
        return known.isLate ? text('age.late', { age: words }) : words;
      },
      isLate: (row: ApplicationSummary) => ageOf(row, now)?.isLate === true,
      deletion: ({ deletedInDays: days }: ApplicationSummary) => {
        if (days === null) return '';
        return days <= 0 ? text('deletion.today') : text('deletion.in', { count: days });
      },
      isDeletedSoon: ({ deletedInDays: days }: ApplicationSummary) => days !== null && days <= deletionNoticeDays,
      openWith: ({ applyID }: ApplicationSummary) =>
        (viewers?.get(applyID) ?? []).map(({ userName }) => userName).join(text('list.separator')),
      // A page that the template no longer has is shown by its identifier.
      stayPage: ({ stayPage }: ApplicationSummary) =>
        stayPage?.title ? textIn(stayPage.title, language) : (stayPage?.pageID ?? ''),
    };
  }, [text, dateTime, language, deletionNoticeDays, viewers, now, jobWork]);
}

/** Labels codes; the known ones are looked up once. */
function createLabels<Code extends string>(
  known: Readonly<Record<Code, unknown>>,
  label: (code: Code) => string,
): (code: string) => string {
  const labels = Object.fromEntries((Object.keys(known) as Code[]).map((code) => [code, label(code)])) as Record<
    Code,
    string
  >;
  return (code) => labelOf(labels, code, (one) => labels[one]);
}

/** Returns the work that the tray is doing or about to do, by application. */
function useJobWork(): ReadonlyMap<string, keyof typeof en.work> {
  const { jobs } = useJobs();
  return useMemo(() => {
    const running = new Map<string, keyof typeof en.work>();
    for (const { kind, items } of jobs) {
      const work = workByKind[kind];
      if (work === undefined) continue;
      for (const { id, state } of items) if (state === 'waiting' || state === 'running') running.set(id, work);
    }
    return running;
  }, [jobs]);
}
