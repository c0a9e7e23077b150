import type { LocalText, ScoreBandOnWire, TemplatePage } from '@brokerdesk/api';
import { type BrokerRow, openingAddress } from '@brokerdesk/fixtures';
import { isDeepStrictEqual } from 'node:util';
import type { CallContext } from '../../pipeline/CallContext.ts';
import type { FieldRefusal } from '../../pipeline/refusals.ts';
import type { OperationChange } from '../../state/rows.ts';
import type { ProfileRow, ProfileVersionsRow } from '../../state/templateRows.ts';
import { compareQuestions } from '../answers/compareQuestions.ts';
import { changesBetween } from '../operationRecords.ts';
import { ownRows } from '../ownRows.ts';
import { stamp } from '../stamps.ts';
import { problemAt } from './templateProblems.ts';
import { readTemplate } from './templateWire.ts';
import { formatTime } from '../times.ts';

export interface ProfileContent {
  readonly name: LocalText;
  readonly description: LocalText;
  readonly blockedCNIP?: boolean | undefined;
  readonly pages: readonly TemplatePage[];
  readonly classification?: readonly ScoreBandOnWire[] | undefined;
}

/** Two templates of a broker are never called alike: people choose them by their names. */
export function findNameProblems(
  context: CallContext,
  name: LocalText,
  profileID: string | null = null,
): FieldRefusal[] {
  const others = ownRows<ProfileRow>(context, 'profiles').filter((row) => row.profileID !== profileID);
  return (['EN', 'SC', 'TC'] as const)
    .filter((language) => others.some((row) => fold(row.name[language]) === fold(name[language])))
    .map((language) => problemAt(`name.${language}`, 'duplicate'));
}

export function insertProfile(context: CallContext, content: ProfileContent): ProfileRow {
  const brokerCode = context.brokerCode ?? '';
  const profileID = context.token(`${brokerCode}-P`);
  const displayCode = context.row<BrokerRow>('brokers', brokerCode)?.displayCode ?? '';
  const row: ProfileRow = {
    profileID,
    brokerCode,
    name: content.name,
    description: content.description,
    publicLink: `${openingAddress}/${displayCode}/${profileID.slice(brokerCode.length + 1).toLowerCase()}`,
    blockedCNIP: content.blockedCNIP ?? false,
    scoreBands: content.classification ?? [],
    pages: readTemplate(content.pages),
    templateVersion: 1,
    createTime: formatTime(context.now()),
    ...stamp(context),
  };
  context.change((draft) => draft.put('profiles', profileID, row));
  context.note({ targetID: profileID, targetName: row.name.EN });
  return row;
}

/** Changes a template. If its pages or classes change, the earlier ones are kept for the applications filled with them. */
export function replaceProfile(context: CallContext, before: ProfileRow, content: ProfileContent): ProfileRow {
  const pages = readTemplate(content.pages);
  const scoreBands = content.classification ?? [];
  const isSame = isDeepStrictEqual(plain([pages, scoreBands]), plain([before.pages, before.scoreBands]));
  const row: ProfileRow = {
    ...before,
    ...stamp(context, before),
    name: content.name,
    description: content.description,
    blockedCNIP: content.blockedCNIP ?? before.blockedCNIP,
    pages: isSame ? before.pages : pages,
    scoreBands: isSame ? before.scoreBands : scoreBands,
    templateVersion: before.templateVersion + (isSame ? 0 : 1),
  };
  if (!isSame) keepVersion(context, before);
  context.change((draft) => draft.put('profiles', row.profileID, row));
  const fields = ['name', 'description', 'blockedCNIP', 'templateVersion'] as const;
  const changes = [...changesBetween(before, row, fields), ...questionChanges(before, row)];
  context.note({ targetID: row.profileID, targetName: row.name.EN, changes });
  return row;
}

/** Which questions are others now; what they say stands in the versions of the template. */
function questionChanges(before: ProfileRow, after: ProfileRow): OperationChange[] {
  const { added, changed, removed } = compareQuestions(before, after);
  const lines: OperationChange[] = [
    { field: 'questions.added', before: null, after: added.join(', ') },
    { field: 'questions.changed', before: null, after: changed.join(', ') },
    { field: 'questions.removed', before: removed.join(', '), after: null },
  ];
  return lines.filter((line) => (line.before ?? line.after) !== '');
}

function keepVersion(context: CallContext, before: ProfileRow): void {
  const { profileID, brokerCode, templateVersion, pages, scoreBands } = before;
  const versions = context.row<ProfileVersionsRow>('profileVersions', profileID)?.versions ?? [];
  const superseded = { templateVersion, pages, scoreBands, until: formatTime(context.now()) };
  const row: ProfileVersionsRow = { profileID, brokerCode, versions: [...versions, superseded] };
  context.change((draft) => draft.put('profileVersions', profileID, row));
}

function fold(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

/** Optional fields that are absent and those that are undefined say the same. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
