import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks again for everything that the page shows when the emulator has new answers. `onEdit` calls a function after each edit;
 * the development server announces them if it is absent.
 */
export function followEditedMocks(
  queries: Pick<QueryClient, 'invalidateQueries'>,
  onEdit: (listener: () => void) => void = onAnnouncement,
): void {
  onEdit(() => void queries.invalidateQueries());
}

function onAnnouncement(listener: () => void): void {
  import.meta.hot?.on('brokerdesk:mocks', listener);
}
