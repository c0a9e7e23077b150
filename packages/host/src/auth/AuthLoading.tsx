import { LoadingLines } from '../components/LoadingLines.tsx';
import { useHostText } from '../texts/host/hostTexts.ts';

/** Replaces a page until its broker's configuration is loaded: empty at first, lines after 150 ms, a text after 5 s. */
export function AuthLoading({ title }: { readonly title: string }) {
  const text = useHostText();
  return (
    <LoadingLines className="bd-auth-page" slowText={text('signIn.loading')}>
      <h1 className="bdk-hidden">{title}</h1>
    </LoadingLines>
  );
}
