import {
  amendAnswer,
  correctAnswers,
  exportQuestions,
  getAnswers,
  importQuestions,
  listAnswerAmends,
  listQuestions,
} from '@brokerdesk/api';
import { contractCase, type ContractCase, jsonFile, type CaseClient } from '@brokerdesk/mock-server/case-kit';
import { getCorrectableAnswers, correctMobile, otherMobile, getUntouchedAnswers } from '../answers/setUpAnswers.ts';
import { makeProfile } from '../profiles/setUpProfiles.ts';

const missing = { query: { profileID: 'missing' } };
const missingApplication = { query: { applyID: 'missing' } };
const reason = 'Called the client.';

export const questionCases: readonly ContractCase[] = [
  contractCase(listQuestions, {
    input: async (client) => ({ query: { profileID: (await makeProfile(client)).profileID } }),
    rejected: { code: 'E0003', input: () => missing },
  }),
  contractCase(importQuestions, {
    input: async (client) => {
      const { profileID, version } = await makeProfile(client);
      return { body: { profileID, version }, files: { file: [jsonFile('q.json', await exportOf(client, profileID))] } };
    },
    rejected: {
      code: 'E0004',
      input: async (client) => {
        const { profileID, version } = await makeProfile(client);
        return { body: { profileID, version }, files: { file: [jsonFile('q.json', { format: 'another' })] } };
      },
    },
  }),
  contractCase(exportQuestions, {
    input: async (client) => ({ query: { profileID: (await makeProfile(client)).profileID } }),
    rejected: { code: 'E0003', input: () => missing },
  }),
  contractCase(getAnswers, {
    input: async (client) => ({ query: { applyID: (await getCorrectableAnswers(client)).applyID } }),
    rejected: { code: 'E0003', input: () => missingApplication },
  }),
  contractCase(correctAnswers, {
    input: async (client) => {
      const sheet = await getCorrectableAnswers(client);
      const { applyID, seqNum } = sheet;
      return { body: { applyID, seqNum, answers: [{ questionID: 'mobile', value: otherMobile(sheet), reason }] } };
    },
    rejected: {
      code: 'E0015',
      input: async (client) => {
        const { applyID, seqNum } = await getUntouchedAnswers(client);
        return { body: { applyID, seqNum, answers: [{ questionID: 'email', value: 'a@b.example', reason }] } };
      },
    },
  }),
  contractCase(listAnswerAmends, {
    input: async (client) => ({ query: { applyID: (await correctMobile(client)).applyID, questionID: 'mobile' } }),
    rejected: { code: 'E0003', input: () => missingApplication },
  }),
  contractCase(amendAnswer, {
    input: async (client) => {
      const sheet = await getCorrectableAnswers(client);
      const { applyID, seqNum } = sheet;
      return { body: { applyID, seqNum, questionID: 'mobile', value: otherMobile(sheet), reason } };
    },
    rejected: {
      code: 'E0005',
      input: async (client) => {
        const { applyID, seqNum } = await getCorrectableAnswers(client);
        return { body: { applyID, seqNum: seqNum + 1, questionID: 'email', value: 'a@b.example', reason } };
      },
    },
  }),
];

async function exportOf(client: CaseClient, profileID: string): Promise<unknown> {
  return (await client.call(exportQuestions, { query: { profileID } })).body;
}
