// Rows of what clients can read in the app: agreements, and questions with answers.
import type { AgreementDetail, Faq, FaqCategory } from '@brokerdesk/api';

export interface AgreementRow extends AgreementDetail {
  readonly brokerCode: string;
}

export interface FaqRow extends Omit<Faq, 'categoryName'> {
  readonly brokerCode: string;
}

export interface FaqCategoryRow extends Omit<FaqCategory, 'questionCount' | 'publishedCount'> {
  readonly brokerCode: string;
}
