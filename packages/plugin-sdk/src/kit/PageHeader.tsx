import { type PointerEvent, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { HeaderPlaceContext } from './HeaderPlaceContext.ts';
import { Row, Stack } from './Stack.tsx';
import { Tag } from './Tag.tsx';

/** Props of {@link PageHeader}. */
interface PageHeaderProps {
  readonly title: ReactNode;
  /** The number of items, formatted. */
  readonly count?: string | undefined;
  /** The link back, above the title. */
  readonly backLink?: ReactNode;
  /** The primary action, if the screen has one. */
  readonly children?: ReactNode;
}

/**
 * The header of a screen: its title, the count beside it, and its actions on the right. In a tab of a page it stands in the
 * line of the tabs; there the tab shows the title, so that only screen readers read it.
 */
export function PageHeader({ title, count, backLink, children }: PageHeaderProps) {
  const place = use(HeaderPlaceContext);
  const Title = place?.hasTitle ? 'h2' : 'h1';
  const header = (
    <>
      <Title className={place?.hasTitle ? 'bdk-hidden' : 'bdk-title'} tabIndex={-1} onPointerEnter={showWholeIfCut}>
        {title}
      </Title>
      {count !== undefined && <Tag tone="neutral">{count}</Tag>}
      {children !== undefined && (
        <Row wrap className="bdk-end">
          {children}
        </Row>
      )}
    </>
  );
  if (place !== undefined && backLink === undefined) return place.element && createPortal(header, place.element);
  return (
    <Stack as="header" gap={4}>
      {backLink}
      <Row wrap gap={12}>
        {header}
      </Row>
    </Stack>
  );
}

function showWholeIfCut({ currentTarget }: PointerEvent<HTMLElement>): void {
  const isCut = currentTarget.scrollHeight > currentTarget.clientHeight;
  currentTarget.title = isCut ? currentTarget.textContent : '';
}
