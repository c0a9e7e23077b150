// Loads the role that the page views the portal as, and what the shell uses in place of the user's own services. It is a
// part of the code that other pages never fetch.
import { type FunctionNode, getRole, type Role } from '@brokerdesk/api';
import {
  type ApiClient,
  ApiError,
  type DraftService,
  type Preferences,
  type Toast,
  type ViewAsService,
} from '@brokerdesk/plugin-sdk';
import type { ComponentType } from 'react';
import type { ShellOptions } from '../app/ShellOptions.ts';
import type { HostJobs } from '../jobs/createJobs.ts';
import { listCodes } from '../shell/listCodes.ts';
import type { StoredView } from '../session/storedView.ts';
import { viewAsTexts } from '../texts/viewAs/viewAsTexts.ts';
import { createViewDrafts, createViewJobs, createViewPreferences } from './createViewServices.ts';
import { grantedFunctions } from './grantedFunctions.ts';
import { OverBanner, createViewBanner } from './ViewBanner.tsx';

/** The services of the shell that differ within a view. */
export interface ViewServices {
  readonly drafts: DraftService;
  readonly preferences: Preferences;
  /** Creates the jobs of the page; undefined if they are the user's own. */
  readonly createViewJobs: (() => HostJobs) | undefined;
}

type Notify = (toast: Toast) => void;

/** A view as the shell shows it, or that it is over. */
export interface LoadedView {
  /** The functions of the role, as in a sign-in; undefined if the view is over. */
  readonly functions: readonly FunctionNode[] | undefined;
  readonly Banner: ComponentType;
  /** The service for plugins; undefined if the view is over. */
  readonly createService: ((notify: Notify) => ViewAsService) | undefined;
  readonly createServices: (own: Pick<ViewServices, 'drafts' | 'preferences'>, notify: Notify) => ViewServices;
}

/** Loads a view. The role's own name and tree decide, so that a change of the role applies with the next load. */
export async function loadView(
  { texts, session }: ShellOptions,
  { api, stored }: { readonly api: ApiClient; readonly stored: StoredView },
): Promise<LoadedView> {
  const { roleID, returnTo } = stored;
  const [role] = await Promise.all([findRole(api, roleID), texts.add(viewAsTexts)]);
  if (!role) {
    return {
      functions: undefined,
      Banner: OverBanner,
      createService: undefined,
      createServices: (own) => ({ ...own, createViewJobs: undefined }),
    };
  }
  const functions = grantedFunctions(role.functions);
  const own = listCodes(session.functions);
  const lackingCount = [...listCodes(functions)].filter((code) => !own.has(code)).length;
  const warn = (notify: Notify, key: 'noJobs' | 'again') =>
    notify({ tone: 'warning', text: texts.i18n.t(`view-as:${key}`) });
  return {
    functions,
    Banner: createViewBanner({ name: role.name, lackingCount, returnTo, displayCode: session.displayCode }),
    createService: (notify) => ({ roleID, start: () => warn(notify, 'again') }),
    createServices: ({ preferences }, notify) => ({
      drafts: createViewDrafts(),
      preferences: createViewPreferences(preferences),
      createViewJobs: () => createViewJobs(() => warn(notify, 'noJobs')),
    }),
  };
}

/** Returns undefined if the role does not exist any more. */
async function findRole(api: ApiClient, roleID: string): Promise<Role | undefined> {
  try {
    return await api.call(getRole, { params: { roleID } });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'E0003') return undefined;
    throw error;
  }
}
