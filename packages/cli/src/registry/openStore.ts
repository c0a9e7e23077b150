import path from 'node:path';
import { createFolderStore } from './FolderStore.ts';
import type { RegistryStore } from './RegistryStore.ts';

/** Opens a registry: a folder, or `s3://<bucket>/<folder>?endpoint=<address>`. */
export async function openStore(name: string): Promise<RegistryStore> {
  if (!name.startsWith('s3://')) return createFolderStore(path.resolve(name));
  const { createS3Store } = await import('./S3Store.ts');
  return createS3Store(name);
}
