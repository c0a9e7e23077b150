import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../services/errors.ts';
import { renderScreen } from '../../entries/testing.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Form } from './Form.tsx';
import type { FormHandle } from './FormHandle.ts';
import { useForm } from './useForm.ts';
import {
  client,
  timeoutError,
  NicknameForm,
  options,
  save,
  type Send,
  typeInto,
  valueOf,
} from '../../testing/nicknameFormFixture.tsx';

afterEach(cleanup);

describe('a form', () => {
  it('is dirty if its values differ, not because it was touched', async () => {
    await renderScreen(<NicknameForm send={vi.fn()} />, options);
    screen.getByText('clean');
    typeInto('Nickname', 'ming2');
    screen.getByText('dirty');
    typeInto('Nickname', 'ming');
    screen.getByText('clean');
  });

  it('validates with the contract’s schema and the screen’s messages, and focuses the first invalid field', async () => {
    const send = vi.fn();
    await renderScreen(<NicknameForm send={send} />, options);
    typeInto('Nickname', 'ming 明');
    await save();
    expect(send).not.toHaveBeenCalled();
    const field = screen.getByLabelText('Nickname');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Digits, letters, _ and - only').id).toBe(field.getAttribute('aria-describedby'));
    await expect.poll(() => document.activeElement).toBe(field);
    expect(screen.getByRole('alert').textContent).toBe('One field is not validNickname: Digits, letters, _ and - only');
    typeInto('Nickname', 'ming');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBeNull();
  });

  it('reads, watches and writes values: a written one is shown, dirty, and validated again after an attempt to send', async () => {
    const send = vi.fn(async () => ({}));
    let form: FormHandle<{ readonly nickname: string; readonly remark: string }> | undefined;
    function Watched() {
      form = useForm({
        name: 'written',
        record: client,
        toValues: ({ nickname }) => ({ nickname, remark: '' }),
        validate: ({ remark }) => (remark === '' ? [{ path: 'remark', rule: 'required', message: 'Missing.' }] : []),
        send,
      });
      return (
        <Form form={form} label="Written">
          <TextField form={form} name="nickname" label="Nickname" />
          <TextField form={form} name="remark" label="Remark" />
          <output>{`${form.watch().nickname}, ${form.isDirty ? 'dirty' : 'clean'}`}</output>
        </Form>
      );
    }
    await renderScreen(<Watched />, options);
    screen.getByText('ming, clean');
    await act(async () => form?.write({ nickname: 'ming9' }));
    screen.getByText('ming9, dirty');
    expect([valueOf('Nickname'), form?.read()]).toEqual(['ming9', { nickname: 'ming9', remark: '' }]);
    expect(screen.queryByText('Missing.')).toBeNull();
    await act(async () => void (await form?.submit()));
    expect(screen.getAllByText('Missing.').length).toBeGreaterThan(0);
    await act(async () => form?.write({ remark: 'ok' }));
    await expect.poll(() => screen.queryAllByText('Missing.')).toEqual([]);
    await act(async () => void (await form?.submit()));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('leads from the summary to the field', async () => {
    await renderScreen(<NicknameForm send={vi.fn()} />, options);
    typeInto('Nickname', '明');
    await save();
    screen.getByLabelText('Remark').focus();
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: /^Nickname/ }));
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Nickname'));
  });

  it('shows an error of the server at its field, and loses no input', async () => {
    const data = { fields: [{ path: 'nickname', rule: 'taken', message: 'Somebody has this nickname.' }] };
    const send = vi.fn(async () => Promise.reject(new ApiError({ code: 'E0004', message: '', data, requestId: '' })));
    await renderScreen(<NicknameForm send={send} />, options);
    typeInto('Nickname', 'ming9');
    await save();
    screen.getByText('Somebody has this nickname.', { selector: '.bdk-field-error' });
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Nickname'));
    expect(valueOf('Nickname')).toBe('ming9');
  });

  it('leaves a user alone who has moved to another field while it was sent', async () => {
    const data = { fields: [{ path: 'nickname', rule: 'taken', message: 'Somebody has this nickname.' }] };
    const response = Promise.withResolvers<unknown>();
    await renderScreen(<NicknameForm send={() => response.promise} />, options);
    typeInto('Nickname', 'ming9');
    await save();
    screen.getByLabelText('Remark').focus();
    await act(async () => response.reject(new ApiError({ code: 'E0004', message: '', data, requestId: '' })));
    screen.getByText('Somebody has this nickname.', { selector: '.bdk-field-error' });
    // A field takes the focus in the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(document.activeElement).toBe(screen.getByLabelText('Remark'));
  });

  it('shows above the fields errors without a field', async () => {
    const error = new ApiError({ code: 'E0016', message: 'The desk is closed.', data: null, requestId: 'req-9' });
    await renderScreen(<NicknameForm send={() => Promise.reject(error)} />, options);
    typeInto('Nickname', 'ming9');
    await save();
    expect(screen.getByRole('alert').textContent).toBe('The desk is closed.Submit Error · Code E0016 · request req-9');
    expect(valueOf('Nickname')).toBe('ming9');
  });

  it('adds errors that the schema cannot find', async () => {
    const send = vi.fn();
    const validate = () => [{ path: 'remark', rule: 'custom', message: 'Say how.' }];
    await renderScreen(<NicknameForm send={send} validate={validate} />, options);
    typeInto('Remark', '');
    await save();
    expect(send).not.toHaveBeenCalled();
    screen.getByText('Say how.');
  });
});

describe('sending', () => {
  it('sends once, however often the user submits', async () => {
    let finish: (value: unknown) => void = () => {};
    const send = vi.fn(() => new Promise((resolve) => (finish = resolve)));
    await renderScreen(<NicknameForm send={send} />, options);
    typeInto('Nickname', 'ming9');
    await save();
    await save();
    fireEvent.keyDown(screen.getByLabelText('Nickname'), { key: 'Enter', ctrlKey: true });
    await act(async () => finish(null));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('keeps its key after a lost response, and uses a new one for different input or after a rejection', async () => {
    const keys: string[] = [];
    const errors: Error[] = [
      timeoutError,
      timeoutError,
      timeoutError,
      new ApiError({ code: 'E0016', message: 'no', data: null, requestId: '' }),
    ];
    const send: Send = (_values, { idempotencyKey }) => {
      keys.push(idempotencyKey);
      return Promise.reject(errors[keys.length - 1] ?? timeoutError);
    };
    await renderScreen(<NicknameForm send={send} />, options);
    typeInto('Nickname', 'ming9');
    await save();
    expect(screen.getByRole('alert').textContent).toContain('You can send it again; it will not be saved twice.');
    await save();
    typeInto('Nickname', 'ming10');
    await save();
    await save();
    await save();
    const [first, second, third, fourth, fifth] = keys;
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(fourth).toBe(third);
    expect(fifth).not.toBe(third);
  });

  it.each(['ctrlKey', 'metaKey'])('is sent with Enter and %s', async (key) => {
    const send = vi.fn(async () => null);
    await renderScreen(<NicknameForm send={send} />, options);
    typeInto('Nickname', 'ming9');
    await act(async () => fireEvent.keyDown(screen.getByLabelText('Nickname'), { key: 'Enter', [key]: true }));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'never goes with the Enter that ends a composition (%j)',
    async (mark) => {
      const send = vi.fn(async () => null);
      await renderScreen(<NicknameForm send={send} />, options);
      typeInto('Remark', '明');
      const isGoingOn = fireEvent.keyDown(screen.getByLabelText('Remark'), { key: 'Enter', ctrlKey: true, ...mark });
      expect(isGoingOn).toBe(false);
      expect(send).not.toHaveBeenCalled();
    },
  );
});

it('shows a newer record while nothing is typed, and keeps typed input', async () => {
  function Reread() {
    const [version, setVersion] = useState(3);
    return (
      <>
        <NicknameForm send={vi.fn()} record={{ ...client, version, nickname: `read-${version}` }} />
        <button onClick={() => setVersion(version + 1)}>Read again</button>
      </>
    );
  }
  await renderScreen(<Reread />, options);
  const readAgain = () => fireEvent.click(screen.getByRole('button', { name: 'Read again' }));
  readAgain();
  expect(valueOf('Nickname')).toBe('read-4');
  screen.getByText('clean');
  typeInto('Remark', 'mine');
  readAgain();
  expect([valueOf('Nickname'), valueOf('Remark')]).toEqual(['read-4', 'mine']);
});
