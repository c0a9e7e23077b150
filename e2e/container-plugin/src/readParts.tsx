import {
  type CallResult,
  ErrorState,
  RecordHistory,
  useCall,
  useCallForBlob,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import type { Endpoint } from '@brokerdesk/plugin-sdk/api';
import { getHint, getLabel, getParcel, getParcelSoon, listCarriers } from './endpoints.ts';
import { useText } from './useText.ts';

const params = { parcelID: 'P001' };

/** A single record. */
export function RecordPart() {
  const parcel = useCall(getParcel, { params });
  return <ReadState call={parcel}>{parcel.data?.label}</ReadState>;
}

/** A single record whose time limit is short. */
export function UrgentRecordPart() {
  const parcel = useCall(getParcelSoon, { params });
  return <ReadState call={parcel}>{parcel.data?.label}</ReadState>;
}

/** A list without pages, sort or filters. */
export function SmallListPart() {
  const carriers = useCall(listCarriers, {});
  return <ReadState call={carriers}>{carriers.data?.join(', ')}</ReadState>;
}

/** A file. */
export function DocumentPart() {
  const text = useText();
  const { url, error, retry } = useCallForBlob(getLabel, { params });
  if (error) return <ErrorState title={text('failed')} error={error} onRetry={retry} />;
  if (url === undefined) return <WaitingText active itemsLabel={text('parcel')} />;
  return <img src={url} alt={text('ready')} />;
}

/** The operation records of a record. */
export function HistoryPart() {
  return <RecordHistory targetID="P001" />;
}

/** A part that works without the response to its call. */
export function BackgroundPart() {
  const text = useText();
  const hint = useCall(getHint, {}, { passive: true });
  return (
    <>
      <p role="status">{text('ready')}</p>
      {hint.data && <p>{hint.data.text}</p>}
    </>
  );
}

function ReadState<E extends Endpoint>({
  call,
  children,
}: {
  readonly call: CallResult<E>;
  readonly children: unknown;
}) {
  const text = useText();
  if (call.isPending) {
    return (
      <div aria-busy="true">
        <WaitingText active itemsLabel={text('parcel')} />
      </div>
    );
  }
  if (call.isError) return <ErrorState title={text('failed')} error={call.error} onRetry={() => void call.refetch()} />;
  return <p role="status">{`${text('ready')} ${String(children)}`}</p>;
}
