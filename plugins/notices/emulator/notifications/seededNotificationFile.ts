// The documents attached to seeded notifications. They are created when opened first; until then, a name that
// identifies the document replaces the hash.
import type { LocalText } from '@brokerdesk/api';
import { insertBrokerName } from '@brokerdesk/fixtures';
import { createNotificationPdf } from '../../demo/notifications/createNotificationPdf.ts';
import { notificationTexts } from '../../demo/notifications/notificationTexts.ts';
import { brokerName } from '@brokerdesk/mock-server/engine';
import type { NotificationFileRow } from './notificationRows.ts';

interface SeededFile {
  readonly brokerCode: string;
  /** Which of the fixtures' notifications it belongs to. */
  readonly index: number;
  readonly language: keyof LocalText;
}

const prefix = 'notice:';

export function seededNotificationFile({ brokerCode, index, language }: SeededFile): NotificationFileRow {
  return {
    fileID: `NTA-${brokerCode}-${index + 1}-${language}`,
    hash: [`${prefix}${brokerCode}`, index, language].join(':'),
    fileName: { EN: 'notice.pdf', SC: '通知.pdf', TC: '通告.pdf' }[language],
    contentType: 'application/pdf',
    size: writeDocument({ brokerCode, index, language }).byteLength,
    width: null,
    height: null,
  };
}

/** Writes the document that a hash of the fixtures names; undefined for any other hash. */
export function seededNotificationBytes(hash: string): Uint8Array | undefined {
  if (!hash.startsWith(prefix)) return undefined;
  const [brokerCode = '', index, language] = hash.slice(prefix.length).split(':');
  return writeDocument({ brokerCode, index: Number(index), language: language as keyof LocalText });
}

function writeDocument({ brokerCode, index, language }: SeededFile): Uint8Array {
  const text = notificationTexts[index];
  if (!text) throw new RangeError(`There is no notification number ${index} in the fixtures.`);
  const name = brokerName(brokerCode);
  const title = text.title[language];
  const content = `${insertBrokerName(text.content, name)[language]}\n${name[language]}`;
  return createNotificationPdf({ language, title, content });
}
