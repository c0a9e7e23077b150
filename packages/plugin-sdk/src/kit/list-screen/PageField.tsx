import { useState } from 'react';
import { useFormats } from '../../hooks/useFormats.ts';
import { useKitText } from '../../hooks/useKitText.ts';
import { blueprintClasses } from '../blueprintClasses.ts';
import { Row } from '../Stack.tsx';

/** Goes to a page by its number. */
export function PageField({
  page,
  pages,
  onGo,
}: {
  readonly page: number;
  readonly pages: number;
  readonly onGo: (page: number) => void;
}) {
  const text = useKitText();
  const { count } = useFormats();
  const [typed, setDraft] = useState(String(page));

  function go() {
    const requestedPage = Math.trunc(Number(typed));
    const next = Number.isFinite(requestedPage) && requestedPage > 0 ? Math.min(requestedPage, pages) : page;
    setDraft(String(next));
    if (next !== page) onGo(next);
  }
  return (
    <Row
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <input
        className={`${blueprintClasses.input} bdk-page-number`}
        type="text"
        inputMode="numeric"
        aria-label={text('list.page')}
        value={typed}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={go}
      />
      <span>{text('list.pageOf', { pages: count(pages) })}</span>
    </Row>
  );
}
