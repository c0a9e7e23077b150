import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { listFiles } from '../build/toManifestFile.ts';
import type { RegistryStore } from './RegistryStore.ts';

/** SQLite's lock is one of the operating system's, so it ends with the process that holds it. */
const lockFile = '.lock';
const lockLimitMs = 30_000;

/** A registry in a folder that a web server serves. */
export function createFolderStore(folder: string): RegistryStore {
  const at = (file: string) => path.join(folder, file);
  return {
    name: folder,
    read: async (file) => (existsSync(at(file)) ? readFile(at(file)) : undefined),
    async list(prefix) {
      const files = existsSync(folder) ? await listFiles(folder) : [];
      return files.filter((file) => file.startsWith(prefix) && !file.endsWith('.new') && file !== lockFile);
    },
    async write(file, content) {
      if (!existsSync(at(file))) writeWhole(at(file), content);
    },
    async replace(file, expected, next) {
      mkdirSync(folder, { recursive: true });
      const lock = new DatabaseSync(at(lockFile), { timeout: lockLimitMs });
      try {
        lock.exec('BEGIN EXCLUSIVE');
        // Nothing is awaited here: another writer of this process would wait for the lock without letting this one go on.
        const present = existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined;
        if (present !== expected) return false;
        writeWhole(at(file), next);
        return true;
      } finally {
        lock.close();
      }
    },
    remove: async (file) => rmSync(at(file), { force: true }),
  };
}

/** Writes a file so that readers find the old one or the new one, also after a crash. */
function writeWhole(file: string, content: Uint8Array | string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID().slice(0, 8)}.new`;
  try {
    const handle = openSync(temporary, 'wx');
    try {
      writeSync(handle, Buffer.from(content));
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}
