// The library that draws arrives late, or not at all.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { delay } from '../timing/delay.ts';
import type { ChartProps } from './ChartProps.ts';

/** What becomes of the file with the library. */
let arrive: () => Promise<void>;

beforeEach(() => {
  // Each test begins without the library.
  vi.resetModules();
  vi.doMock('./ChartDrawing.tsx', async (importOriginal) => {
    await arrive();
    return importOriginal();
  });
});
afterEach(() => {
  cleanup();
  vi.doUnmock('./ChartDrawing.tsx');
});
// The files that come after it in this worker draw.
afterAll(() => vi.resetModules());

const load = async () => ({ default: {} });
const plugin = { id: 'dashboard', messages: { en: {}, 'zh-Hans': load, 'zh-Hant': load } };
const content: ChartProps = {
  title: 'Submitted',
  kind: 'column',
  categoryName: 'Day',
  categories: [{ key: '2026-11-21', label: '21', name: '21 Nov 2026' }],
  series: [{ key: 'HK', name: 'Hong Kong', values: [1200] }],
};

async function fail() {
  await delay(20, new AbortController().signal);
  throw new TypeError('Failed to fetch dynamically imported module');
}

async function show(screenElement: ReactElement) {
  const { createTestApi, renderScreen } = await import('../entries/testing.tsx');
  await renderScreen(screenElement, { plugin, api: createTestApi(() => null) });
}

it('says that a chart could not be drawn, keeps its table, and tries again', async () => {
  const { Chart } = await import('./Chart.tsx');
  arrive = fail;
  await show(<Chart {...content} />);
  expect((await screen.findByRole('alert')).textContent).toContain('The drawing could not be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Table' }));
  expect(screen.getAllByRole('row')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Table' }));
  arrive = async () => {};
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(document.querySelector('.highcharts-root')).not.toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('prints once the library has arrived, with the drawing', async () => {
  const arrived = Promise.withResolvers<void>();
  arrive = () => arrived.promise;
  const printed = await print();
  expect([printed.mock.calls.length, document.querySelector('.bdk-print')]).toEqual([0, null]);
  arrived.resolve();
  await vi.waitFor(() => expect(printed).toHaveBeenCalledOnce());
  expect(document.querySelector('.bdk-print .highcharts-root')).not.toBeNull();
});

it('prints the values in a table if the library cannot be fetched', async () => {
  arrive = fail;
  const printed = await print();
  await vi.waitFor(() => expect(printed).toHaveBeenCalledOnce());
  expect(Array.from(document.querySelectorAll('.bdk-print td'), ({ textContent }) => textContent)).toContain('1,200');
  expect(document.querySelector('.bdk-print svg')).toBeNull();
});

async function print() {
  const printed = vi.fn();
  window.print = printed;
  const { PaperChart } = await import('./PaperChart.tsx');
  const { usePrint } = await import('../entries/documents.ts');
  function Printing() {
    const { print: open, portal } = usePrint();
    return (
      <>
        <button type="button" onClick={() => open(<PaperChart {...content} />)}>
          Print
        </button>
        {portal}
      </>
    );
  }
  await show(<Printing />);
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  return printed;
}
