import type { ReactNode } from 'react';
import { Row } from './Stack.tsx';
import { Text } from './Text.tsx';

/** Props of {@link FactList}. */
export interface FactListProps {
  readonly children: ReactNode;
  /** The values are texts of many lines, which stand below each other in any width. */
  readonly isLong?: boolean | undefined;
}

/** A list of {@link Fact}s: what is known about a record. They stand in two columns where each has at least 480 pixels. */
export function FactList({ children, isLong = false }: FactListProps) {
  return <dl className={isLong ? 'bdk-facts bdk-facts-long' : 'bdk-facts'}>{children}</dl>;
}

/** Props of {@link Fact}. */
export interface FactProps {
  /** What it is about. */
  readonly term: ReactNode;
  /** The value. */
  readonly children: ReactNode;
  /** A button for this fact, at its end. */
  readonly action?: ReactNode;
}

/** One fact of a list: its term, its value and what the user can do about it. */
export function Fact({ term, children, action }: FactProps) {
  return (
    <Row align="baseline" className="bdk-line">
      <Text as="dt" tone="neutral" size="table">
        {term}
      </Text>
      <dd className="bdk-grow">{children}</dd>
      {Boolean(action) && <dd>{action}</dd>}
    </Row>
  );
}
