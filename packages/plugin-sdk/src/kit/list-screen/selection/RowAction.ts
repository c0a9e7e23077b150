import type { ReactNode } from 'react';
import type { PluginFunctionCode } from '../../../hostServices.ts';
import type { BulkAction } from './BulkAction.ts';

/**
 * An action for one row of a list: an item of the row's menu. It either runs, as for a request without input, or opens a
 * dialog, which is shown until it calls `close`.
 *
 * @example
 * rowActions={(faq) => [
 *   { id: 'publish', label: text('publish'), run: () => publish.mutate({ params: { faqID: faq.faqID }, body: … }) },
 *   { id: 'edit', label: text('edit'), requires: 'PM_CI_FAQ', dialog: (close) => <FaqDialog faq={faq} onClose={close} /> },
 * ]}
 */
export type RowAction = Pick<BulkAction, 'id' | 'label' | 'disabledReason' | 'tone'> & {
  /** The function that the action needs; a user who does not have it does not see the action. */
  readonly requires?: PluginFunctionCode | undefined;
} & (
    | { readonly run: () => void; readonly dialog?: never }
    | { readonly dialog: (close: () => void) => ReactNode; readonly run?: never }
  );
