import type { MockExtension } from '@brokerdesk/api';
import { brokers } from '@brokerdesk/mock-server';
import type { DescribedPlugin } from './describePlugins.ts';

/**
 * Lists the functions that plugins declare as their own (`X_`) and that no `mock.ts` adds, so that the emulator's trees have
 * them from the start: pages below the plugin's own area, actions below its first page.
 */
export function listDeclaredFunctions(
  plugins: readonly DescribedPlugin[],
  extensions: readonly MockExtension[],
): MockExtension | undefined {
  const added = new Set(extensions.flatMap(({ functions = [] }) => functions.map(({ functionCode }) => functionCode)));
  const functions = plugins
    .flatMap((plugin) => ownFunctionsOf(plugin))
    .filter(({ functionCode }) => !added.has(functionCode));
  return functions.length === 0 ? undefined : { id: 'declared-functions', routes: [], functions };
}

function ownFunctionsOf({ source, description }: DescribedPlugin): NonNullable<MockExtension['functions']> {
  const own = Object.entries(description.functions).flatMap(([code, { kind, title = code }]) =>
    isOwn(code) ? [{ code, kind, title }] : [],
  );
  const firstOf = (kind: string) => own.find((contribution) => contribution.kind === kind)?.code ?? null;
  const parents = { area: null, page: firstOf('area'), tabs: firstOf('area'), action: firstOf('page') };
  const receivers = brokers.filter(
    ({ displayCode, internal }) => !internal && (source.brokers?.includes(displayCode) ?? true),
  );
  return receivers.flatMap(({ brokerCode }) =>
    own.map(({ code: functionCode, kind, title }) => ({
      brokerCode,
      functionCode,
      parentCode: parents[kind],
      name: {
        EN: description.titles.en[title] ?? functionCode,
        SC: description.titles['zh-Hans'][title] ?? functionCode,
        TC: description.titles['zh-Hant'][title] ?? functionCode,
      },
      category: kind === 'action' ? ('Business' as const) : ('Admin' as const),
    })),
  );
}

function isOwn(code: string): code is `X_${string}` {
  return code.startsWith('X_');
}
