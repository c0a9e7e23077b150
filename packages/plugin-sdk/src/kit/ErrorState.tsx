import { ApiError, UnreachableError } from '../services/errors.ts';
import { useKitText } from '../hooks/useKitText.ts';
import { Button } from './Button.tsx';
import { Stack } from './Stack.tsx';
import { Text } from './Text.tsx';
import { QueryClientContext } from '@tanstack/react-query';
import { useContext } from 'react';

/**
 * Explains in place of content what failed, with the code and the request's ID, and offers a retry, also of what has failed
 * beside it.
 */
export function ErrorState({
  title,
  error,
  onRetry,
}: {
  readonly title: string;
  readonly error: Error;
  readonly onRetry: () => void;
}) {
  const text = useKitText();
  const retryFailed = useRetryFailed();
  const retry = () => {
    onRetry();
    retryFailed();
  };
  const callError = error instanceof ApiError || error instanceof UnreachableError ? error : undefined;
  return (
    <Stack align="center" gap={12} className="bdk-state" role="alert">
      <h2>{title}</h2>
      <Text as="p" tone="neutral" className="bdk-state-text">
        {error instanceof UnreachableError ? text(`error.${error.code}`) : error.message}
      </Text>
      <Button onClick={retry}>{text('error.retry')}</Button>
      {callError !== undefined && (
        <Text as="p" tone="neutral" size="small">
          {text('error.code', { code: callError.code })}
          {callError.requestId !== undefined && ` · ${text('error.request', { id: callError.requestId })}`}
        </Text>
      )}
    </Stack>
  );
}

/**
 * Returns a function that fetches everything on the screen again that has failed: what one error message offers to retry
 * has mostly failed together with counts and options beside it, which offer nothing.
 */
function useRetryFailed(): () => void {
  const queryClient = useContext(QueryClientContext);
  return () =>
    void queryClient?.refetchQueries(
      { type: 'active', predicate: ({ state }) => state.status === 'error' },
      { cancelRefetch: false },
    );
}
