import { useRouteError } from 'react-router';
import { useHostText } from '../languages/hostTexts.ts';
import { LoadFailure } from '../components/LoadFailure.tsx';

/** Stands in for the whole shell if the shell itself fails. */
export function FrameFailure() {
  const text = useHostText();
  return <LoadFailure title={text('errors.startTitle')} error={useRouteError()} onRetry={() => location.reload()} />;
}
