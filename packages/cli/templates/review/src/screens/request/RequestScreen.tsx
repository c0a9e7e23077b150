import {
  ApiError,
  BackToList,
  EmptyState,
  ErrorState,
  PageHeader,
  SkeletonLines,
  Stack,
  useCall,
  useScreenParams,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import { getRequest } from '../../endpoints.ts';
import { useText } from '../../useText.ts';
import { RequestView } from './RequestView.tsx';

/** One request: what is known about it, its history and its decisions. */
export default function RequestScreen() {
  const text = useText();
  const { requestID = '' } = useScreenParams();
  const request = useCall(getRequest, { params: { requestID } }, { enabled: requestID !== '' });
  const back = (
    <BackToList code="X_SAMPLE_PLUGIN" list="requests">
      {text('request.back')}
    </BackToList>
  );
  if (request.data) return <RequestView key={requestID} request={request.data} back={back} />;
  const isMissing = requestID === '' || (request.error instanceof ApiError && request.error.code === 'E0003');
  const isWaiting = !isMissing && request.error === null;
  return (
    <Stack aria-busy={isWaiting}>
      <PageHeader title={text('menu.request')} backLink={back} />
      {isMissing && <EmptyState title={text('request.missing')}>{text('request.missingHint')}</EmptyState>}
      {!isMissing && request.error && (
        <ErrorState title={text('request.failed')} error={request.error} onRetry={() => void request.refetch()} />
      )}
      {isWaiting && <SkeletonLines count={6} />}
      <WaitingText active={isWaiting} itemsLabel={text('request.item')} />
    </Stack>
  );
}
