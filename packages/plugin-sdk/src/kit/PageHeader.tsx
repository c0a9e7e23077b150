import { type PointerEvent, type ReactNode, use } from 'react';
import { Row, Stack } from './Stack.tsx';
import { TabbedScreenContext } from './TabbedScreenContext.ts';
import { Tag } from './Tag.tsx';

/**
 * The header of a screen: its title, content beside it, and its actions on the right. In a tab of a page, the tab shows
 * the title, so that here only screen readers read it.
 */
export function PageHeader({
  title,
  count,
  backLink,
  children,
}: {
  readonly title: ReactNode;
  /** The number of items, formatted. */
  readonly count?: string | undefined;
  /** The link back, above the title. */
  readonly backLink?: ReactNode;
  /** The primary action, if the screen has one. */
  readonly children?: ReactNode;
}) {
  const isInTab = use(TabbedScreenContext);
  const Title = isInTab ? 'h2' : 'h1';
  return (
    <Stack as="header" gap={4}>
      {backLink}
      <Row wrap gap={12}>
        <Title className={isInTab ? 'bdk-hidden' : 'bdk-title'} tabIndex={-1} onPointerEnter={showWholeIfCut}>
          {title}
        </Title>
        {count !== undefined && <Tag tone="neutral">{count}</Tag>}
        {children !== undefined && <Row className="bdk-end">{children}</Row>}
      </Row>
    </Stack>
  );
}

function showWholeIfCut({ currentTarget }: PointerEvent<HTMLElement>): void {
  const isCut = currentTarget.scrollHeight > currentTarget.clientHeight;
  currentTarget.title = isCut ? currentTarget.textContent : '';
}
