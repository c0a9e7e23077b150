import type { Configuration } from '@brokerdesk/api';
import type { SignInPreviewView } from '@brokerdesk/plugin-sdk';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createTexts } from '../languages/createTexts.ts';
import { hostTexts } from '../texts/host/hostTexts.ts';
import { measureContrast, readColour, contrastOfPixels } from './measureContrast.ts';
import { SignInPreviewLoader } from './SignInPreviewLoader.tsx';

const config = { apiBase: '/api', registryBase: '/admin/registry/', signature: 'none' } as const;
const title = { EN: 'Good morning', SC: '早上好', TC: '早晨' };
const configuration = {
  broker: {
    brokerCode: 'DEMO',
    displayCode: 'demo',
    name: { EN: 'Demo Securities', SC: '示范证券', TC: '示範證券' },
    logoUrl: '/systems/public/demo-logo.png',
    iconUrl: '/systems/public/demo-icon.png',
    enabled: true,
  },
  accentColour: '#0b5c8a',
  advertisements: { beforeLogin: [], afterLogin: [] },
  loginPage: { title, text: { EN: 'For staff.', SC: '', TC: '職員專用' }, backgroundUrl: '/systems/public/view.png' },
} as unknown as Configuration;
const view: SignInPreviewView = { configuration, language: 'zh-Hant', theme: 'dark', device: 'phone' };

afterEach(() => {
  cleanup();
  shown = undefined;
  sessionStorage.clear();
  document.head.replaceChildren();
});

test('shows the real page in its own window: language, theme and pictures', async () => {
  const page = await show(view);
  expect(page.querySelector('.bd-sign-in-title')?.textContent).toBe('早晨');
  expect(page.querySelector('.bd-sign-in-card h1')?.textContent).toMatch(/^登入/);
  expect(page.querySelector('.bd-auth-picture')?.getAttribute('src')).toBe('/api/systems/public/view.png');
  expect(page.querySelectorAll('input')).toHaveLength(2);
  expect(page.documentElement.lang).toBe('zh-Hant');
  expect(page.documentElement.classList.contains('bd-dark')).toBe(true);
  // The page around it is in English and light.
  expect(document.documentElement.lang).toBe('en');
  expect(document.documentElement.classList.contains('bd-dark')).toBe(false);
});

test('takes no focus, and follows each change', async () => {
  const page = await show({ ...view, language: 'en', theme: 'light', device: 'desktop' });
  const frame = document.querySelector('iframe')!;
  expect(frame.closest('[inert]')).toBeTruthy();
  expect(frame.tabIndex).toBe(-1);
  expect(frame.style.inlineSize).toBe('1280px');
  const next = { ...configuration, loginPage: { ...configuration.loginPage, title: { EN: 'Hello', SC: '', TC: '' } } };
  await show({ ...view, language: 'en', theme: 'light', configuration: next });
  expect(page.querySelector('.bd-sign-in-title')?.textContent).toBe('Hello');
  expect(frame.style.inlineSize).toBe('390px');
});

test('a picture in the browser’s memory keeps its address', async () => {
  const broker = { ...configuration.broker, logoUrl: 'blob:http://localhost/1' };
  const page = await show({ ...view, configuration: { ...configuration, broker } });
  expect(page.querySelector('.bd-logo')?.getAttribute('src')).toBe('blob:http://localhost/1');
});

test('has the style sheets of the page, also one that comes later', async () => {
  const first = document.head.appendChild(document.createElement('style'));
  first.textContent = '.first { color: red }';
  const page = await show(view);
  await waitFor(() => expect(page.head.textContent).toBe('.first { color: red }'));
  const later = document.createElement('style');
  later.textContent = '.later { color: blue }';
  document.head.append(later);
  await waitFor(() => expect(page.head.textContent).toContain('.later'));
});

test('reports the contrast of the texts once for what is shown', async () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '.bd-sign-in-broker { background: #777777 } .bd-sign-in-broker p { color: #888888 }';
  const onContrast = vi.fn();
  await show({ ...view, onContrast });
  await waitFor(() => expect(onContrast).toHaveBeenCalled());
  const { title: ratio } = onContrast.mock.lastCall![0];
  expect(ratio).toBeGreaterThan(1);
  expect(ratio).toBeLessThan(4.5);
  const calls = onContrast.mock.calls.length;
  await show({ ...view, onContrast });
  expect(onContrast.mock.calls).toHaveLength(calls);
});

test('measures nothing before the page is there', () => {
  expect(measureContrast(document.implementation.createHTMLDocument())).toBeUndefined();
});

test.each([
  ['rgb(28, 33, 39)', { colour: '#1c2127', alpha: 1 }],
  ['rgba(0, 0, 0, 0)', { colour: '#000000', alpha: 0 }],
  ['transparent', undefined],
])('reads %s', (computed, colour) => expect(readColour(computed)).toEqual(colour));

test('a logo counts by its darkest hundredth, so that fine letters do and single dots do not', () => {
  const pixels = (dark: number, shade: number) =>
    new Uint8ClampedArray(
      Array.from({ length: 1000 }, (_, index) => [...Array(3).fill(index < dark ? shade : 255), 255]).flat(),
    );
  expect(contrastOfPixels(pixels(10, 0))).toBeCloseTo(21);
  expect(contrastOfPixels(pixels(9, 0))).toBe(1);
  expect(contrastOfPixels(pixels(500, 200))).toBeCloseTo(1.67, 1);
});

let shown: ReturnType<typeof render> | undefined;

async function show(next: SignInPreviewView): Promise<Document> {
  const texts = await createTexts('en');
  await texts.add(hostTexts);
  const element = <SignInPreviewLoader key={next.language} services={{ config, texts }} view={next} />;
  if (shown) {
    const { rerender } = shown;
    await act(async () => rerender(element));
  } else {
    shown = render(element);
    const frame = await screen.findByTitle('Sign in');
    // The test's browser does not load frames.
    await act(async () => fireEvent.load(frame));
  }
  await waitFor(() => expect(frameDocument()?.querySelector('.bd-sign-in-card')).toBeTruthy());
  return frameDocument()!;
}

function frameDocument() {
  return document.querySelector('iframe')?.contentDocument;
}
