import { faqTexts, insertBrokerName } from '@brokerdesk/fixtures';
import type { FaqCategoryRow, FaqRow } from './faqRows.ts';
import { brokerName, seededStamp, timeInShanghai } from '../../state/seededStamp.ts';

export function makeFaqCategoryRows(brokerCode: string, now: number): (readonly [string, FaqCategoryRow])[] {
  return faqTexts.map(({ key, name }, index) => {
    const categoryID = categoryIdOf(brokerCode, key);
    const stamp = seededStamp({ brokerCode, version: 1, authorIndex: index }, timeInShanghai(now, -380, '10:05'));
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
        ...seededStamp({ brokerCode, version: 1, authorIndex: place + index }, written),
      };
      return [faqID, row] as const;
    }),
  );
}

function categoryIdOf(brokerCode: string, key: string): string {
  return `FQC-${brokerCode}-${key}`;
}
