// Applications of the client's broker with an opening form that a case requires: found, or created by requests.
import {
  type ApplicationSummary,
  certifyApplication,
  changeApplicationStatuses,
  createOpeningFormTemplate,
  generateOpeningForm,
  type InputOf,
  listOpeningFormTemplates,
  type previewOpeningForm,
} from '@brokerdesk/api';
import { pdfFile, type CaseClient } from '@brokerdesk/mock-server/case-kit';
import {
  findApplication,
  getCheckedApplication,
  getSubmittedApplication,
  versionOf,
} from '../applications/setUpApplications.ts';

/** An application that is certified and has no form yet. */
export async function getCertifiedApplication(client: CaseClient): Promise<ApplicationSummary> {
  const found = await findApplication(client, 'CCS');
  if (found) return found;
  for (let tries = 0; tries < 5; tries += 1) {
    // A refused one stays refused.
    const application = await getCheckedApplication(client);
    const { data } = await client.call(certifyApplication, { body: versionOf(application) });
    if (data.result === 'success') return data.application;
  }
  throw new Error('No certification has succeeded.');
}

/** An application whose form staff have confirmed, so that it can be signed. */
export async function getConfirmedApplication(client: CaseClient): Promise<ApplicationSummary> {
  const found = await findApplication(client, 'OFC');
  if (found) return found;
  const generated = (await findApplication(client, 'GOF')) ?? (await generateForm(client));
  const body = { action: 'confirmForm' as const, applications: [versionOf(generated)] };
  const confirmed = (await client.call(changeApplicationStatuses, { body })).data.results[0]?.application;
  if (!confirmed) throw new Error(`The form of ${generated.applyID} could not be confirmed.`);
  return confirmed;
}

async function generateForm(client: CaseClient): Promise<ApplicationSummary> {
  const application = await getCertifiedApplication(client);
  const templateID = await getTemplateID(client, application.profileID);
  await client.call(generateOpeningForm, { body: { ...versionOf(application), templateID } });
  const generated = await findApplication(client, 'GOF');
  if (!generated) throw new Error(`The form of ${application.applyID} is not generated yet.`);
  return generated;
}

/** A template for a profile. */
export async function getTemplateID(client: CaseClient, profileID: string): Promise<string> {
  const { data } = await client.call(listOpeningFormTemplates, { query: { profileID } });
  return data[0]?.templateID ?? (await uploadTemplate(client, profileID)).templateID;
}

/** A template that no form begins with. */
export async function uploadTemplate(client: CaseClient, profileID: string) {
  const files = { file: [pdfFile(await findFreeName(client))] };
  return (await client.call(createOpeningFormTemplate, { body: { profileID }, files })).data;
}

/** A name that no template of the broker has yet. */
export async function findFreeName(client: CaseClient): Promise<string> {
  const names = (await client.call(listOpeningFormTemplates)).data.map(({ fileName }) => fileName);
  let count = names.length;
  while (names.includes(`case-${count}.pdf`)) count += 1;
  return `case-${count}.pdf`;
}

/** The preview of a seeded template's opening form, with an answer or two. */
export async function newPreviewBody(client: CaseClient): Promise<InputOf<typeof previewOpeningForm>['body']> {
  const { profileID } = await getSubmittedApplication(client);
  const answers = { lastName: 'CHAN', firstName: 'Tai Man', email: 'chan@mail.example' };
  return { profileID, templateID: await getTemplateID(client, profileID), answers };
}
