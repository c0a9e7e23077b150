import { useText } from './useText.ts';

/** Names the documents that have not been looked at since the application was opened, before it is decided about. */
export function UnseenDocuments({ names }: { readonly names: readonly string[] }) {
  const text = useText();
  if (names.length === 0) return null;
  return (
    <p className="account-opening-muted">{text('detail.unseen', { names: names.join(text('list.separator')) })}</p>
  );
}
