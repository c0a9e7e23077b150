// Who accepted which version. Applicants accept the text that is current when they submit their application, so these
// acceptances follow from applications and templates; those of clients with an account are stored.
import type { AgreementAcceptance, AgreementProfile, listAgreementAcceptances, MockInput } from '@brokerdesk/api';
import {
  dayInShanghai,
  matchesText,
  ownRows,
  type RequestContext,
  selectRows,
  type ShapesOf,
  sortRows,
  textKey,
} from '@brokerdesk/mock-server/engine';
import type { ApplicationRow, ProfileRow } from '@brokerdesk/plugin-account-opening/emulator';
import type { AgreementRow } from '../makeAgreementRows.ts';
import type { AcceptanceRow } from './acceptanceRows.ts';

type Query = MockInput<ShapesOf<typeof listAgreementAcceptances>>['query'];

/** The questions that show an agreement, by their identifiers, and its type: templates name no agreement otherwise. */
const questionsByType: Readonly<Partial<Record<AgreementRow['type'], string>>> = {
  'client-agreement': 'clientAgreement',
  'personal-data': 'personalDataStatement',
  'risk-disclosure': 'riskDisclosure',
};

/** The templates whose current version asks for an agreement, by name. */
export function listProfilesOf(context: RequestContext, { type, category }: AgreementRow): readonly AgreementProfile[] {
  const questionID = questionsByType[type];
  if (questionID === undefined || category !== 'basic') return [];
  const found = ownRows<ProfileRow>(context, 'profiles').flatMap(({ profileID, name, templateVersion, pages }) => {
    const questions = pages
      .flatMap(({ groups }) => groups.flatMap(({ components }) => components))
      .filter((component) => component.questionID === questionID)
      .map(({ label }) => ({ questionID, label }));
    return questions.length === 0 ? [] : [{ profileID, name, templateVersion, questions }];
  });
  const { language } = context;
  return sortRows(found, {
    sort: 'name',
    language,
    valueOf: ({ name }) => name[textKey(language)],
    idOf: ({ profileID }) => profileID,
  });
}

/** Finds and sorts the acceptances of an agreement, and counts those of each version. */
export function selectAcceptances(context: RequestContext, agreement: AgreementRow, query: Query) {
  const { textVersion, sort = '-acceptTime' } = query;
  const found = [...acceptedInApplications(context, agreement), ...acceptedWithAccounts(context, agreement)].filter(
    (acceptance) => matchesQuery(acceptance, query),
  );
  const counts = new Map(agreement.textVersions.map((version) => [version.textVersion, 0]));
  for (const acceptance of found) counts.set(acceptance.textVersion, (counts.get(acceptance.textVersion) ?? 0) + 1);
  const ofVersion = textVersion === undefined ? found : found.filter((one) => one.textVersion === textVersion);
  const rows = sortRows(ofVersion, {
    sort,
    valueOf: (one, field) => (field === 'textVersion' ? one.textVersion : Date.parse(one.acceptTime)),
    idOf: ({ acceptanceID }) => acceptanceID,
  });
  return { rows, versions: [...counts].map(([version, count]) => ({ textVersion: version, count })) };
}

function matchesQuery(acceptance: AgreementAcceptance, { q, source, dateFrom, dateTo }: Query): boolean {
  const text = q;
  const time = Date.parse(acceptance.acceptTime);
  return (
    (source === undefined || acceptance.source === source) &&
    (dateFrom === undefined || time >= dayInShanghai(dateFrom).from) &&
    (dateTo === undefined || time <= dayInShanghai(dateTo).until) &&
    matchesText([acceptance.applyID, acceptance.userID, ...Object.values(acceptance.name)], text)
  );
}

function acceptedWithAccounts(context: RequestContext, { agreementID }: AgreementRow): readonly AgreementAcceptance[] {
  return ownRows<AcceptanceRow>(context, 'agreementAcceptances')
    .filter((row) => row.agreementID === agreementID)
    .map(({ acceptanceID, userID, name, textVersion, acceptTime }) => ({
      acceptanceID,
      source: 'account',
      applyID: null,
      userID,
      name,
      textVersion,
      acceptTime,
    }));
}

function acceptedInApplications(context: RequestContext, agreement: AgreementRow): readonly AgreementAcceptance[] {
  const profiles = new Set(listProfilesOf(context, agreement).map(({ profileID }) => profileID));
  if (profiles.size === 0) return [];
  const versions = agreement.textVersions.map(({ textVersion, sinceTime }) => ({
    textVersion,
    since: Date.parse(sinceTime),
  }));
  const applications = context.rowsOf<ApplicationRow>('applications', agreement.brokerCode);
  const key = `accepted ${agreement.agreementID} ${JSON.stringify(versions)} ${[...profiles].join(' ')}`;
  return selectRows(applications, key, () =>
    applications.flatMap((row): AgreementAcceptance[] => {
      if (row.status === 'PND' || row.brokerCode !== agreement.brokerCode || !profiles.has(row.profileID)) return [];
      const time = Date.parse(row.applyDate);
      const read = versions.find(({ since }) => since <= time);
      if (!read) return [];
      const latin = `${row.lastName} ${row.firstName}`.trim();
      const chinese = row.chiName === '' ? latin : row.chiName;
      return [
        {
          acceptanceID: `${agreement.agreementID}/${row.applyID}`,
          source: 'application',
          applyID: row.applyID,
          userID: null,
          name: { EN: latin, SC: chinese, TC: chinese },
          textVersion: read.textVersion,
          acceptTime: row.applyDate,
        },
      ];
    }),
  );
}
