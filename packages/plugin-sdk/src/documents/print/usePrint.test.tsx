import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestApi, renderScreen } from '../../entries/testing.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import { usePrint } from './usePrint.tsx';

const printed = vi.fn();

beforeEach(() => {
  window.print = printed;
});

afterEach(() => {
  cleanup();
  printed.mockClear();
});

it('prints the sheet with user and time, once, and removes it from the page when the dialog has closed', async () => {
  await renderScreen(<Printing />, { plugin, api: createTestApi(() => null) });
  const rules = document.adoptedStyleSheets.length;
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  await vi.waitFor(() => expect(printed).toHaveBeenCalledOnce());
  screen.getByText('The answers');
  expect(screen.getAllByText('Printed by Test Person on 21 Nov 2026, 10:00')).toHaveLength(2);
  expect(document.adoptedStyleSheets.length).toBe(rules + 1);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('The answers')).toBeNull();
  expect(document.adoptedStyleSheets.length).toBe(rules);
});

function Printing() {
  const { print, portal: sheet } = usePrint();
  const paper = (
    <PrintSheet title="Demo Securities" reference="DE1" time="2026-11-21T02:00:00Z">
      <p>The answers</p>
    </PrintSheet>
  );
  return (
    <>
      <button type="button" onClick={() => print(paper)}>
        Print
      </button>
      {sheet}
    </>
  );
}

const plugin = { id: 'papers', messages: { en: {}, 'zh-Hans': none, 'zh-Hant': none } };

async function none() {
  return { default: {} };
}
