import { Button } from '../../../kit/Button.tsx';
import { Text } from '../../../kit/Text.tsx';
import { useFormText } from '../../useFormText.ts';
import type { RecordOption } from './RecordSource.ts';
import type { RecordHits } from './useRecordSearch.ts';

/** Props of {@link RecordList}. */
export interface RecordListProps {
  readonly id: string;
  readonly label: string;
  readonly hits: RecordHits;
  readonly chosenIds: readonly string[];
  /** The index of the option that Enter chooses; -1 without one. */
  readonly active: number;
  readonly isMultiple: boolean;
  readonly onChoose: (option: RecordOption) => void;
}

/** The list of a picker. Scrolling to its end loads the next page. */
export function RecordList({ id, label, hits, chosenIds, active, isMultiple, onChoose }: RecordListProps) {
  const text = useFormText();
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMultiple || undefined}
        aria-busy={hits.isLoading}
        className="bdk-scroll bdk-scroll-short"
        onScroll={({ currentTarget }) => {
          const { scrollTop, clientHeight, scrollHeight } = currentTarget;
          if (scrollTop + clientHeight > scrollHeight - 2 * clientHeight) hits.loadMore();
        }}
      >
        {hits.options.map((option, index) => (
          <div
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={chosenIds.includes(option.id)}
            aria-disabled={option.lock !== undefined || undefined}
            data-active={index === active || undefined}
            className="bdk-item"
            // The focus stays in the text field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            {option.label}
            {option.description !== undefined && option.description !== '' && (
              <Text as="div" tone="neutral" size="small">
                {option.description}
              </Text>
            )}
            {option.lock !== undefined && (
              <Text as="div" tone="neutral" size="small">
                {option.lock}
              </Text>
            )}
          </div>
        ))}
      </div>
      {hits.error !== null && (
        <Button fill onClick={hits.retry}>
          {text('record.retry')}
        </Button>
      )}
    </>
  );
}
