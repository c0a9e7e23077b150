import {
  amendAnswer,
  correctAnswers,
  exportQuestions,
  getAnswers,
  importQuestions,
  listAnswerAmends,
  listQuestions,
} from '@brokerdesk/api';
import { correctableAnswers, correctMobile, otherMobile, untouchedAnswers } from '../testing/corrections.ts';
import { jsonFile } from '../testing/files.ts';
import type { TestClient } from '../testing/openClient.ts';
import { makeProfile } from '../testing/templates.ts';
import { type CallCase, callCase } from './CallCase.ts';

const missing = { query: { profileID: 'missing' } };
const missingApplication = { query: { applyID: 'missing' } };
const reason = 'Called the client.';

export const questionsCases: readonly CallCase[] = [
  callCase(listQuestions, {
    input: async (client) => ({ query: { profileID: (await makeProfile(client)).profileID } }),
    refused: { code: 'E0003', input: () => missing },
  }),
  callCase(importQuestions, {
    input: async (client) => {
      const { profileID, version } = await makeProfile(client);
      return { body: { profileID, version }, files: { file: [jsonFile('q.json', await exportOf(client, profileID))] } };
    },
    refused: {
      code: 'E0004',
      input: async (client) => {
        const { profileID, version } = await makeProfile(client);
        return { body: { profileID, version }, files: { file: [jsonFile('q.json', { format: 'another' })] } };
      },
    },
  }),
  callCase(exportQuestions, {
    input: async (client) => ({ query: { profileID: (await makeProfile(client)).profileID } }),
    refused: { code: 'E0003', input: () => missing },
  }),
  callCase(getAnswers, {
    input: async (client) => ({ query: { applyID: (await correctableAnswers(client)).applyID } }),
    refused: { code: 'E0003', input: () => missingApplication },
  }),
  callCase(correctAnswers, {
    input: async (client) => {
      const sheet = await correctableAnswers(client);
      const { applyID, seqNum } = sheet;
      return { body: { applyID, seqNum, answers: [{ questionID: 'mobile', value: otherMobile(sheet), reason }] } };
    },
    refused: {
      code: 'E0015',
      input: async (client) => {
        const { applyID, seqNum } = await untouchedAnswers(client);
        return { body: { applyID, seqNum, answers: [{ questionID: 'email', value: 'a@b.example', reason }] } };
      },
    },
  }),
  callCase(listAnswerAmends, {
    input: async (client) => ({ query: { applyID: (await correctMobile(client)).applyID, questionID: 'mobile' } }),
    refused: { code: 'E0003', input: () => missingApplication },
  }),
  callCase(amendAnswer, {
    input: async (client) => {
      const sheet = await correctableAnswers(client);
      const { applyID, seqNum } = sheet;
      return { body: { applyID, seqNum, questionID: 'mobile', value: otherMobile(sheet), reason } };
    },
    refused: {
      code: 'E0005',
      input: async (client) => {
        const { applyID, seqNum } = await correctableAnswers(client);
        return { body: { applyID, seqNum: seqNum + 1, questionID: 'email', value: 'a@b.example', reason } };
      },
    },
  }),
];

async function exportOf(client: TestClient, profileID: string): Promise<unknown> {
  return (await client.call(exportQuestions, { query: { profileID } })).body;
}
