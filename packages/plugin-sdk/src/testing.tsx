// Renders a screen as the host does, for unit tests. Nothing of the SDK is replaced: hooks, query client and texts are
// the real ones, and the test says what answers the calls.
import type { Language } from '@brokerdesk/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, type RenderResult } from '@testing-library/react';
import i18next, { type i18n } from 'i18next';
import { type ReactElement, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { HostServicesContext, PluginScopeContext, ScreenParamsContext } from './contexts.ts';
import type { PluginDefinition } from './definition.ts';
import { ApiError } from './errors.ts';
import type {
  ApiClient,
  Drafts,
  HostServices,
  LeaveGuard,
  Toast,
  Preferences,
  ScreenParams,
  ScreenTarget,
  SlotItem,
} from './hostServices.ts';
import { createInMemoryDrafts } from './test-doubles/createInMemoryDrafts.ts';
import { createInMemoryPreferences } from './test-doubles/createInMemoryPreferences.ts';
import { createInMemoryJobs } from './test-doubles/createInMemoryJobs.ts';
import { sampleConfiguration, sampleUser } from './test-doubles/sampleConfiguration.ts';
import type { JobService } from './Job.ts';
import { kitTexts } from './hooks/useKitText.ts';
import { polyfillTopLayer } from './testing/polyfillTopLayer.ts';

export { createTestApi, type TestCall } from './test-doubles/createTestApi.ts';
export { createInMemoryDrafts } from './test-doubles/createInMemoryDrafts.ts';
export { createInMemoryJobs } from './test-doubles/createInMemoryJobs.ts';
export { createInMemoryPreferences } from './test-doubles/createInMemoryPreferences.ts';

/** Makes the refusal that a server would send. */
export function createApiError(code: ApiError['code'], message = `refused with ${code}`): ApiError {
  return new ApiError({ code, message, data: null, requestId: 'req-1' });
}

/** What a screen is rendered with. */
export interface RenderScreenOptions {
  readonly plugin: Pick<PluginDefinition, 'id' | 'messages'>;
  readonly api: ApiClient;
  /** English when absent. */
  readonly language?: Language;
  /** Function codes that the user holds; every code when absent. */
  readonly permissions?: readonly string[];
  readonly params?: ScreenParams;
  readonly slots?: Readonly<Record<string, readonly SlotItem[]>>;
  /** What was typed before; give the same to two renderings to have a form come back. */
  readonly drafts?: Drafts;
  /** Notes what is started, and runs nothing, when absent. */
  readonly jobs?: JobService;
  /** What the person has chosen before; give the same to two renderings to have it come back. */
  readonly preferences?: Preferences;
}

/** A rendered screen, and what it did to its host. */
export interface RenderedScreen extends RenderResult {
  /** The screens that were opened, in order. */
  readonly opened: readonly ScreenTarget[];
  readonly toasts: readonly Toast[];
  /** The screen's parameters as they stand now. */
  readonly params: () => ScreenParams;
  /** Changes the parameters from outside, as the browser's Back does. */
  readonly goTo: (params: ScreenParams) => Promise<void>;
  /** Tries to leave the screen, and tells what came of it once a form that holds it up has been answered. */
  readonly leave: () => Promise<'left' | 'stayed'>;
}

/** Renders a screen with a host around it whose navigation stays in memory. */
export async function renderScreen(element: ReactElement, options: RenderScreenOptions): Promise<RenderedScreen> {
  const {
    plugin,
    api,
    language = 'en',
    permissions,
    params: firstParams = {},
    slots = {},
    drafts = createInMemoryDrafts(),
    jobs = createInMemoryJobs(),
    preferences = createInMemoryPreferences(),
  } = options;
  polyfillTopLayer();
  const texts = await createI18n(language, plugin);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const opened: ScreenTarget[] = [];
  const toasts: Toast[] = [];
  const guards = new Set<LeaveGuard>();
  let params = firstParams;
  let setShownParams: (params: ScreenParams) => void = () => undefined;

  const services: HostServices = {
    language,
    currentUser: sampleUser,
    broker: sampleConfiguration.broker,
    configuration: sampleConfiguration,
    permissions: permissions === undefined ? everyPermission : new Set(permissions),
    navigation: {
      canOpen: () => true,
      hrefOf: async (target) =>
        `/admin/test/${target.code}/${target.child ?? ''}?${new URLSearchParams(target.params)}`,
      open: async (target) => void opened.push(target),
      setParams: async (next) => {
        // The host encrypts parameters first, so they never change at once.
        await Promise.resolve();
        act(() => setShownParams(next));
      },
      guard(asked) {
        guards.add(asked);
        return () => void guards.delete(asked);
      },
    },
    notify: (notice) => void toasts.push(notice),
    drafts,
    jobs,
    preferences,
    addTexts: (namespace, messages) => addTexts(texts, namespace, messages),
    renderSlot: (slot, props) => slots[slot]?.map((item) => item.render(props)),
    listSlot: (slot) => slots[slot] ?? [],
  };
  const scope = { pluginId: plugin.id, api };

  function TestHost() {
    const [shown, setShown] = useState(firstParams);
    setShownParams = (next) => {
      params = next;
      setShown(next);
    };
    return <ScreenParamsContext value={shown}>{element}</ScreenParamsContext>;
  }
  const result = render(
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={queryClient}>
        <HostServicesContext value={services}>
          <PluginScopeContext value={scope}>
            <TestHost />
          </PluginScopeContext>
        </HostServicesContext>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return {
    ...result,
    opened,
    toasts,
    params: () => params,
    goTo: (next) => act(async () => setShownParams(next)),
    leave: () =>
      new Promise((resolve) => {
        const held = [...guards].findLast((asked) => asked.hasUnsavedChanges());
        if (!held) resolve('left');
        else act(() => held.confirmLeave({ leave: () => resolve('left'), stay: () => resolve('stayed') }));
      }),
  };
}

async function createI18n(language: Language, plugin: RenderScreenOptions['plugin']) {
  const texts = i18next.createInstance();
  await texts.init({ lng: language, fallbackLng: false, interpolation: { escapeValue: false }, resources: {} });
  for (const [name, messages] of [
    ['kit', kitTexts.messages],
    [plugin.id, plugin.messages],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    await addTexts(texts, name, messages);
  }
  return texts;
}

async function addTexts(texts: i18n, namespace: string, messages: PluginDefinition['messages']): Promise<void> {
  const language = texts.language as Language;
  const loaded = language === 'en' ? messages.en : (await messages[language]()).default;
  texts.addResourceBundle(language, namespace, loaded);
}

/** Holds every code. */
const everyPermission: ReadonlySet<string> = Object.assign(new Set<string>(), { has: () => true });
