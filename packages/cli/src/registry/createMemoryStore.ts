import type { RegistryStore } from './RegistryStore.ts';

/** A registry in memory. */
export function createMemoryStore(files: Map<string, Buffer> = new Map()): RegistryStore {
  return {
    name: 'memory',
    read: async (file) => files.get(file),
    list: async (prefix) => [...files.keys()].filter((file) => file.startsWith(prefix)).toSorted(),
    async write(file, content) {
      if (!files.has(file)) files.set(file, Buffer.from(content));
    },
    async replace(file, expected, next) {
      if (files.get(file)?.toString() !== expected) return false;
      files.set(file, Buffer.from(next));
      return true;
    },
    async remove(file) {
      files.delete(file);
    },
  };
}
