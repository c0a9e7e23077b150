import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderFields } from '../../testing/fieldFormFixture.tsx';
import { ChecksField } from './ChecksField.tsx';
import { SwitchField } from './SwitchField.tsx';

afterEach(cleanup);

it('switches between true and false, unless there is a reason not to', async () => {
  const { values } = await renderFields({
    values: { enabled: true, blocked: false },
    children: (form) => (
      <>
        <SwitchField form={form} name="enabled" label="Enabled" />
        <SwitchField form={form} name="blocked" label="Blocked" disabledReason="This is your own account." />
      </>
    ),
  });
  fireEvent.click(screen.getByRole('switch', { name: 'Enabled', checked: true }));
  fireEvent.click(screen.getByRole('switch', { name: 'Blocked', description: 'This is your own account.' }));
  expect(values()).toEqual({ enabled: false, blocked: false });
});

it('keeps checked values in the order of the options, and those that it does not know', async () => {
  const { values } = await renderFields({
    values: { statuses: ['new', '-1'] },
    children: (form) => (
      <ChecksField
        form={form}
        name="statuses"
        label="Accounts"
        options={[
          { value: '1', label: 'Active' },
          { value: '0', label: 'Suspended' },
          { value: '-1', label: 'Closed' },
        ]}
      />
    ),
  });
  screen.getByRole('group', { name: 'Accounts' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Active' }));
  expect(values()).toEqual({ statuses: ['1', '-1', 'new'] });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Closed' }));
  expect(values()).toEqual({ statuses: ['1', 'new'] });
});
