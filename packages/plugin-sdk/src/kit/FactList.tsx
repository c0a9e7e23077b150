import type { ReactNode } from 'react';
import { Row } from './Stack.tsx';
import { Text } from './Text.tsx';

/** A list of {@link Fact}s below each other: what is known about a record. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return <dl>{children}</dl>;
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
