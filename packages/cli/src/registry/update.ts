import { CliError } from '../errors.ts';
import type { RegistryStore } from './RegistryStore.ts';

const attempts = 100;

/**
 * Replaces a document by what follows from the present one; begins again if another writer was faster.
 *
 * @param next returns the new text; undefined changes nothing
 */
export async function updateDocument(
  store: RegistryStore,
  file: string,
  next: (text: string | undefined) => Promise<string | undefined>,
): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const text = (await store.read(file))?.toString();
    const replacement = await next(text);
    if (replacement === undefined || (await store.replace(file, text, replacement))) return;
  }
  throw new CliError('REGISTRY_BUSY', {
    message: `${file} was changed by others ${attempts} times while it was being replaced; nothing was published.`,
    hint: 'Try again.',
  });
}
