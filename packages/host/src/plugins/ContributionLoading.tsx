import { useHostText } from '../texts/host/hostTexts.ts';

/** Replaces a contribution while it loads: empty at first, lines after 150 ms, a text after 5 s (in the style sheet). */
export function ContributionLoading({ title }: { readonly title: string }) {
  const text = useHostText();
  return (
    <div className="bd-waiting" role="status">
      <span className="bd-visually-hidden">{text('plugin.loading')}</span>
      <span className="bd-waiting-line bd-waiting-title" aria-hidden />
      <span className="bd-waiting-line" aria-hidden />
      <span className="bd-waiting-line" aria-hidden />
      <p className="bd-waiting-words">{text('plugin.waiting', { what: title })}</p>
    </div>
  );
}
