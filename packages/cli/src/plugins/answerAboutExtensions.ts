// Runs in a child process: what it is asked and answers is plain JSON.
import type { Endpoint, MockExtension } from '@brokerdesk/api';
import { createEmulator } from '@brokerdesk/mock-server';
import type { CliError } from '../errors.ts';
import type { PluginSource } from './findPlugins.ts';
import { createBrokenError, loadEach, mockFileOf } from './loadExtensions.ts';

/** What a `mock.ts` says, without its handlers and seeds. */
export interface DescribedExtension extends Pick<MockExtension, 'id' | 'operations' | 'records' | 'functions'> {
  /** Each is null. */
  readonly collections: Readonly<Record<string, null>>;
  readonly routes: readonly { readonly endpoint: Pick<Endpoint, 'method' | 'path' | 'access' | 'errors'> }[];
}

/** An error as the child process sends it. */
export type SentError = Pick<CliError, 'message' | 'hint'>;

/** What the child process is asked about plugins. */
export interface ExtensionsQuestion {
  readonly sources: readonly PluginSource[];
  /** Asks whether an emulator starts with their extensions, and with these functions instead of their own, by folder. */
  readonly start?: {
    readonly functions: Readonly<Record<string, MockExtension['functions']>>;
    readonly declared?: MockExtension | undefined;
  };
}

/** The extensions and the errors of the others, by the folder of the plugin; why the emulator does not start. */
export interface ExtensionsAnswer {
  readonly loaded: Readonly<Record<string, DescribedExtension>>;
  readonly broken: Readonly<Record<string, SentError>>;
  readonly startError?: SentError;
}

/** Loads the extensions of plugins and describes them. */
export async function answerAboutExtensions({ sources, start }: ExtensionsQuestion): Promise<ExtensionsAnswer> {
  const { loaded, broken } = await loadEach(sources);
  const described: Record<string, DescribedExtension> = {};
  const errors = Object.fromEntries(broken.map(({ source, error }) => [source.folder, toSent(error)]));
  for (const { source, extension } of loaded) {
    try {
      described[source.folder] = describe(extension);
    } catch (cause) {
      const problem = cause instanceof Error ? cause.message : String(cause);
      errors[source.folder] = toSent(createBrokenError(mockFileOf(source.folder), { problem, cause }));
    }
  }
  if (start === undefined) return { loaded: described, broken: errors };
  const extensions = loaded.map(({ source, extension }) => {
    const functions = start.functions[source.folder];
    return functions === undefined ? extension : { ...extension, functions };
  });
  const startError = await tryEmulator(start.declared ? [...extensions, start.declared] : extensions);
  return { loaded: described, broken: errors, ...(startError && { startError: toSent(startError) }) };
}

function describe({ id, collections = {}, routes, operations, records, functions }: MockExtension): DescribedExtension {
  return {
    id,
    collections: Object.fromEntries(Object.keys(collections).map((name) => [name, null])),
    routes: routes.map(({ endpoint: { method, path, access, errors } }) => ({
      endpoint: { method, path, access, errors },
    })),
    ...(operations && { operations }),
    ...(records && { records }),
    ...(functions && { functions }),
  };
}

async function tryEmulator(extensions: readonly MockExtension[]): Promise<Error | undefined> {
  try {
    await createEmulator({ applications: 0, extensions }).close();
    return undefined;
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

function toSent(error: Error): SentError {
  const { message, hint = 'Correct src/mock.ts.' } = error as Partial<CliError> & Error;
  return { message, hint };
}
