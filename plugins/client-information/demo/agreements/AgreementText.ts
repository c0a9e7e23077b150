import { localText } from '@brokerdesk/fixtures';
import type { LocalText } from '@brokerdesk/api';

export interface AgreementText {
  readonly category: 'basic' | 'additional';
  readonly type: string;
  /** Days ago at which each version of the text was written, in order. */
  readonly writtenDaysAgo: readonly number[];
  readonly title: LocalText;
  readonly content: LocalText;
  readonly checkboxText: LocalText;
  readonly agreeText: LocalText;
  readonly disagreeText: LocalText;
}

/** The words on the buttons of most agreements. */
export const standardButtonTexts = {
  agreeText: localText('I agree', '同意', '同意'),
  disagreeText: localText('I do not agree', '不同意', '不同意'),
};
