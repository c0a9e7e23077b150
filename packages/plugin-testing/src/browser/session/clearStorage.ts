/** Runs in a page without code: empties all storage; false if the clock was changed, which lasts. */
export async function clearStorage(): Promise<boolean> {
  localStorage.clear();
  sessionStorage.clear();
  const databases = await indexedDB.databases();
  await Promise.all(
    databases.map(
      ({ name = '' }) =>
        new Promise<void>((resolve, reject) => {
          const deletion = indexedDB.deleteDatabase(name);
          deletion.onsuccess = () => resolve();
          deletion.onerror = () => reject(deletion.error ?? new Error('IndexedDB failed.'));
        }),
    ),
  );
  return !('isFake' in Date);
}
