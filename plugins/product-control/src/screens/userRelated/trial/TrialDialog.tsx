import { ApiError, ConfirmDialog, rewordError, useApi, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import { type TrialConfiguration, updateTrialConfiguration } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../../useText.ts';

interface TrialDialogProps {
  readonly trial: TrialConfiguration;
  readonly onClose: () => void;
}

/** Asks before the trial version is opened or closed. */
export function TrialDialog({ trial, onClose }: TrialDialogProps) {
  const text = useText();
  const api = useApi();
  const { dateTime } = useFormats();
  const { notify } = useHost();
  const WebDemoEnable = !trial.WebDemoEnable;
  const change = WebDemoEnable ? 'open' : 'close';

  /** If another user has made the same change, there is nothing left to do: the dialog says who made it. */
  function explainDone(error: unknown): unknown {
    if (!(error instanceof ApiError) || error.code !== 'E0005') return error;
    const { current } = (error.data ?? {}) as { readonly current?: TrialConfiguration };
    if (current?.WebDemoEnable !== WebDemoEnable) return error;
    const values = { name: current.updateBy, time: dateTime(current.updateTime) };
    const { data, requestId } = error;
    return new ApiError({ code: 'E0015', message: text(`trial.${change}.doneBy`, values), data, requestId });
  }
  return (
    <ConfirmDialog
      title={text(`trial.${change}.title`)}
      subject={text('trial.title')}
      consequence={text(`trial.${change}.consequence`)}
      actionLabel={text(`trial.${change}.action`)}
      record={trial}
      describeChanges={(before, now) => [
        {
          name: text('trial.lastChange'),
          was: `${dateTime(before.updateTime)} · ${before.updateBy}`,
          now: `${dateTime(now.updateTime)} · ${now.updateBy}`,
        },
      ]}
      onConfirm={({ record: { version }, idempotencyKey }) =>
        api
          .call(updateTrialConfiguration, { body: { WebDemoEnable, version } }, { idempotencyKey })
          .catch((error: unknown) => {
            const refused = explainDone(error);
            throw refused === error ? rewordError(error, { E0015: text(`trial.${change}.already`) }) : refused;
          })
      }
      onDone={() => notify({ tone: 'success', text: text(`trial.${change}.done`) })}
      onClose={onClose}
    />
  );
}
