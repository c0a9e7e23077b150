// Sends errors of the page to the operator, if the portal was built with an address for them. A report has a code and a
// position in a file of the portal. Messages, addresses of screens and names are never in it: they can contain what users
// have typed.
import type { RuntimeConfig } from '../api-client/RuntimeConfig.ts';
import { PluginFailure } from '../plugins/errors.ts';
import { RegistryError } from '../plugins/fetchRegistry.ts';
import { basePath } from '../session/brokerPath.ts';
import { ChunkError } from './loadChunk.ts';

/** What is sent; docs/hosting.md describes it for operators. */
interface ErrorReport extends Position {
  readonly code: string;
  readonly release?: string | undefined;
  readonly plugin?: string | undefined;
  /** The directive of the policy that was violated. */
  readonly directive?: string | undefined;
}

interface Position {
  /** The path of a file of the portal. */
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

// A page that fails in a loop must not keep the operator's server busy.
const reportLimit = 20;

let send: ((report: ErrorReport) => void) | undefined;

/** Sends an error that the portal shows or handles, unless no address is configured; a plugin's failure names the plugin. */
export function reportClientError(error: unknown, fallbackCode = 'UNCAUGHT'): void {
  if (send === undefined) return;
  const isKnown = error instanceof ChunkError || error instanceof PluginFailure || error instanceof RegistryError;
  const plugin = error instanceof PluginFailure ? error.pluginId : undefined;
  send({ code: isKnown ? error.code : fallbackCode, plugin, ...positionOf(error) });
}

/** Starts to send what the browser reports: uncaught errors, and violations of the policy and of pinned hashes. */
export function startErrorReports({ clientErrors, release }: RuntimeConfig, signal?: AbortSignal): void {
  send = undefined;
  if (clientErrors === undefined) return;
  send = createSender(clientErrors, release);
  const options = signal ? { signal } : {};
  addEventListener('error', ({ error }) => reportClientError(error), options);
  addEventListener('unhandledrejection', ({ reason }) => reportClientError(reason, 'UNHANDLED_REJECTION'), options);
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, sourceFile, lineNumber, columnNumber }) => {
      const file = ownFile(sourceFile);
      send?.({
        code: 'CSP_VIOLATION',
        directive: effectiveDirective,
        ...(file !== undefined && { file, line: lineNumber, column: columnNumber }),
      });
    },
    options,
  );
  watchIntegrity();
}

function createSender(address: string, release: string | undefined): (report: ErrorReport) => void {
  const sent = new Set<string>();
  return (report) => {
    const plugin = report.plugin ?? pluginOf(report.file);
    const body = JSON.stringify({ ...report, release, plugin });
    if (sent.size >= reportLimit || sent.has(body)) return;
    sent.add(body);
    const headers = { 'Content-Type': 'application/json' };
    // Errors are reported while pages close, too. A report that does not arrive cannot be reported.
    fetch(address, { method: 'POST', credentials: 'omit', keepalive: true, headers, body }).catch(() => {});
  };
}

/** Only Chromium reports these, also those from before this script. */
function watchIntegrity(): void {
  if (!('ReportingObserver' in globalThis)) return;
  const report = (entries: readonly { readonly body?: unknown }[]) => {
    for (const { body } of entries) {
      const { blockedURL } = (body ?? {}) as { readonly blockedURL?: string };
      send?.({ code: 'INTEGRITY_VIOLATION', file: ownFile(blockedURL) });
    }
  };
  new ReportingObserver(report, { types: ['integrity-violation'], buffered: true }).observe();
}

// A plugin can make an error its own cause.
const causeLimit = 4;

/** Finds the first file of the portal in the stack of what has caused an error, or of the error. */
function positionOf(error: unknown, depth = 0): Position {
  if (!(error instanceof Error) || depth > causeLimit) return {};
  const inner = positionOf(error.cause, depth + 1);
  if (inner.file !== undefined) return inner;
  for (const [, address, line, column] of (error.stack ?? '').matchAll(/(https?:\/\/[^\s()]+?):(\d+):(\d+)/g)) {
    const file = ownFile(address);
    if (file !== undefined) return { file, line: Number(line), column: Number(column) };
  }
  return {};
}

/** Returns the path of a file of the portal, which is the same for all users; nothing else has one. */
function ownFile(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  const isOwn = origin === location.origin && /^\/(?:assets|plugins)\//.test(pathname.slice(basePath.length));
  return isOwn && pathname.startsWith(basePath) ? pathname : undefined;
}

function pluginOf(file: string | undefined): string | undefined {
  return /\/plugins\/([^/]+)\//.exec(file ?? '')?.[1];
}
