import { render, screen } from '@testing-library/react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import { createTexts } from '../languages/createTexts.ts';
import { replaceTexts } from './followEditedTexts.ts';

function Note() {
  const { t } = useTranslation('notes');
  return (
    <>
      <p>{t('title')}</p>
      <p>{t('hint')}</p>
    </>
  );
}

test('an edited text is shown at once, and the wording of the broker still takes precedence', async () => {
  const texts = await createTexts('en');
  const load = async () => ({ default: { title: '备注', hint: '提示' } });
  await texts.override({ en: { 'notes:hint': 'Ask your branch' }, 'zh-Hans': {}, 'zh-Hant': {} });
  await texts.add({
    namespace: 'notes',
    messages: { en: { title: 'Notes', hint: 'Hint' }, 'zh-Hans': load, 'zh-Hant': load },
  });
  render(
    <I18nextProvider i18n={texts.i18n}>
      <Note />
    </I18nextProvider>,
  );
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(['Notes', 'Ask your branch']);

  const requested: string[] = [];
  await replaceTexts({ namespace: 'notes', language: 'en', address: '/en.ts?t=1' }, async (address) => {
    requested.push(address);
    return { default: { title: 'Remarks', hint: 'Other hint' } };
  });

  await screen.findByText('Remarks');
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'Remarks',
    'Ask your branch',
  ]);
  expect(requested).toEqual(['/en.ts?t=1']);

  const named = async () => ({ en: { title: 'Comments' } });
  await replaceTexts({ namespace: 'notes', language: 'en', address: '/en.ts?t=2' }, named);
  await screen.findByText('Comments');
});
