// Lists that users put in order, and trees with check boxes, as `@brokerdesk/plugin-sdk/trees`: loaded by the first
// screen that imports it. Its errors and dialogs look as those of forms, whose styles it loads.
import './forms.ts';
import styles from './trees/trees.css?inline';
import { injectStyleSheet } from './kit/injectStyleSheet.ts';

injectStyleSheet(styles);

export { OrderedList, type OrderedListProps } from './trees/ordered-list/OrderedList.tsx';
export type { OrderConflict, OrderHandle, OrderQuery, OrderSpec } from './trees/ordered-list/OrderHandle.ts';
export { savePositions, type SavePositionsOptions } from './trees/ordered-list/savePositions.ts';
export { useAllRows, type UseAllRowsOptions } from './trees/ordered-list/useAllRows.ts';
export { useOrder } from './trees/ordered-list/useOrder.ts';
