import {
  createOpeningFormTemplate,
  deleteOpeningFormTemplate,
  generateOpeningForm,
  listOpeningForms,
  listOpeningFormTemplates,
  signOpeningForm,
} from '@brokerdesk/api';
import { pdfFile } from '../testing/files.ts';
import { seenOf, submittedApplication } from './applicationsToWorkOn.ts';
import { type CallCase, callCase } from './CallCase.ts';
import { certifiedApplication, confirmedApplication, freeName, templateOf, uploadTemplate } from './formsToWorkOn.ts';

export const openingFormsCases: readonly CallCase[] = [
  callCase(listOpeningFormTemplates, {
    input: async (client) => ({ query: { profileID: (await submittedApplication(client)).profileID } }),
    refused: { code: 'E0004', input: () => ({ query: { profileID: '' } }) },
  }),
  callCase(createOpeningFormTemplate, {
    input: async (client) => ({
      body: { profileID: (await submittedApplication(client)).profileID },
      files: { file: [pdfFile(await freeName(client))] },
    }),
    refused: {
      code: 'E0014',
      input: async (client) => ({
        body: { profileID: (await submittedApplication(client)).profileID },
        files: { file: [new File(['%PDF-1.7\nnothing that anybody could read'], 'damaged.pdf')] },
      }),
    },
  }),
  callCase(deleteOpeningFormTemplate, {
    input: async (client) => {
      const { templateID, version } = await uploadTemplate(client, (await submittedApplication(client)).profileID);
      return { params: { id: templateID }, query: { version } };
    },
    refused: {
      code: 'E0012',
      input: async (client) => {
        const used = (await client.call(listOpeningFormTemplates)).data.find(({ formCount }) => formCount > 0);
        return { params: { id: used?.templateID ?? '' }, query: { version: used?.version ?? 1 } };
      },
    },
  }),
  callCase(listOpeningForms, {
    input: async (client) => ({ query: { applyID: (await confirmedApplication(client)).applyID } }),
    refused: { code: 'E0003', input: () => ({ query: { applyID: 'NOTHING' } }) },
  }),
  callCase(generateOpeningForm, {
    input: async (client) => {
      const application = await certifiedApplication(client);
      return { body: { ...seenOf(application), templateID: await templateOf(client, application.profileID) } };
    },
    refused: {
      code: 'E0015',
      input: async (client) => {
        const application = await submittedApplication(client);
        return { body: { ...seenOf(application), templateID: await templateOf(client, application.profileID) } };
      },
    },
  }),
  callCase(signOpeningForm, {
    input: async (client) => {
      const application = await confirmedApplication(client);
      return { body: { ...seenOf(application), docID: await docIdOf(client, application.applyID) } };
    },
    refused: {
      code: 'E0005',
      input: async (client) => {
        const { applyID, version } = await confirmedApplication(client);
        return { body: { applyID, version: version + 1, docID: await docIdOf(client, applyID) } };
      },
    },
  }),
];

async function docIdOf(client: Parameters<typeof confirmedApplication>[0], applyID: string): Promise<string> {
  return (await client.call(listOpeningForms, { query: { applyID } })).data[0]?.docID ?? '';
}
