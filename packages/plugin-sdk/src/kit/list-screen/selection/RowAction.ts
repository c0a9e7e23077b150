import type { ReactNode } from 'react';
import type { ScreenTarget } from '../../../services/hostServices.ts';
import type { BulkAction } from './BulkAction.ts';

/**
 * An action for one record: an item of its row's menu in a list, and a button or item of an `ActionGroup` on its screen.
 * It runs, as for a request without input, opens a screen, or opens a dialog, which is shown until it calls `close`.
 *
 * @example
 * rowActions={(faq) => [
 *   { id: 'publish', label: text('publish'), run: () => publish.mutate({ params: { faqID: faq.faqID }, body: … }) },
 *   { id: 'edit', label: text('edit'), requires: 'PM_CI_FAQ', dialog: (close) => <FaqDialog faq={faq} onClose={close} /> },
 *   { id: 'compare', label: text('compare'), to: { code: 'PM_CI_FAQ', child: 'compare', params: { left: faq.faqID } } },
 * ]}
 */
export type RowAction = Pick<BulkAction, 'id' | 'label' | 'requires' | 'disabledReason' | 'tone'> &
  (
    | { readonly run: () => void; readonly dialog?: never; readonly to?: never }
    | { readonly dialog: (close: () => void) => ReactNode; readonly run?: never; readonly to?: never }
    /** The screen that it opens; a user who may not open it does not see the action. */
    | { readonly to: ScreenTarget; readonly run?: never; readonly dialog?: never }
  );
