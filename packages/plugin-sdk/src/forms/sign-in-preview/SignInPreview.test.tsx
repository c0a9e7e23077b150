// What the preview asks the host to show; the host's own test shows that page.
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HostServicesContext, useHost } from '../../hooks/useHost.ts';
import type { SignInPreviewView } from '../../services/hostServices.ts';
import { sampleConfiguration } from '../../test-doubles/sampleConfiguration.ts';
import { createTestApi, renderScreen } from '../../entries/testing.tsx';
import { SignInPreview, type SignInChanges } from './SignInPreview.tsx';

const plugin = {
  id: 'pages',
  messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
};
const look = { language: 'zh-Hant', theme: 'dark', device: 'phone' } as const;
const title = { EN: 'Good morning', SC: '', TC: '' };
const views: SignInPreviewView[] = [];

beforeEach(() => {
  views.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:http://localhost/1');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function RecordingHost({ children }: { readonly children: ReactNode }) {
  const host = useHost();
  const renderSignInPreview = (view: SignInPreviewView) => {
    views.push(view);
    return null;
  };
  return <HostServicesContext value={{ ...host, renderSignInPreview }}>{children}</HostServicesContext>;
}

async function preview(changes?: SignInChanges) {
  await renderScreen(
    <RecordingHost>
      <SignInPreview label="Preview" configuration={sampleConfiguration} changes={changes} {...look} />
    </RecordingHost>,
    { plugin, api: createTestApi(() => null) },
  );
  return views.at(-1)!;
}

it('shows the page as it is published, in the language, theme and device', async () => {
  expect(await preview()).toEqual({ ...look, configuration: sampleConfiguration });
});

it('shows what is changed, and the rest as it is', async () => {
  const { configuration } = await preview({ title, logo: '/systems/public/ours.png' });
  const { loginPage, broker } = sampleConfiguration;
  expect(configuration).toEqual({
    ...sampleConfiguration,
    broker: { ...broker, logoUrl: '/systems/public/ours.png' },
    loginPage: { ...loginPage, title },
  });
});

it('shows a file that is not sent yet', async () => {
  const { configuration } = await preview({ background: new File(['x'], 'view_1.png') });
  expect(configuration.loginPage.backgroundUrl).toBe('blob:http://localhost/1');
});

it('tells assistive technology the texts that the page shows, also those in another language', async () => {
  await preview({ title });
  const figure = screen.getByRole('figure', { name: 'Preview' });
  expect(figure.textContent).toContain('Good morning');
  expect(figure.querySelector('[lang="zh-Hant"]')).toBeTruthy();
});
