import {
  ConfirmDialog,
  type RowAction,
  useApi,
  useCanCall,
  useFormats,
  useHost,
  useMutation,
} from '@brokerdesk/plugin-sdk';
import { type Image, resetAdClicks, updateImage } from '@brokerdesk/plugin-sdk/api';
import type { useImageDialogs } from './form/useImageDialogs.tsx';
import { useImageLabels } from './ImageState.tsx';
import { useText } from '../useText.ts';

/** Returns the actions for a picture, in its card and in its panel. */
export function useImageActions({
  list,
}: Pick<ReturnType<typeof useImageDialogs>, 'list'>): (image: Image) => readonly RowAction[] {
  const text = useText();
  const canCall = useCanCall();
  const toggle = useActiveSwitch();
  return (image) => {
    const [change, ...deletion] = list.rowActions(image);
    const { released, active, clickCount } = image;
    const release: RowAction = {
      id: 'release',
      label: text('images.release'),
      dialog: (close) => <ReleaseDialog image={image} onClose={close} />,
    };
    const changes: readonly RowAction[] = [
      ...(released ? [] : [release]),
      { id: 'active', label: text(active ? 'images.deactivate' : 'images.activate'), run: () => toggle(image) },
    ];
    const reset: RowAction = {
      id: 'reset',
      label: text('images.reset'),
      disabledReason: clickCount === 0 ? text('images.noClicks') : undefined,
      dialog: (close) => <ResetDialog image={image} onClose={close} />,
    };
    return [
      ...(change ? [change] : []),
      ...(canCall(updateImage) ? changes : []),
      ...(canCall(resetAdClicks) ? [reset] : []),
      ...deletion,
    ];
  };
}

/** The body that leaves a picture as it is. */
function bodyOf({ linkUrl, location, startTime, expiryTime, active, released, version }: Image) {
  return { linkUrl, location, startTime, expiryTime, active, released, version };
}

/** Returns what switches a picture on and off; a message says what clients see now, and undoes it. */
function useActiveSwitch(): (image: Image) => void {
  const text = useText();
  const { notify } = useHost();
  const { dateTime } = useFormats();
  const change = useMutation(updateImage, {
    onSuccess: (now) =>
      notify({
        tone: 'success',
        text: text(`images.now.${now.state}`, { name: now.fileName, time: dateTime(now.startTime) }),
        action: { label: text('images.undo'), run: () => send(now) },
      }),
  });
  function send(image: Image) {
    const { imgID, active } = image;
    change.mutate({ params: { imgID }, body: { ...bodyOf(image), active: !active } });
  }
  return (image) => {
    if (!change.isPending) send(image);
  };
}

interface ImageDialogProps {
  readonly image: Image;
  readonly onClose: () => void;
}

function ReleaseDialog({ image, onClose }: ImageDialogProps) {
  const text = useText();
  const api = useApi();
  const { notify } = useHost();
  const { dateTime } = useFormats();
  const { locationText } = useImageLabels();
  const { location, startTime, expiryTime, fileName } = image;
  const period = {
    location: locationText(location),
    start: dateTime(startTime),
    end: expiryTime === null ? text('images.noEnd') : dateTime(expiryTime),
  };
  return (
    <ConfirmDialog
      title={text('images.releaseTitle')}
      subject={fileName}
      consequence={text(image.active ? 'images.releaseConsequence' : 'images.releaseInactive', period)}
      actionLabel={text('images.release')}
      record={image}
      onConfirm={({ record, idempotencyKey }) =>
        api.call(
          updateImage,
          { params: { imgID: record.imgID }, body: { ...bodyOf(record), released: true } },
          { idempotencyKey },
        )
      }
      onDone={(now) =>
        notify({
          tone: 'success',
          text: text(`images.now.${now.state}`, { name: now.fileName, time: dateTime(now.startTime) }),
        })
      }
      onClose={onClose}
    />
  );
}

function ResetDialog({ image, onClose }: ImageDialogProps) {
  const text = useText();
  const api = useApi();
  const { notify } = useHost();
  const { count } = useFormats();
  return (
    <ConfirmDialog
      title={text('images.resetTitle')}
      subject={image.fileName}
      consequence={text('images.resetConsequence', { count: image.clickCount, number: count(image.clickCount) })}
      actionLabel={text('images.reset')}
      tone="danger"
      record={image}
      onConfirm={({ record: { imgID, version }, idempotencyKey }) =>
        api.call(resetAdClicks, { params: { imgID }, query: { version } }, { idempotencyKey })
      }
      onDone={() => notify({ tone: 'success', text: text('images.resetDone', { name: image.fileName }) })}
      onClose={onClose}
    />
  );
}
