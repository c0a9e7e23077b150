import { existsSync } from 'node:fs';
import { CliError } from '../errors.ts';
import type { DescribedExtension, ExtensionsAnswer, ExtensionsQuestion, SentError } from './answerAboutExtensions.ts';
import { askChild } from './askChild.ts';
import type { PluginSource } from './findPlugins.ts';
import { type BrokenExtension, type LoadedExtension, mockFileOf } from './loadExtensions.ts';

/** How long loading may take: once, and for each plugin. */
const timeoutMs = { base: 30_000, each: 5_000 };

/** Describes the extensions of plugins without running their code in this process; a broken one does not affect the others. */
export async function describeExtensions(sources: readonly PluginSource[]): Promise<{
  readonly loaded: readonly LoadedExtension<DescribedExtension>[];
  readonly broken: readonly BrokenExtension[];
}> {
  const asked = sources.filter(({ folder }) => existsSync(mockFileOf(folder)));
  const { loaded, broken } = await ask({ sources: asked });
  return {
    loaded: asked.flatMap((source) => {
      const extension = loaded[source.folder];
      return extension === undefined ? [] : [{ source, extension }];
    }),
    broken: asked.flatMap((source) => {
      const sent = broken[source.folder];
      return sent === undefined ? [] : [{ source, error: toError(sent) }];
    }),
  };
}

/** Returns why no emulator starts with the extensions of plugins; undefined if one does. */
export async function findStartError(
  sources: readonly PluginSource[],
  start: NonNullable<ExtensionsQuestion['start']>,
): Promise<CliError | undefined> {
  const { startError } = await ask({ sources, start });
  return startError && toError(startError);
}

async function ask(question: ExtensionsQuestion): Promise<ExtensionsAnswer> {
  const { sources, start } = question;
  if (sources.length === 0 && start?.declared === undefined) return { loaded: {}, broken: {} };
  const limitMs = timeoutMs.base + timeoutMs.each * sources.length;
  const script = new URL('extensionsProcess.mjs', import.meta.url);
  const ended = await askChild<ExtensionsAnswer>({ script, message: { ...question }, execArgv: [], limitMs });
  if ('answer' in ended) return ended.answer;
  const how = ended.signal === 'SIGTERM' ? `took longer than ${limitMs / 1000} s` : `ended without a result`;
  const error = {
    message: `The process that runs src/mock.ts of ${sources.map(({ folder }) => folder).join(', ')} ${how} (${ended.signal ?? `exit code ${ended.code}`}).`,
    hint: 'A mock.ts only exports what the emulator needs: remove what waits, or ends the process.',
  };
  const broken = Object.fromEntries(sources.map(({ folder }) => [folder, error]));
  return { loaded: {}, broken, ...(start && { startError: error }) };
}

function toError(sent: SentError): CliError {
  return new CliError('EXTENSION_BROKEN', sent);
}
