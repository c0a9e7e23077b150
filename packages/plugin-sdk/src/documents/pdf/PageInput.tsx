import next from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-down.js';
import previous from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-up.js';
import { useState } from 'react';
import { blueprintClasses } from '../../kit/blueprintClasses.ts';
import { Row } from '../../kit/Stack.tsx';
import { Text } from '../../kit/Text.tsx';
import { ToolButton } from '../ToolButton.tsx';
import { useDocumentText } from '../useDocumentText.ts';

/** The props of {@link PageInput}. */
export interface PageInputProps {
  readonly page: number;
  readonly pages: number;
  readonly onGo: (page: number) => void;
}

/** The current page; the user types its number or moves page by page. */
export function PageInput({ page, pages, onGo }: PageInputProps) {
  const text = useDocumentText();
  const [typed, setTyped] = useState<string>();
  function go() {
    const requestedPage = Number(typed);
    setTyped(undefined);
    if (Number.isInteger(requestedPage) && requestedPage > 0) onGo(Math.min(requestedPage, pages));
  }
  return (
    <Row
      as="form"
      gap={0}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <ToolButton name={text('page.previous')} paths={previous} isDisabled={page <= 1} onPress={() => onGo(page - 1)} />
      <input
        className={`${blueprintClasses.input} bdk-page-number`}
        aria-label={text('page.label')}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(page)}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onFocus={(event) => event.target.select()}
        onBlur={() => typed !== undefined && go()}
      />
      <Text tone="neutral" size="small">
        {text('page.of', { pages })}
      </Text>
      <ToolButton name={text('page.next')} paths={next} isDisabled={page >= pages} onPress={() => onGo(page + 1)} />
    </Row>
  );
}
