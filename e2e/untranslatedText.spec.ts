// Plants English on a Chinese page and sees it found; e2e/catalogue.spec.ts looks for it on every screen.
import { UntranslatedTextDetector } from '@brokerdesk/plugin-testing/browser';
import { expect, test } from './fixtures.ts';

test.describe('the detector of untranslated text', () => {
  test.use({ locale: 'zh-HK' });
  test('finds English in texts, in attributes that are read aloud, and in generated content', async ({ page }) => {
    const detector = await UntranslatedTextDetector.start(page);
    await page.goto('demo/login');
    await expect(page.getByRole('button', { name: '登入', exact: true })).toBeVisible();
    expect(await detector.find()).toEqual([]);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.planted::before { content: "New"; }');
      document.adoptedStyleSheets.push(sheet);
      // Trusted Types reject markup as text.
      const add = (name: string, attributes: Readonly<Record<string, string>>, text = '') => {
        const element = document.createElement(name);
        for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
        element.textContent = text;
        document.body.append(element);
      };
      add('p', {}, 'Not translated');
      add('button', { 'aria-label': 'Close' });
      add('i', { title: 'Further details' });
      add('input', { placeholder: 'Search here' });
      add('img', { alt: 'A picture' });
      add('input', { type: 'submit', value: 'Send' });
      add('b', { class: 'planted' });
      add('p', {}, 'PDF 檔案 DE0000007，登入 demo.admin');
    });
    expect(await detector.find()).toEqual([
      'p: Not translated',
      'button[aria-label]: Close',
      'i[title]: Further details',
      'input[placeholder]: Search here',
      'img[alt]: A picture',
      'input[value]: Send',
      'b.planted::before: New',
    ]);
  });

  test('takes what was typed or given to it for data, and nothing else', async ({ page }) => {
    const detector = await UntranslatedTextDetector.start(page);
    await page.goto('demo/login');
    await page.locator('input[name=username]').fill('Zebra crossing');
    detector.addData('Harbour lights');
    await page.evaluate(() => document.body.append('Zebra crossing · Harbour lights'));
    expect(await detector.find()).toEqual([]);
    await page.evaluate(() => {
      const paragraph = document.createElement('p');
      paragraph.textContent = 'Lotus pond';
      document.body.append(paragraph);
    });
    expect(await detector.find()).toEqual(['p: Lotus pond']);
  });
});
