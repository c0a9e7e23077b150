// Why functions open something or not, for other people than the signed-in user: an administrator asks it about a user or a
// role. The chain is that of the page "Plugins and permissions".
import type { FunctionNode } from '@brokerdesk/api';
import type { AccessQuestion } from '@brokerdesk/plugin-sdk';
import type { RegistryEntry } from '@brokerdesk/plugin-sdk/build';
import type { CompiledPortal } from './CompiledPortal.ts';
import { compileRoutes } from './compileRoutes.ts';
import { explainGrant, explainScreen } from './explainFunction.ts';
import type { Reason } from './Reason.ts';

/** The portal that a question is about. */
export interface AskedPortal {
  readonly plugins: readonly RegistryEntry[];
  readonly safeMode: boolean;
  readonly displayCode: string;
}

/** The functions of which one opens the target, and the chain of the first. */
export interface ExplainedAccess {
  /** Undefined if the portal has no such address; empty for the home page, which needs no function. */
  readonly codes: readonly string[] | undefined;
  readonly reasons: readonly Reason[];
}

/** Explains whether the granted functions open a function or an address, and why. */
export function explainAccess(
  question: AccessQuestion,
  { plugins, safeMode, displayCode }: AskedPortal,
): ExplainedAccess {
  const { grantedCodes, brokerFunctions, target } = question;
  const functions = flatten(brokerFunctions).filter(({ functionCode }) => grantedCodes.has(functionCode));
  const portal = compileRoutes({ functions, plugins, safeMode, brokerFunctions });
  const codes = 'code' in target ? [target.code] : findCodes(portal, readAddress(target.address, displayCode));
  const [code] = codes ?? [];
  if (code === undefined) return { codes, reasons: [] };
  const explained = { portal, plugins, brokerFunctions, ownCodes: grantedCodes };
  return { codes, reasons: [...explainGrant(explained, code), ...explainScreen(explained, code)] };
}

/** Returns the functions that an address needs; the first is the one to explain. */
function findCodes(portal: CompiledPortal, address: string | undefined): readonly string[] | undefined {
  if (address === undefined) return undefined;
  if (address === '') return [];
  const screen = portal.screens.get(address);
  if (screen) return sortGranted(screen.requires ?? [screen.code], portal);
  const group = portal.tabGroups.get(address);
  if (group && group.tabs.length > 0) return [group.code];
  const denied = portal.denied.get(address);
  return denied && [...new Set([denied.needed, ...denied.missing])];
}

/** The chain of a code that the user has explains why the screen is open. */
function sortGranted(codes: readonly string[], { granted }: CompiledPortal): readonly string[] {
  return [...codes.filter((code) => granted.has(code)), ...codes.filter((code) => !granted.has(code))];
}

/**
 * Reads an address as a user copies it, whole or from the display code on; undefined for one of another portal. What is only
 * the part below `main` counts, too.
 */
function readAddress(text: string, displayCode: string): string | undefined {
  const [path = ''] = text
    .trim()
    .replace(/^\w+:\/\/[^/]*/, '')
    .split(/[?#]/);
  const [, display, below = ''] = /(?:^|\/)([^/]+)\/main(?:\/(.*))?$/.exec(path) ?? [undefined, displayCode, path];
  return display === displayCode ? below.replace(/^\/+|\/+$/g, '') : undefined;
}

function flatten(nodes: readonly FunctionNode[]): readonly FunctionNode[] {
  return nodes.flatMap((node) => [{ ...node, children: [] }, ...flatten(node.children)]);
}
