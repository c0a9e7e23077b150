import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, 'edit-plugin');

/** Where `admin-cli dev` of the journeys finds the plugin whose source a journey edits: a copy that git does not see. */
export const editPlugin = join(import.meta.dirname, '../.brokerdesk/e2e/edit-plugin');

/** Copies the plugin afresh, so that an interrupted run leaves no edit behind. */
export function copyEditPlugin(): void {
  rmSync(editPlugin, { recursive: true, force: true });
  cpSync(source, editPlugin, { recursive: true });
}
