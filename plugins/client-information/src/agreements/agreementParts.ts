import {
  type AgreementSummary,
  additionalAgreementTypes,
  basicAgreementTypes,
  type LocalText,
} from '@brokerdesk/plugin-sdk/api';

/** The texts of an agreement, in the order in which clients see them. */
export const agreementParts = ['title', 'content', 'checkboxText', 'agreeText', 'disagreeText'] as const;

/** The texts of an agreement or of one of its versions. */
export type AgreementTexts = Readonly<Record<(typeof agreementParts)[number], LocalText>>;

/** The subjects of agreements by category, in the order in which they are chosen. */
export const agreementTypes = {
  basic: basicAgreementTypes,
  additional: additionalAgreementTypes,
} as const satisfies Record<AgreementSummary['category'], readonly AgreementSummary['type'][]>;

/** All texts of an agreement, such as to find what is not translated. */
export function textsOf(agreement: AgreementTexts): readonly LocalText[] {
  return agreementParts.map((part) => agreement[part]);
}
