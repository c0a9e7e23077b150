import { EmptyState, usePermission } from '@brokerdesk/plugin-sdk';
import type { ReactNode } from 'react';
import { useText } from './useText.ts';

/** Shows what needs to read applications, or says which function is missing: this work alone does not bring it. */
export function RequireApplicationAccess({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const isPermitted = usePermission('RAO_CLIENT_MANAMEMENT');
  if (isPermitted) return children;
  return (
    <EmptyState title={text('step.notPermitted')}>
      {text('step.notPermittedHint', { name: text('menu.clientManagement') })}
    </EmptyState>
  );
}
