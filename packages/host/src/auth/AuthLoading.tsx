import { useHostText } from '../texts/host/hostTexts.ts';

/** Replaces a page until its broker's configuration is loaded: empty at first, lines after 150 ms, a text after 5 s. */
export function AuthLoading({ title }: { readonly title: string }) {
  const text = useHostText();
  return (
    <div className="bd-waiting bd-auth-page" role="status">
      <h1 className="bdk-hidden">{title}</h1>
      <span className="bdk-hidden">{text('plugin.loading')}</span>
      <span className="bd-waiting-line bd-waiting-title" aria-hidden />
      <span className="bd-waiting-line" aria-hidden />
      <span className="bd-waiting-line" aria-hidden />
      <p className="bd-waiting-words">{text('signIn.loading')}</p>
    </div>
  );
}
