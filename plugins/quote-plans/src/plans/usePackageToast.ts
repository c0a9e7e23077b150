import { ApiError, useHost } from '@brokerdesk/plugin-sdk';
import { useEffect } from 'react';
import { usePackages } from './usePackages.ts';
import { useText } from '../screens/useText.ts';

/** Shows the server's message as a toast if the packages cannot be read, as the specification asks for (section 8). */
export function usePackageToast(): void {
  const text = useText();
  const { notify } = useHost();
  const { error } = usePackages().call;
  useEffect(() => {
    if (error) notify({ tone: 'error', text: error instanceof ApiError ? error.message : text('packages.failed') });
  }, [error, notify, text]);
}
