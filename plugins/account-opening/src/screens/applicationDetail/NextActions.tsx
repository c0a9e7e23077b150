import { type ApplicationStatus, listNextActions, useCall } from '@brokerdesk/plugin-sdk';
import { useText } from '../../useText.ts';

/** Says what the server allows this user to do next. */
export function NextActions({ status }: { readonly status: ApplicationStatus }) {
  const text = useText();
  const { data, error, refetch } = useCall(listNextActions, { query: { status } });
  if (error !== null && data === undefined) {
    return (
      <div className="account-opening-next" role="alert">
        <span className="account-opening-muted">{text('detail.nextFailed')}</span>
        <button type="button" className="bdk-link-button" onClick={() => void refetch()}>
          {text('detail.nextRetry')}
        </button>
      </div>
    );
  }
  if (data === undefined) return null;
  // A server that is newer than this plugin may name an action that has no text here: its own name is shown then.
  const names = data.actions.map((action) => text(`action.${action}`, { defaultValue: action }));
  return (
    <div className="account-opening-next">
      <span className="account-opening-term" id="account-opening-next">
        {text('detail.next')}
      </span>
      {names.length === 0 ? (
        <span className="account-opening-muted">{text('detail.nextNone')}</span>
      ) : (
        <ul className="account-opening-actions" aria-labelledby="account-opening-next">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
