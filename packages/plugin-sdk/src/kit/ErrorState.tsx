import { ApiError, UnreachableError } from '../errors.ts';
import { useKitText } from '../hooks/useKitText.ts';
import { Button } from './Button.tsx';

/** Explains in place of content what failed, with the code and the request's ID, and offers a retry. */
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
  const callError = error instanceof ApiError || error instanceof UnreachableError ? error : undefined;
  return (
    <div className="bdk-state" role="alert">
      <h2 className="bdk-state-title">{title}</h2>
      <p className="bdk-state-text">
        {error instanceof UnreachableError ? text(`error.${error.code}`) : error.message}
      </p>
      <Button onClick={onRetry}>{text('error.retry')}</Button>
      {callError !== undefined && (
        <p className="bdk-state-facts">
          {text('error.code', { code: callError.code })}
          {callError.requestId !== undefined && ` · ${text('error.request', { id: callError.requestId })}`}
        </p>
      )}
    </div>
  );
}
