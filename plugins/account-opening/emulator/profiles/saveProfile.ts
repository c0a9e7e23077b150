import type { LocalText, TemplateContent } from '@brokerdesk/api';
import { type BrokerRow } from '@brokerdesk/fixtures';
import { accountOpeningUrl } from '../../demo/profiles/profilesOf.ts';
import {
  createNameIndex,
  diffFields,
  formatTime,
  type LocalizedFieldProblem,
  type OperationChange,
  type RequestContext,
  stamp,
} from '@brokerdesk/mock-server/engine';
import type { ProfileRow, ProfileVersionsRow } from './profileRows.ts';
import { diffQuestions, isSameContent } from '../questions/diffQuestions.ts';
import { createTemplateProblem } from './template-rules/listTemplateProblems.ts';
import { fromWireTemplate } from './templateWire.ts';

/** Two templates of a broker never have the same name: users choose them by name. */
export function findNameProblems(
  context: RequestContext,
  name: LocalText,
  profileID: string | null = null,
): LocalizedFieldProblem[] {
  const taken = findTakenNames(context, { list: context.brokerCode ?? '', names: name, id: profileID });
  return taken.map((language) => createTemplateProblem(`name.${language}`, 'duplicate'));
}

const findTakenNames = createNameIndex({
  collection: 'profiles',
  listOf: ({ brokerCode }: ProfileRow) => brokerCode,
  namesOf: ({ name }) => name,
});

export function insertProfile(context: RequestContext, content: TemplateContent): ProfileRow {
  const brokerCode = context.brokerCode ?? '';
  const profileID = context.token(`${brokerCode}-P`);
  const displayCode = context.row<BrokerRow>('brokers', brokerCode)?.displayCode ?? '';
  const row: ProfileRow = {
    profileID,
    brokerCode,
    name: content.name,
    description: content.description,
    publicLink: `${accountOpeningUrl}/${displayCode}/${profileID.slice(brokerCode.length + 1).toLowerCase()}`,
    blockedCNIP: content.blockedCNIP ?? false,
    scoreBands: content.classification ?? [],
    pages: fromWireTemplate(content.pages),
    templateVersion: 1,
    createTime: formatTime(context.now()),
    ...stamp(context),
  };
  context.change((draft) => draft.put('profiles', profileID, row));
  context.recordOperation({ targetID: profileID, targetName: row.name.EN });
  return row;
}

/**
 * Changes a template. If its pages or classes change, the earlier ones are stored for the applications filled in with
 * them.
 */
export function replaceProfile(context: RequestContext, before: ProfileRow, content: TemplateContent): ProfileRow {
  const pages = fromWireTemplate(content.pages);
  const scoreBands = content.classification ?? [];
  const isSame = isSameContent([pages, scoreBands], [before.pages, before.scoreBands]);
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
  if (!isSame) storeVersion(context, before);
  context.change((draft) => draft.put('profiles', row.profileID, row));
  const fields = ['name', 'description', 'blockedCNIP', 'templateVersion'] as const;
  const changes = [...diffFields(before, row, fields), ...questionChanges(before, row)];
  context.recordOperation({ targetID: row.profileID, targetName: row.name.EN, changes });
  return row;
}

/** Lists the changed questions; their content is in the versions of the template. */
function questionChanges(before: ProfileRow, after: ProfileRow): OperationChange[] {
  const { added, changed, removed } = diffQuestions(before, after);
  const lines: OperationChange[] = [
    { field: 'questions.added', before: null, after: added.join(', ') },
    { field: 'questions.changed', before: null, after: changed.join(', ') },
    { field: 'questions.removed', before: removed.join(', '), after: null },
  ];
  return lines.filter((line) => (line.before ?? line.after) !== '');
}

function storeVersion(context: RequestContext, before: ProfileRow): void {
  const { profileID, brokerCode, templateVersion, pages, scoreBands } = before;
  const versions = context.row<ProfileVersionsRow>('profileVersions', profileID)?.versions ?? [];
  const superseded = { templateVersion, pages, scoreBands, until: formatTime(context.now()) };
  const row: ProfileVersionsRow = { profileID, brokerCode, versions: [...versions, superseded] };
  context.change((draft) => draft.put('profileVersions', profileID, row));
}
