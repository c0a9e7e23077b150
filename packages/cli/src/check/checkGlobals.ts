import path from 'node:path';
import { findGlobals } from './findGlobals.ts';
import { isTestFile, type PluginUnderCheck } from './PluginUnderCheck.ts';
import { type Problem, problemAt } from './Problem.ts';

const call = 'Use useCall or useApi with a declared endpoint: only they sign a request and show its errors.';
const repeat = 'Use useCall: its `refreshMs` repeats a call.';
const store =
  'Use usePreference for a setting, useDraft for unsent input, and useTabState for what ends with the session: they belong to the user.';
const wait =
  'Use `refreshMs` of useCall to repeat a call, `repeat` in effects, `delay` in jobs, and useCurrentTime or WaitingText to show how time passes.';
const navigate =
  "Use ScreenLink or useNavigation, and useScreenParams for the parameters: the broker's tree decides addresses.";

/** What a plugin must not use of the browser, with the replacement; the repository's linter has the same names. */
export const replacements: ReadonlyMap<string, string> = new Map([
  ['fetch', call],
  ['XMLHttpRequest', call],
  ['navigator.sendBeacon', call],
  ['WebSocket', repeat],
  ['EventSource', repeat],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore', 'caches', 'document.cookie'].map(
    (name) => [name, store] as const,
  ),
  ...['setTimeout', 'setInterval', 'setImmediate', 'requestIdleCallback'].map((name) => [name, wait] as const),
  ...['location', 'history', 'document.location'].map((name) => [name, navigate] as const),
]);

/** Reports what goes past the host: requests, storage, timers and addresses of the browser. */
export function checkGlobals({ source, files }: PluginUnderCheck): readonly Problem[] {
  return files
    .filter(({ file }) => !isTestFile(file) && !isMock(path.relative(source.folder, file)))
    .flatMap((file) =>
      findGlobals(file.program).flatMap(({ value, offset }) => {
        const name = value.replace(/^(?:window|globalThis|self)\./, '');
        const hint = replacements.get(name);
        if (hint === undefined) return [];
        const message = `${name} goes past the portal, which plugins must not.`;
        return [problemAt('global-forbidden', { source: file, offset }, { message, hint })];
      }),
    );
}

/** The emulator's part runs outside of the portal. */
function isMock(file: string): boolean {
  return /^src[\\/]mock(?:\.ts$|[\\/])/.test(file);
}
