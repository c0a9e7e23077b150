import { describeRows } from '@brokerdesk/mock-server/engine';
import type { FaqRow } from './makeFaqRows.ts';

export const faqOperations = [
  describeRows<FaqRow>('faq', ({ faqID, question, createTime, updateBy }) => [
    { operation: 'faq.create', time: createTime, by: updateBy, targetID: faqID, targetName: question.EN },
  ]),
];
