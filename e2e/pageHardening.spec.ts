// What the headers of the page forbid, tried in the browser that enforces them.
import { expect, test } from './fixtures.ts';

test('no text becomes HTML, and nothing outside the folders of scripts becomes a script or a worker', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(
    /violates the following Content Security Policy|requires 'TrustedHTML'|TrustedScriptURL|script/i,
  );
  await page.goto('portal_list');
  await expect(page.getByRole('heading', { name: 'Choose a portal' })).toBeVisible();
  const outcome = await page.evaluate(async () => {
    const attempt = (task: () => unknown) => {
      try {
        task();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const load = (address: string) =>
      new Promise((resolve) => {
        const script = document.createElement('script');
        script.onload = () => resolve('done');
        script.onerror = () => resolve('blocked');
        const set = attempt(() => (script.src = address));
        if (set === 'done') document.head.append(script);
        else resolve(set);
      });
    return {
      html: attempt(() => (document.createElement('div').innerHTML = '<b>text</b>')),
      worker: attempt(() => new Worker('/api/images/1')),
      script: await load('/api/images/1'),
      module: await import('/admin/index.html' as string).then(
        () => 'done',
        () => 'blocked',
      ),
    };
  });
  expect(outcome).toEqual({
    html: 'TypeError',
    worker: 'TypeError',
    script: 'TypeError',
    module: 'blocked',
  });
});
