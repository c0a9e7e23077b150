import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createTestApi, renderScreen } from '../entries/testing.tsx';
import { Button } from './Button.tsx';
import { lazyPart } from './lazyPart.tsx';

const none = async () => ({ default: {} });
const plugin = { id: 'parts', messages: { en: {}, 'zh-Hans': none, 'zh-Hant': none } };

afterEach(cleanup);

/** A part whose file arrives with the last of the attempts. */
function makePart(attempts: number) {
  let count = 0;
  const Part = lazyPart(
    async () => {
      count += 1;
      if (count < attempts) throw new TypeError('Failed to fetch dynamically imported module');
      return () => <p>The part is there.</p>;
    },
    { waiting: <p>Waiting</p> },
  );
  return { Part, readCount: () => count };
}

function show(Part: ReturnType<typeof makePart>['Part']) {
  function Screen() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Name" />
        <Button onClick={() => setOpen(!isOpen)}>Open</Button>
        {isOpen && <Part />}
      </>
    );
  }
  return renderScreen(<Screen />, { plugin, api: createTestApi(() => null) });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('says in its place that it could not be fetched, and tries again while the rest stays', async () => {
  const { Part, readCount } = makePart(3);
  await show(Part);
  const input = screen.getByLabelText<HTMLInputElement>('Name');
  fireEvent.change(input, { target: { value: 'typed' } });
  press('Open');
  expect((await screen.findByRole('alert')).textContent).toContain('This part could not be loaded');
  press('Try again');
  screen.getByText('Waiting');
  await screen.findByRole('alert');
  press('Try again');
  await screen.findByText('The part is there.');
  expect([input.value, screen.queryByRole('alert'), readCount()]).toEqual(['typed', null, 3]);
});

it('is there at once when it is opened again, or was fetched before', async () => {
  const { Part, readCount } = makePart(1);
  await Part.preload();
  await show(Part);
  press('Open');
  screen.getByText('The part is there.');
  press('Open');
  press('Open');
  expect([screen.getByText('The part is there.').tagName, readCount()]).toEqual(['P', 1]);
});

it('is fetched again when it is shown if fetching it before has failed', async () => {
  const { Part } = makePart(2);
  await Part.preload();
  await show(Part);
  press('Open');
  await screen.findByText('The part is there.');
});

it('stays a dialog if it is one, which can be closed, and offers a reload after a new release', async () => {
  const Part = lazyPart<{ readonly onClose: () => void }>(async () => {
    throw Object.assign(new Error('The file is gone.'), { code: 'NEW_RELEASE' });
  });
  function Screen() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        {isOpen && <Part onClose={() => setOpen(false)} />}
      </>
    );
  }
  await renderScreen(<Screen />, { plugin, api: createTestApi(() => null) });
  press('Open');
  const dialog = await screen.findByRole('dialog', { name: 'The portal has a new version' });
  within(dialog).getByRole('button', { name: 'Reload' });
  press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
});
