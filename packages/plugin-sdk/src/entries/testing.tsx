// The part of the test kit that needs no host; plugins import it from `@brokerdesk/plugin-testing`. A screen is rendered with
// the real hooks, query client and texts; navigation, drafts, jobs and preferences stay in memory; calls go to the back end of
// the given session.
import { type Language, wireLanguages } from '@brokerdesk/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, type RenderResult } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { HostServicesContext, PluginScopeContext, ScreenParamsContext } from '../hooks/useHost.ts';
import type { PluginDefinition } from '../definition/definition.ts';
import { ApiError } from '../services/errors.ts';
import type {
  ApiClient,
  DraftService,
  HostServices,
  Toast,
  Preferences,
  ScreenParams,
  ScreenTarget,
  SlotItem,
  RecordScreen,
} from '../services/hostServices.ts';
import { createInMemoryDrafts } from '../test-doubles/createInMemoryDrafts.ts';
import { createInMemoryPreferences } from '../test-doubles/createInMemoryPreferences.ts';
import { createInMemoryJobs } from '../test-doubles/createInMemoryJobs.ts';
import { sampleConfiguration, sampleUser } from '../test-doubles/sampleConfiguration.ts';
import { setClockOffset } from '../services/clock.ts';
import type { JobService } from '../services/Job.ts';
import { createSessionApi, type TestSession } from '../testing/createSessionApi.ts';
import { createTestNavigation } from '../testing/createTestNavigation.ts';
import '../testing/asyncUtilTimeout.ts';
import { addTexts, createTestTexts } from '../testing/createTestTexts.ts';
import { polyfillTopLayer } from '../testing/polyfillTopLayer.ts';
import { type RecordingApi, recordCalls } from '../testing/recordCalls.ts';

export { createTestApi, type TestCall } from '../test-doubles/createTestApi.ts';
export { createInMemoryDrafts } from '../test-doubles/createInMemoryDrafts.ts';
export { createInMemoryJobs } from '../test-doubles/createInMemoryJobs.ts';
export { createInMemoryPreferences } from '../test-doubles/createInMemoryPreferences.ts';
export { createSessionApi, type TestSession } from '../testing/createSessionApi.ts';
export { enablePdfReader } from '../testing/enablePdfReader.ts';
export { polyfillTopLayer } from '../testing/polyfillTopLayer.ts';
export { type RecordedCall, type RecordingApi, recordCalls } from '../testing/recordCalls.ts';

/** Creates the error that a server's error response becomes. */
export function createApiError(code: ApiError['code'], message = `refused with ${code}`): ApiError {
  return new ApiError({ code, message, data: null, requestId: 'req-1' });
}

/** Options of {@link renderScreen}. */
export interface RenderScreenOptions {
  readonly plugin: Pick<PluginDefinition, 'id' | 'messages'>;
  /** The signed-in user and the back end; without it the screen must not call, or `api` is given. */
  readonly session?: TestSession;
  /** Handles the calls instead of the session's back end. */
  readonly api?: ApiClient;
  /** English if absent. */
  readonly language?: Language;
  /** Function codes that the user has; those of the session if absent, and every code without a session. */
  readonly permissions?: readonly string[];
  readonly params?: ScreenParams;
  readonly slots?: Readonly<Record<string, readonly SlotItem[]>>;
  /** The screens of kinds of records, as plugins declare them. */
  readonly recordScreens?: Readonly<Record<string, readonly RecordScreen[]>>;
  /** Unsaved input; pass the same object to two renderings to restore a form. */
  readonly drafts?: DraftService;
  /** Lists started jobs without running them if absent. */
  readonly jobs?: JobService;
  /** The user's settings; pass the same object to two renderings to restore them. */
  readonly preferences?: Preferences;
  /** Returns the token of a code that the user enters after an `E0008`; without it, the user cancels. */
  readonly enterCode?: (error: ApiError) => Promise<string>;
  /** By how many milliseconds the server's clock, which {@link currentTime} has, is ahead of the computer's; 0 if absent. */
  readonly clockOffsetMs?: number;
  /** Answers what a screen asks about permissions; without it, the portal has no such address. */
  readonly explainAccess?: HostServices['explainAccess'];
  /** What brokers get from a registry of delivered plugins; without it, the portal takes none. */
  readonly deliveries?: HostServices['deliveries'];
}

/** A rendered screen, and how it used its host. */
export interface RenderedScreen extends RenderResult {
  /** The screens that were opened, in order. */
  readonly opened: readonly ScreenTarget[];
  readonly toasts: readonly Toast[];
  /** The roles that the portal was to be viewed as, in order. */
  readonly viewedRoles: readonly string[];
  /** The screen's API client, which lists the calls made with it. */
  readonly api: RecordingApi;
  /** Returns the screen's current parameters. */
  readonly params: () => ScreenParams;
  /** Changes the parameters from outside, as the browser's Back does. */
  readonly goTo: (params: ScreenParams) => Promise<void>;
  /** Tries to leave the screen, and resolves once the user has decided about a form with unsaved changes. */
  readonly leave: () => Promise<'left' | 'stayed'>;
}

/** Renders a screen with a host around it whose navigation stays in memory. */
export async function renderScreen(element: ReactElement, options: RenderScreenOptions): Promise<RenderedScreen> {
  const { plugin, session, language = 'en', params: firstParams = {}, slots = {} } = options;
  polyfillTopLayer();
  setClockOffset(options.clockOffsetMs ?? 0);
  const texts = await createTestTexts(language, plugin);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const api = recordCalls(options.api ?? (session ? createSessionApi(session, wireLanguages[language]) : noBackEnd));
  const toasts: Toast[] = [];
  const viewedRoles: string[] = [];
  let params = firstParams;
  let setShownParams: (params: ScreenParams) => void = () => undefined;
  const { navigation, opened, leave } = createTestNavigation((next) => setShownParams(next));

  const services: HostServices = {
    language,
    currentUser: session?.user ?? sampleUser,
    broker: sampleConfiguration.broker,
    configuration: sampleConfiguration,
    permissions: options.permissions ? new Set(options.permissions) : permissionsOf(session),
    navigation,
    notify: (toast) => void toasts.push(toast),
    drafts: options.drafts ?? createInMemoryDrafts(),
    jobs: options.jobs ?? createInMemoryJobs(),
    preferences: options.preferences ?? createInMemoryPreferences(),
    async verifyIdentity(error, repeat) {
      if (!options.enterCode) throw error;
      return repeat(await options.enterCode(error));
    },
    viewAs: { roleID: undefined, start: (roleID) => void viewedRoles.push(roleID) },
    deliveries: options.deliveries,
    explainAccess: options.explainAccess ?? (async () => ({ codes: undefined, steps: [] })),
    addTexts: (namespace, messages) => addTexts(texts, namespace, messages),
    // Only the shell knows the broker's tree; `mountPlugin` shows the reason.
    renderReason: () => null,
    resolvePublicUrl: (address) => `/api${address}`,
    // Only the host has the sign-in page: the texts for assistive technology are there, the frame is not.
    renderSignInPreview: () => null,
    renderSlot: (slot, props) => slots[slot]?.map((item) => item.render(props)),
    listSlot: (slot) => slots[slot] ?? [],
    listRecordScreens: (kind) => options.recordScreens?.[kind] ?? [],
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
    viewedRoles,
    api,
    params: () => params,
    goTo: (next) => act(async () => setShownParams(next)),
    leave,
  };
}

/** Contains every code. */
const everyPermission: ReadonlySet<string> = Object.assign(new Set<string>(), { has: () => true });

function permissionsOf(session: TestSession | undefined): ReadonlySet<string> {
  if (!session) return everyPermission;
  const codes = new Set<string>();
  const add = (nodes: TestSession['functions']) => {
    for (const { functionCode, children } of nodes) {
      codes.add(functionCode);
      add([...children]);
    }
  };
  add(session.functions);
  return codes;
}

const noBackEnd: ApiClient = {
  call: (endpoint) => Promise.reject(createNoBackEndError(endpoint.path)),
  callForBlob: (endpoint) => Promise.reject(createNoBackEndError(endpoint.path)),
};

function createNoBackEndError(path: string): Error {
  return new Error(`The test has no back end for the call of ${path}: give renderScreen a session.`);
}
