// The screens that the definitions of plugins put into a broker's tree, for the tests that compare the portal with them.
import type { FunctionRow } from '@brokerdesk/fixtures';
import { listRequiredCodes, type ManifestContribution } from '@brokerdesk/plugin-sdk/build';
import type { RegisteredPlugin } from '../packages/cli/src/plugins/composeRegistry.ts';

/** A screen of a broker's portal, open to the user or not. */
export interface Screen {
  readonly address: string;
  readonly code: string;
  readonly child: string | null;
  /** The codes of which it needs one in addition; undefined if it needs none. */
  readonly requires: readonly string[] | undefined;
}

/** Lists every screen of a broker with this tree. */
export function listScreens(tree: readonly FunctionRow[], own: readonly RegisteredPlugin[]): readonly Screen[] {
  const declared = (code: string) => own.flatMap(({ manifest }) => manifest.functions[code] ?? [])[0];
  return tree.flatMap(({ functionCode: code }) => {
    const contribution = declared(code);
    if (contribution === undefined) return [];
    const segments = chainOf(tree, code).flatMap(({ functionCode }) => declared(functionCode)?.path ?? []);
    return screensOf(contribution, { code, address: segments.join('/') });
  });
}

/** Lists the screens of the provider's staff. */
export function listInternalScreens({ manifest: { id, internal } }: RegisteredPlugin): readonly Screen[] {
  return Object.entries(internal).flatMap(([name, contribution]) => {
    const { path: address = '' } = contribution;
    return screensOf(contribution, { code: `${id}:${name}`, address });
  });
}

function screensOf(
  { kind, children = {} }: ManifestContribution,
  { code, address }: Pick<Screen, 'code' | 'address'>,
): readonly Screen[] {
  const page = { address, code, child: null, requires: undefined };
  return [
    ...(kind === 'page' ? [page] : []),
    ...Object.entries(children).map(([name, child]) => {
      return { address: `${address}/${child.path}`, code, child: name, requires: listRequiredCodes(child) };
    }),
  ];
}

/** Lists the names of internal screens, which stand where a function code would be required. */
export function listInternalCodes({ manifest: { id, internal } }: RegisteredPlugin): readonly string[] {
  return Object.keys(internal).map((name) => `${id}:${name}`);
}

/** Lists a function and all above it, outermost first; empty if the broker has no such function. */
export function chainOf(tree: readonly FunctionRow[], code: string): readonly FunctionRow[] {
  const row = tree.find(({ functionCode }) => functionCode === code);
  const parent = tree.find(({ functionID }) => functionID === row?.parentID);
  return row ? [...(parent ? chainOf(tree, parent.functionCode) : []), row] : [];
}
