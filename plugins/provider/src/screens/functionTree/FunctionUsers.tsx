import {
  ErrorState,
  ScreenLink,
  Stack,
  Text,
  textIn,
  useFormats,
  useHost,
  WaitingText,
  queryOptions,
  useCall,
  usePluginScope,
} from '@brokerdesk/plugin-sdk';
import { useText } from '../useText.ts';
import { type Broker, getBrokerFunctions, listBrokers } from '@brokerdesk/plugin-sdk/api';
import { useQueries } from '@tanstack/react-query';
import { takenCodes } from '../../functions/functionShape.ts';

/** The brokers that have taken a function, or how far they are known. */
interface BrokersWithFunction {
  /** Undefined until the sets of all brokers are loaded. */
  readonly brokers: readonly Broker[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The brokers that have taken a function, and how many users they have. */
export function FunctionUsers({ functionCode }: { readonly functionCode: string }) {
  const text = useText();
  const { language } = useHost();
  const { count } = useFormats();
  const { brokers, error, retry } = useBrokersWithFunction(functionCode);
  if (error) return <ErrorState title={text('functionTree.usersFailed')} error={error} onRetry={retry} />;
  if (!brokers) return <WaitingText active itemsLabel={text('brokers.what')} />;
  if (brokers.length === 0) return <p>{text('functionTree.unused')}</p>;
  const users = brokers.reduce((sum, { enabledUserCount }) => sum + enabledUserCount, 0);
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={8}>
        {brokers.map(({ brokerCode, name }) => (
          <li key={brokerCode}>
            <ScreenLink
              to={{ code: 'provider:brokers', child: 'broker', params: { brokerCode, tab: 'functions' } }}
            >{`${textIn(name, language)} (${brokerCode})`}</ScreenLink>
          </li>
        ))}
      </Stack>
      <Text as="p" tone="neutral" size="small">
        {text('functionTree.affects', { count: users, number: count(users) })}
      </Text>
    </Stack>
  );
}

/** Finds the brokers that have taken a function: each broker's set has to be read for that. */
function useBrokersWithFunction(functionCode: string): BrokersWithFunction {
  const scope = usePluginScope();
  const list = useCall(listBrokers, { query: { size: 500 } });
  const items = list.data?.items ?? [];
  const sets = useQueries({
    queries: items.map(({ brokerCode }) => queryOptions(scope, getBrokerFunctions, { params: { brokerCode } })),
  });
  const failed = sets.filter(({ error, data }) => error !== null && data === undefined);
  const isComplete = list.data !== undefined && sets.every(({ data }) => data !== undefined);
  const taken = (index: number) => takenCodes(sets[index]?.data?.functions ?? []).includes(functionCode);
  return {
    brokers: isComplete ? items.filter((_broker, index) => taken(index)) : undefined,
    error: list.error ?? failed[0]?.error ?? null,
    retry: () => void Promise.all(list.error ? [list.refetch()] : failed.map(({ refetch }) => refetch())),
  };
}
