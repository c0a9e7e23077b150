import { changeFaq, listFaq } from '@brokerdesk/api';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, it } from 'vitest';
import { useApi } from '../../hooks/useApi.ts';
import { useCall } from '../../hooks/useCall.ts';
import { createApiError, createTestApi, renderScreen } from '../../entries/testing.tsx';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';

const none = async () => ({ default: {} });
const plugin = { id: 'faq', messages: { en: {}, 'zh-Hans': none, 'zh-Hant': none } };
const body = { categoryID: 'C1', question: words('Fees'), answer: words('None'), published: true, version: 1 };

afterEach(cleanup);

it('keeps the screen behind a failed form as it is, and reloads it when the form is closed', async () => {
  let total = 1;
  const api = createTestApi(({ endpoint }) => {
    if (endpoint.method === 'GET') return { items: [], page: 1, size: 50, total };
    total = 2;
    throw createApiError('E0016', 'The category is closed.');
  });
  await renderScreen(<Questions />, { plugin, api });
  await screen.findByText('1 questions');
  await press('Publish');
  await press('Publish question');
  screen.getByText('The category is closed.');
  screen.getByText('1 questions');
  await press('Cancel');
  await screen.findByText('2 questions');
});

async function press(name: string) {
  await act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })));
}

function Questions() {
  const api = useApi();
  const { data } = useCall(listFaq, { query: {} });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p>{data && `${data.total} questions`}</p>
      <button type="button" onClick={() => setIsOpen(true)}>
        Publish
      </button>
      {isOpen && (
        <ConfirmDialog
          title="Publish?"
          subject="Fees"
          consequence="Clients see it."
          actionLabel="Publish question"
          record={undefined}
          onConfirm={() => api.call(changeFaq, { params: { faqID: 'Q1' }, body })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

function words(text: string) {
  return { EN: text, SC: text, TC: text };
}
