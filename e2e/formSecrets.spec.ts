import type { Locator, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { secretForms } from './secretForms.ts';

const ways = {
  'requestSubmit()': (form) => form.evaluate((element) => (element as HTMLFormElement).requestSubmit()),
  Enter: (form) => form.locator('input:visible').last().press('Enter'),
  'a click': (form) => form.locator('button[type=submit]').click(),
} satisfies Record<string, (form: Locator) => Promise<void>>;

for (const { name, open, values, answer } of secretForms) {
  test(`${name}: no way of sending it puts a value into an address, and each sends what the fields contain`, async ({
    page,
    emulator,
    consoleErrors,
  }) => {
    consoleErrors.expect(/form-action/);
    await open(page, emulator);
    const form = page.locator('form:visible').last();
    await expect(form).toHaveAttribute('method', 'post');
    const address = page.url();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const entries = Object.entries(values);
    const secret = entries.at(-1)?.[1] ?? '';
    const sent = () => requests.filter((request) => request.postData()?.includes(secret)).length;

    for (const [way, send] of Object.entries(ways)) {
      for (const hasEvents of [false, true]) {
        const step = `${way} ${hasEvents ? 'after' : 'without'} events`;
        const sentBefore = sent();
        await form.evaluate(fillIn, { values, hasEvents });
        await send(form);
        // After five tries the form asks for another code and sends nothing.
        const isUsedUp = (await form.locator('.bd-problem').textContent())?.includes('Fetch a new code');
        if (answer) await expect(answer(form), step).toBeVisible();
        else if (!isUsedUp) await expect.poll(sent, { message: step }).toBe(sentBefore + 1);
        await expect(form.locator('button[type=submit]')).not.toHaveAttribute('aria-disabled');
        for (const [field, value] of entries) await expect(form.locator(`[name=${field}]`), step).toHaveValue(value);
        expect(page.url(), step).toBe(address);
      }
    }
    // Locators would wait for the navigation that does not take place.
    const element = await form.elementHandle();
    for (const hasEvents of [false, true]) {
      await element?.evaluate(fillIn, { values, hasEvents });
      // Resolves in this page only if nothing was sent.
      expect(await element?.evaluate(submitPastHandlers)).toMatchObject(values);
      expect(page.url()).toBe(address);
    }
    const lines = requests.map((request) => decodeURIComponent(request.url()));
    expect(
      lines.filter((line) => entries.some(([field, value]) => field !== 'username' && line.includes(value))),
    ).toEqual([]);
  });
}

/** Runs in the page: enters values as a user does, or, as some password managers do, without any event. */
function fillIn(form: Node, { values, hasEvents }: { values: Readonly<Record<string, string>>; hasEvents: boolean }) {
  // Not `input.value = …`, which React notices.
  const setValue = (input: Element | null, value: string) =>
    Reflect.set(HTMLInputElement.prototype, 'value', value, input);
  for (const [name, value] of Object.entries(values)) {
    const input = (form as Element).querySelector(`[name=${name}]`);
    // What React knows is that the field is empty.
    setValue(input, '');
    input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    setValue(input, value);
    if (hasEvents) input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

/** Runs in the page: submits past all handlers, and returns what the fields contain after the policy has prevented it. */
function submitPastHandlers(form: Node): Promise<Record<string, unknown>> {
  return new Promise((resolve) => {
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective !== 'form-action') return;
      document.removeEventListener('securitypolicyviolation', onViolation);
      resolve(Object.fromEntries(new FormData(form as HTMLFormElement)));
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    (form as HTMLFormElement).submit();
  });
}
