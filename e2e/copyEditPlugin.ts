import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, 'edit-plugin');

/** The plugin whose source a journey edits while `admin-cli dev` serves it: a copy that git ignores. */
export const editPlugin = join(import.meta.dirname, '../.brokerdesk/e2e/edit-plugin');

/** Copies the plugin again, so that an interrupted run leaves no edit behind. */
export function copyEditPlugin(): void {
  rmSync(editPlugin, { recursive: true, force: true });
  cpSync(source, editPlugin, { recursive: true });
}
