import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useFocusFallback } from './useFocusFallback.ts';

afterEach(cleanup);

it('moves the focus of a removed element to the panel around it', async () => {
  const { rerender } = render(<Page shows={['panel', 'button']} />);
  screen.getByRole('button').focus();
  rerender(<Page shows={['panel']} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('complementary')));
});

it('moves it to a control beside the removed one', async () => {
  const { rerender } = render(<Group shows={['Retry', 'Export']} />);
  screen.getByRole('button', { name: 'Retry' }).focus();
  rerender(<Group shows={['Export']} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Export' })));
});

it('moves it to the main part if the panel is gone, too', async () => {
  const { rerender } = render(<Page shows={['panel', 'button']} />);
  screen.getByRole('button').focus();
  rerender(<Page shows={[]} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('leaves the focus to a part that has moved it', async () => {
  const { rerender } = render(<Page shows={['panel', 'button', 'link']} />);
  screen.getByRole('button').focus();
  rerender(<Page shows={['panel', 'link']} />);
  screen.getByRole('link').focus();
  await nextFrame();
  expect(document.activeElement).toBe(screen.getByRole('link'));
});

it('does nothing if the user left the element before it was removed, as by a press on the page', async () => {
  const { rerender } = render(<Page shows={['panel', 'button', 'link']} />);
  screen.getByRole('link').focus();
  screen.getByRole('link').blur();
  rerender(<Page shows={['panel', 'link']} />);
  await nextFrame();
  expect(document.activeElement).toBe(document.body);
});

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}

function Group({ shows }: { readonly shows: readonly string[] }) {
  const main = useRef<HTMLElement>(null);
  useFocusFallback(main);
  return (
    <>
      <section>
        {shows.map((name) => (
          <button key={name} type="button">
            {name}
          </button>
        ))}
      </section>
      <main ref={main} tabIndex={-1} />
    </>
  );
}

function Page({ shows }: { readonly shows: readonly ('panel' | 'button' | 'link')[] }) {
  const main = useRef<HTMLElement>(null);
  useFocusFallback(main);
  return (
    <main ref={main} tabIndex={-1}>
      {shows.includes('panel') && (
        <aside tabIndex={-1}>
          <p>{shows.includes('button') && <button type="button">Delete</button>}</p>
          {shows.includes('link') && <a href="#next">Next</a>}
        </aside>
      )}
    </main>
  );
}
