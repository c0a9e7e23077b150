import type { Configuration } from '@brokerdesk/api';
import type {
  ApiClient,
  DraftService,
  Toast,
  Preferences,
  VerifyIdentity,
  ViewAsService,
} from '@brokerdesk/plugin-sdk';
import type { FullRegistry } from '../delivery/Delivery.ts';
import { type ComponentType, createContext, useContext } from 'react';
import type { Texts } from '../languages/createTexts.ts';
import type { HostJobs } from '../jobs/createJobs.ts';
import type { CompiledPortal } from '../permissions/CompiledPortal.ts';
import type { PluginRuntime } from '../plugins/createPluginRuntime.ts';
import type { SessionController } from '../session/SessionController.ts';
import type { StoredSession } from '../session/sessionStorage.ts';
import type { RefusedCall } from '../api-client/createApiClientFactory.ts';
import type { RuntimeConfig } from '../api-client/RuntimeConfig.ts';
import type { ShellNavigation } from './createNavigation.ts';

/** The services of the shell after sign-in. They stay the same until the page is left, or its plugins are replaced. */
export interface PortalServices {
  readonly config: RuntimeConfig;
  readonly session: StoredSession;
  readonly sessionController: SessionController;
  readonly drafts: DraftService;
  readonly jobs: HostJobs;
  readonly preferences: Preferences;
  readonly configuration: Configuration;
  readonly registry: FullRegistry;
  readonly portal: CompiledPortal;
  readonly runtime: PluginRuntime;
  readonly texts: Texts;
  readonly navigation: ShellNavigation;
  readonly safeMode: boolean;
  /** The shell replaced the sign-in page without a page load, so the focus has to be moved. */
  readonly hasJustSignedIn: boolean;
  /** Returns the client of the host, or of a plugin; the same object for the same plugin. */
  readonly clientOf: (pluginId?: string) => ApiClient;
  /** Returns the client of a plugin whose errors open no dialog. */
  readonly quietClientOf: (pluginId: string) => ApiClient;
  /** Lists the different calls that the server has refused to the user since the page was loaded. */
  readonly refusedCalls: () => readonly RefusedCall[];
  readonly notify: (toast: Toast) => void;
  readonly verifyIdentity: VerifyIdentity;
  readonly viewAs: ViewAsService;
  /** Stands above every page while the user views the portal as a role, or says that the view is over. */
  readonly viewBanner: ComponentType | undefined;
}

/** Provides the services of the shell. */
export const PortalContext = createContext<PortalServices | null>(null);

/** Returns the services of the shell. */
export function usePortal(): PortalServices {
  const services = useContext(PortalContext);
  if (!services) throw new Error('usePortal() was called outside of the shell.');
  return services;
}
