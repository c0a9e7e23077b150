import {
  createOpeningFormTemplate,
  deleteOpeningFormTemplate,
  generateOpeningForm,
  listOpeningForms,
  listOpeningFormTemplates,
  previewOpeningForm,
  signOpeningForm,
} from '@brokerdesk/api';
import { contractCase, type ContractCase, pdfFile } from '@brokerdesk/mock-server/case-kit';
import { versionOf, getSubmittedApplication } from '../applications/setUpApplications.ts';
import {
  getCertifiedApplication,
  getConfirmedApplication,
  findFreeName,
  getTemplateID,
  newPreviewBody,
  uploadTemplate,
} from './setUpOpeningForms.ts';

export const openingFormCases: readonly ContractCase[] = [
  contractCase(listOpeningFormTemplates, {
    input: async (client) => ({ query: { profileID: (await getSubmittedApplication(client)).profileID } }),
    rejected: { code: 'E0004', input: () => ({ query: { profileID: '' } }) },
  }),
  contractCase(createOpeningFormTemplate, {
    input: async (client) => ({
      body: { profileID: (await getSubmittedApplication(client)).profileID },
      files: { file: [pdfFile(await findFreeName(client))] },
    }),
    rejected: {
      code: 'E0014',
      input: async (client) => ({
        body: { profileID: (await getSubmittedApplication(client)).profileID },
        files: { file: [new File(['%PDF-1.7\nnothing that anybody could read'], 'damaged.pdf')] },
      }),
    },
  }),
  contractCase(deleteOpeningFormTemplate, {
    input: async (client) => {
      const { templateID, version } = await uploadTemplate(client, (await getSubmittedApplication(client)).profileID);
      return { params: { id: templateID }, query: { version } };
    },
    rejected: {
      code: 'E0012',
      input: async (client) => {
        const used = (await client.call(listOpeningFormTemplates)).data.find(({ formCount }) => formCount > 0);
        return { params: { id: used?.templateID ?? '' }, query: { version: used?.version ?? 1 } };
      },
    },
  }),
  contractCase(listOpeningForms, {
    input: async (client) => ({ query: { applyID: (await getConfirmedApplication(client)).applyID } }),
    rejected: { code: 'E0003', input: () => ({ query: { applyID: 'NOTHING' } }) },
  }),
  contractCase(previewOpeningForm, {
    input: async (client) => ({ body: await newPreviewBody(client) }),
    rejected: {
      code: 'E0004',
      input: async (client) => ({ body: { ...(await newPreviewBody(client)), answers: { email: 'nobody' } } }),
    },
  }),
  contractCase(generateOpeningForm, {
    input: async (client) => {
      const { applyID, profileID } = await getCertifiedApplication(client);
      return { body: { applyID, templateID: await getTemplateID(client, profileID) } };
    },
    rejected: {
      code: 'E0015',
      input: async (client) => {
        const application = await getSubmittedApplication(client);
        return { body: { ...versionOf(application), templateID: await getTemplateID(client, application.profileID) } };
      },
    },
  }),
  contractCase(signOpeningForm, {
    input: async (client) => {
      const { applyID } = await getConfirmedApplication(client);
      return { body: { applyID, docID: await docIdOf(client, applyID) } };
    },
    rejected: {
      code: 'E0005',
      input: async (client) => {
        const { applyID, version } = await getConfirmedApplication(client);
        return { body: { applyID, version: version + 1, docID: await docIdOf(client, applyID) } };
      },
    },
  }),
];

async function docIdOf(client: Parameters<typeof getConfirmedApplication>[0], applyID: string): Promise<string> {
  return (await client.call(listOpeningForms, { query: { applyID } })).data[0]?.docID ?? '';
}
