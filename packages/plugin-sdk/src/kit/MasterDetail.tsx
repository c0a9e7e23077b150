import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { ItemsQuery } from '../hooks/ItemsQuery.ts';
import { useHost, useScreenParams } from '../hooks/useHost.ts';
import { useKitText } from '../hooks/useKitText.ts';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { ListSkeleton } from './list-screen/ListSkeleton.tsx';
import { Row, Stack } from './Stack.tsx';
import { Text } from './Text.tsx';

/** The props of {@link MasterDetail}. */
export interface MasterDetailProps<Item> {
  /** The name of the items, as the title of their list. */
  readonly title: string;
  /** The name of the items, as in "Still waiting for …". */
  readonly itemsLabel: string;
  /** The items, from `useCall` if the endpoint returns an array, from `useAllRows` if it returns pages. */
  readonly query: ItemsQuery<Item>;
  /** The parameter of the screen that holds the selected item. */
  readonly param: string;
  readonly itemId: (item: Item) => string;
  readonly itemName: (item: Item) => string;
  /** What stands behind the name, such as a number. */
  readonly itemDetail?: ((item: Item) => ReactNode) | undefined;
  /** The action for the items, beside their title, such as creating one. */
  readonly action?: ReactNode;
  /** Shown while there are no items: what they are for, and how the first one is created. */
  readonly empty: { readonly title: string; readonly text: string };
  /** Renders what belongs to the selected item. */
  readonly children: (item: Item) => ReactNode;
}

/**
 * Items beside what belongs to the selected one, such as categories beside their questions. The selection is in the
 * address; the first item is selected if it has none. In a narrow window the items stand above.
 *
 * @example
 * <MasterDetail query={useCall(listFaqCategories, {})} param="categoryID" title={text('categories')} itemsLabel={text('categories')}
 *   itemId={({ categoryID }) => categoryID} itemName={({ name }) => textIn(name, language)}
 *   empty={{ title: text('none'), text: text('noneHint') }}>
 *   {({ categoryID }) => <ListScreen id="faq" endpoint={listFaq} fixedFilters={{ categoryID }} … />}
 * </MasterDetail>
 */
export function MasterDetail<Item>(props: MasterDetailProps<Item>) {
  const { title, itemsLabel, query, param, itemId, itemName, itemDetail, action, empty, children } = props;
  const { navigation, notify } = useHost();
  const params = useScreenParams();
  const text = useKitText();
  const titleId = useId();
  const { data: items, error, refetch } = query;
  if (error) return <ErrorState title={text('list.failed')} error={error} onRetry={() => void refetch()} />;
  if (items === undefined) return <ListSkeleton itemsLabel={itemsLabel} lines={4} />;
  const selected = items.find((item) => itemId(item) === params[param]) ?? items[0];

  async function select(item: Item) {
    try {
      // The page and the filters of the previous item do not apply to this one.
      await navigation.setParams({ [param]: itemId(item) });
    } catch (error) {
      notify({ tone: 'error', text: (error as Error).message });
    }
  }
  return (
    <div className="bdk-master-detail">
      <Stack as="nav" gap={8} aria-labelledby={titleId}>
        <Row justify="between" wrap>
          <h2 id={titleId}>{title}</h2>
          {action}
        </Row>
        <Stack as="ul" gap={0} onKeyDown={moveFocus}>
          {items.map((item) => (
            <li key={itemId(item)}>
              <button
                type="button"
                className="bdk-item"
                aria-current={item === selected || undefined}
                onClick={() => void select(item)}
              >
                <Row as="span" justify="between">
                  <Text bold={item === selected}>{itemName(item)}</Text>{' '}
                  {itemDetail && <Text tone="neutral">{itemDetail(item)}</Text>}
                </Row>
              </button>
            </li>
          ))}
        </Stack>
      </Stack>
      {selected === undefined ? (
        <EmptyState title={empty.title}>{empty.text}</EmptyState>
      ) : (
        <div key={itemId(selected)}>{children(selected)}</div>
      )}
    </div>
  );
}

/** The arrow keys move between the items; Tab reaches them, too. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll('button')];
  const current = items.findIndex((item) => item === document.activeElement);
  const target = { ArrowUp: current - 1, ArrowDown: current + 1, Home: 0, End: items.length - 1 }[event.key];
  const item = target === undefined ? undefined : items[target];
  if (item === undefined) return;
  event.preventDefault();
  item.focus();
}
