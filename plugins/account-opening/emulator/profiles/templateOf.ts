import type { StateContext } from '@brokerdesk/mock-server/engine';
import type { ActionHistoriesRow, ApplicationRow } from '../applications/applicationRows.ts';
import type { ProfileRow, ProfileVersionsRow } from './profileRows.ts';

/** The part of a template that determines the questions and how answers are shown. */
export type TemplateVersion = Pick<ProfileRow, 'pages' | 'scoreBands' | 'templateVersion'>;

/** The template that an application is filled with: the one that there was when its applicant began. */
export function templateOf(
  context: StateContext,
  { applyID, profileID, applyDate }: Pick<ApplicationRow, 'applyID' | 'profileID' | 'applyDate'>,
): TemplateVersion | undefined {
  const earlier = context.row<ProfileVersionsRow>('profileVersions', profileID)?.versions ?? [];
  const currentTemplate = context.row<ProfileRow>('profiles', profileID);
  if (earlier.length === 0) return currentTemplate;
  const time = startTimeOf(context, { applyID, applyDate });
  return earlier.find(({ until }) => time < Date.parse(until)) ?? currentTemplate;
}

/** When an applicant began, in milliseconds since 1970. */
export function startTimeOf(
  context: StateContext,
  { applyID, applyDate }: Pick<ApplicationRow, 'applyID' | 'applyDate'>,
): number {
  return Date.parse(context.row<ActionHistoriesRow>('actionHistories', applyID)?.histories[0]?.time ?? applyDate);
}
