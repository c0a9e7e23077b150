import { insertBrokerName } from '@brokerdesk/fixtures';
import { additionalAgreements } from '../../demo/agreements/additionalAgreements.ts';
import type { AgreementText } from '../../demo/agreements/AgreementText.ts';
import { basicAgreements } from '../../demo/agreements/basicAgreements.ts';
import type { AgreementDetail } from '@brokerdesk/api';
import { brokerName, seededStamp, timeInShanghai } from '@brokerdesk/mock-server/engine';

export interface AgreementRow extends AgreementDetail {
  readonly brokerCode: string;
}

export function makeAgreementRows(brokerCode: string, now: number): (readonly [string, AgreementRow])[] {
  return [basicAgreements, additionalAgreements].flatMap((list) =>
    list.map((text, index) => {
      const row = makeRow(text, { brokerCode, now, sequence: index + 1 });
      return [row.agreementID, row] as const;
    }),
  );
}

interface RowSource {
  readonly brokerCode: string;
  readonly now: number;
  readonly sequence: number;
}

function makeRow(text: AgreementText, { brokerCode, now, sequence }: RowSource): AgreementRow {
  const broker = brokerName(brokerCode);
  const texts = {
    title: text.title,
    content: insertBrokerName(text.content, broker),
    checkboxText: text.checkboxText,
    agreeText: text.agreeText,
    disagreeText: text.disagreeText,
  };
  const stamps = text.writtenDaysAgo.map((days, index) =>
    seededStamp({
      brokerCode,
      time: timeInShanghai(now, -days, '11:20'),
      version: index + 1,
      authorIndex: sequence + index,
    }),
  );
  const [first] = stamps;
  const last = stamps.at(-1) ?? seededStamp({ brokerCode, time: now });
  return {
    brokerCode,
    agreementID: `AGR-${brokerCode}-${text.type}`,
    category: text.category,
    type: text.type as AgreementDetail['type'],
    ...texts,
    textVersion: last.version,
    sequence,
    createTime: (first ?? last).updateTime,
    ...last,
    // Earlier versions lack the paragraph or line that the next one added.
    textVersions: stamps
      .map(({ version, updateTime, updateBy }) => ({
        textVersion: version,
        ...texts,
        content: withoutLastLines(texts.content, last.version - version),
        sinceTime: updateTime,
        writtenBy: updateBy,
      }))
      .toReversed(),
  };
}

function withoutLastLines(content: AgreementText['content'], count: number): AgreementText['content'] {
  const cut = (text: string) => {
    const lines = text.split('\n');
    return lines.slice(0, Math.max(1, lines.length - count)).join('\n');
  };
  return { EN: cut(content.EN), SC: cut(content.SC), TC: cut(content.TC) };
}
