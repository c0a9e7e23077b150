import { insertBrokerName } from '@brokerdesk/fixtures';
import { faqTexts } from '../../demo/faq/faqTexts.ts';
import type { Faq, FaqCategory } from '@brokerdesk/api';
import { brokerName, seededStamp, timeInShanghai } from '@brokerdesk/mock-server/engine';

export interface FaqRow extends Omit<Faq, 'categoryName'> {
  readonly brokerCode: string;
}

export interface FaqCategoryRow extends Omit<FaqCategory, 'questionCount' | 'publishedCount'> {
  readonly brokerCode: string;
}

export function makeFaqCategoryRows(brokerCode: string, now: number): (readonly [string, FaqCategoryRow])[] {
  return faqTexts.map(({ key, name }, index) => {
    const categoryID = categoryIdOf(brokerCode, key);
    const stamp = seededStamp({ brokerCode, time: timeInShanghai(now, -380, '10:05'), authorIndex: index });
    return [categoryID, { brokerCode, categoryID, name, sequence: index + 1, ...stamp }];
  });
}

export function makeFaqRows(brokerCode: string, now: number): (readonly [string, FaqRow])[] {
  const broker = brokerName(brokerCode);
  return faqTexts.flatMap(({ key, questions }, place) =>
    questions.map(({ question, answer, published }, index) => {
      const faqID = `FAQ-${brokerCode}-${key}-${index + 1}`;
      const daysAgo = 370 - place * 60 - index * 25;
      const written = timeInShanghai(now, -daysAgo, '15:40');
      const row: FaqRow = {
        brokerCode,
        faqID,
        categoryID: categoryIdOf(brokerCode, key),
        question: insertBrokerName(question, broker),
        answer: insertBrokerName(answer, broker),
        published,
        sequence: index + 1,
        createTime: new Date(written).toISOString(),
        ...seededStamp({ brokerCode, time: written, authorIndex: place + index }),
      };
      return [faqID, row] as const;
    }),
  );
}

function categoryIdOf(brokerCode: string, key: string): string {
  return `FQC-${brokerCode}-${key}`;
}
