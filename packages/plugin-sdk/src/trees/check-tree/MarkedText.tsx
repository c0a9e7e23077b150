/** A text in which the first occurrence of the query is marked. */
export function MarkedText({ text, query }: { readonly text: string; readonly query: string }) {
  const words = query.normalize('NFKC').trim().toLowerCase();
  const folded = text.toLowerCase();
  const start = words === '' || folded.length !== text.length ? -1 : folded.indexOf(words);
  if (start < 0) return <>{text}</>;
  const end = start + words.length;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
