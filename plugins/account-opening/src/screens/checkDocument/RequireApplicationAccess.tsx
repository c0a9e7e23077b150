import { EmptyState, PageHeader, usePermission } from '@brokerdesk/plugin-sdk';
import type { ReactNode } from 'react';
import { useText } from './useText.ts';

/** Renders its children for users who may read applications, and shows other users the missing function. */
export function RequireApplicationAccess({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const isPermitted = usePermission('RAO_CLIENT_MANAMEMENT');
  if (isPermitted) return children;
  return (
    <>
      <PageHeader title={text('menu.documentCheck')} />
      <EmptyState title={text('step.notPermitted')}>
        {text('step.notPermittedHint', { name: text('menu.clientManagement') })}
      </EmptyState>
    </>
  );
}
