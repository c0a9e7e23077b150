import { useText } from './useText.ts';

/** Shown beside the other documents when the opening forms could not be loaded. */
export function FormsFailure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const text = useText();
  return (
    <p className="account-opening-next" role="alert" title={error.message}>
      <span className="account-opening-muted">{text('documents.formsFailed')}</span>
      <button type="button" className="bdk-link-button" onClick={onRetry}>
        {text('detail.nextRetry')}
      </button>
    </p>
  );
}
