import type { MockExtension } from '@brokerdesk/api';
import { brokers } from '@brokerdesk/mock-server';
import { listOwnFunctions } from '@brokerdesk/plugin-sdk/build';
import type { DescribedPlugin } from './describePlugins.ts';

/** What is read of a plugin here. */
interface DeclaringPlugin extends Pick<DescribedPlugin, 'description'> {
  readonly source: Pick<DescribedPlugin['source'], 'brokers'>;
}

/**
 * Lists the functions that plugins declare as their own (`X_`) and that no `mock.ts` adds, so that the emulator's trees have
 * them from the start: pages below the plugin's own area, actions below its first page.
 */
export function listDeclaredFunctions(
  plugins: readonly DeclaringPlugin[],
  extensions: readonly Pick<MockExtension, 'functions'>[],
): MockExtension | undefined {
  const added = new Set(extensions.flatMap(({ functions = [] }) => functions.map(({ functionCode }) => functionCode)));
  const own = plugins.flatMap((plugin) => ownFunctionsOf(plugin));
  // Plugins that share an area declare it more than once.
  const first = new Map(own.toReversed().map((one) => [`${one.brokerCode} ${one.functionCode}`, one]));
  const functions = own.filter(
    (one) => !added.has(one.functionCode) && first.get(`${one.brokerCode} ${one.functionCode}`) === one,
  );
  return functions.length === 0 ? undefined : { id: 'declared-functions', routes: [], functions };
}

function ownFunctionsOf({ source, description }: DeclaringPlugin): NonNullable<MockExtension['functions']> {
  const receivers = brokers.filter(
    ({ displayCode, internal }) => !internal && (source.brokers?.includes(displayCode) ?? true),
  );
  return receivers.flatMap(({ brokerCode }) => listOwnFunctions(description).map((own) => ({ brokerCode, ...own })));
}
