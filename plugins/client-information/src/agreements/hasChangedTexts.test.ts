import { expect, it } from 'vitest';
import { agreementParts, type AgreementTexts } from './agreementParts.ts';
import { hasChangedTexts } from './hasChangedTexts.ts';

const inAll = (text: string) => ({ EN: text, SC: text, TC: text });
const texts: AgreementTexts = {
  title: inAll('Title'),
  content: inAll('Content'),
  checkboxText: inAll('Read'),
  agreeText: inAll('Agree'),
  disagreeText: inAll('Disagree'),
};

it.each(agreementParts.flatMap((part) => (['EN', 'SC', 'TC'] as const).map((language) => [part, language] as const)))(
  'notices a change of %s in %s',
  (part, language) => {
    expect(hasChangedTexts(texts, { ...texts, [part]: { ...texts[part], [language]: 'Other' } })).toBe(true);
  },
);

it('takes the white space around a text for no change', () => {
  expect(hasChangedTexts(texts, { ...texts, content: { ...texts.content, SC: ' Content\n' } })).toBe(false);
});
