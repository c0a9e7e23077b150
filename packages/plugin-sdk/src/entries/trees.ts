// Lists that users put in order, and trees with check boxes, as `@brokerdesk/plugin-sdk/trees`: loaded by the first
// screen that imports it. Its errors and dialogs look as those of forms, whose styles it loads.
import './forms.ts';
import reorderStyles from '../kit/reorder-list/ReorderList.css?inline';
import styles from '../trees/trees.css?inline';
import { injectStyleSheet } from '../kit/injectStyleSheet.ts';

injectStyleSheet(reorderStyles);
injectStyleSheet(styles);

export { ReorderList, type ReorderListProps } from '../kit/reorder-list/ReorderList.tsx';
export type { PositionRange, ReorderItem } from '../kit/reorder-list/ReorderItem.ts';
export { CheckTree } from '../trees/check-tree/CheckTree.tsx';
export { CheckTreeField, type CheckTreeFieldProps } from '../trees/check-tree/CheckTreeField.tsx';
export type { CheckTreeProps, TreeView } from '../trees/check-tree/CheckTreeProps.ts';
export { type CheckChanges, type CheckedIds, listCheckChanges } from '../trees/check-tree/checks.ts';
export { CompareTree, type CompareTreeProps, type TreeSide } from '../trees/check-tree/CompareTree.tsx';
export { indexTree, type TreeIndex, type TreeShape } from '../trees/check-tree/indexTree.ts';
export { MoveTree } from '../trees/move-tree/MoveTree.tsx';
export type { MoveTreeProps } from '../trees/move-tree/MoveTreeProps.ts';
export { placeOneStep, type TreePlace } from '../trees/move-tree/places.ts';
export { OrderDialog, type OrderDialogProps } from '../trees/ordered-list/OrderDialog.tsx';
export type { OrderedListProps } from '../trees/ordered-list/OrderedList.tsx';
export type { OrderConflict, OrderHandle, OrderSpec } from '../trees/ordered-list/OrderHandle.ts';
export { useOrder } from '../trees/ordered-list/useOrder.ts';
export { type StoredOrderSpec, useStoredOrder } from '../trees/ordered-list/useStoredOrder.ts';
