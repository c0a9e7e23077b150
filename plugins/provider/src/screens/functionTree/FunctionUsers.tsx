import { ErrorState, ScreenLink, Stack, Text, textIn, useFormats, useHost, WaitingText } from '@brokerdesk/plugin-sdk';
import { useBrokersWithFunction } from './useBrokersWithFunction.ts';
import { useText } from './useText.ts';

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
