import { Button, Callout, ErrorState, Row, Stack, Text, useFormats } from '@brokerdesk/plugin-sdk';
import { useText } from '../../useText.ts';
import { useCheckedAccounts } from './useCheckedAccounts.ts';
import { useNameSome } from './useNameSome.ts';

interface AccountCheckProps {
  readonly numbers: readonly string[];
  /** Removes numbers without an account. */
  readonly onRemove: (unknown: readonly string[]) => void;
}

/** How many accounts the numbers are, in which states, and the numbers without an account. */
export function AccountCheck({ numbers, onRemove }: AccountCheckProps) {
  const text = useText();
  const { count } = useFormats();
  const nameSome = useNameSome();
  const { isChecking, error, retry, unknown, active, suspended, closed } = useCheckedAccounts(numbers);
  if (error) {
    return <ErrorState title={text('members.checkFailed')} error={error} onRetry={retry} />;
  }
  const counts = { active: count(active), suspended: count(suspended), closed: count(closed) };
  const known = active + suspended + closed;
  return (
    <Stack gap={8} role="status">
      {numbers.length > 0 && (
        <Text as="p" tone="neutral" size="small">
          {isChecking
            ? text('members.checking')
            : text('members.checked', { count: known, number: count(known), ...counts })}
        </Text>
      )}
      {unknown.length > 0 && (
        <Callout tone="waiting" title={text('members.unknownTitle', { count: unknown.length })}>
          <Stack gap={8}>
            <p>{nameSome(unknown)}</p>
            <p>{text('members.unknownHint')}</p>
            <Row>
              <Button onClick={() => onRemove(unknown)}>{text('members.removeUnknown')}</Button>
            </Row>
          </Stack>
        </Callout>
      )}
    </Stack>
  );
}
