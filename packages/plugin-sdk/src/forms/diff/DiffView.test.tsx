import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '../../entries/testing.tsx';
import { type DiffChange, DiffView } from './DiffView.tsx';

afterEach(cleanup);

const load = async () => ({ default: {} });
const plugin = { id: 'agreements', messages: { en: {}, 'zh-Hans': load, 'zh-Hant': load } };

it('shows short values as a whole, and says which side is which', async () => {
  await show({ before: '2026-01-31', after: '2026-02-28' });
  expect(sides()).toEqual(['Before 2026-01-31', 'After 2026-02-28']);
  expect(screen.getByRole('deletion').textContent).toBe('2026-01-31');
  expect(screen.getByRole('insertion').textContent).toBe('2026-02-28');
});

it('says that a value is empty', async () => {
  await show({ before: null, after: 'Fees' });
  expect(sides()).toEqual(['Before Empty', 'After Fees']);
});

it('marks the changed words of a long text', async () => {
  const before = 'The monthly fee is 20 dollars and is charged in advance.';
  await show({ before, after: before.replace('20', '25') });
  expect(screen.getAllByRole('deletion').map(({ textContent }) => textContent)).toEqual(['20']);
  expect(screen.getAllByRole('insertion').map(({ textContent }) => textContent)).toEqual(['25']);
});

it('folds unchanged paragraphs between the first and the last of them', async () => {
  const paragraphs = Array.from({ length: 6 }, (_, index) => `Paragraph ${index + 1}`);
  await show({ before: paragraphs.join('\n'), after: [...paragraphs, 'The end'].join('\n') });
  expect(screen.queryByText('Paragraph 3')).toBeNull();
  screen.getByText('Paragraph 6');
  fireEvent.click(screen.getByRole('button', { name: 'Show 4 unchanged paragraphs' }));
  screen.getByText('Paragraph 3');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says in words what was added to a list, removed from it and moved', async () => {
  await show({ before: ['Cash', 'Margin', 'Bonds', 'Futures'], after: ['Futures', 'Cash', 'Bonds', 'Options'] });
  const [, list] = screen.getAllByRole('list');
  expect(
    within(list as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['↕Futures Moved from 4 to 1', 'Cash', '−Margin Removed', 'Bonds', '+Options Added']);
});

it('says that nothing has changed', async () => {
  await renderScreen(<DiffView label="Changes" changes={[]} />, { plugin });
  screen.getByText('Nothing has changed.');
});

async function show(values: Pick<DiffChange, 'before' | 'after'>) {
  await renderScreen(<DiffView label="Changes" changes={[{ id: 'a', name: 'Content', ...values }]} />, { plugin });
}

function sides() {
  return [...document.querySelectorAll('[data-side]')].map(({ textContent }) => textContent);
}
