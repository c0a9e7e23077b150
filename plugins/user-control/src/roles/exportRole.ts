import { downloadFile } from '@brokerdesk/plugin-sdk/documents';
import type { Role } from '@brokerdesk/plugin-sdk/api';
import { writeRoleFile } from './roleFile.ts';

/** Saves a role as a JSON file that the editor can import. */
export function exportRole(role: Role): void {
  const blob = new Blob([writeRoleFile(role)], { type: 'application/json' });
  downloadFile(blob, `role-${fileNameOf(role.name.EN)}.json`);
}

function fileNameOf(name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? ['role'];
  return words.join('-');
}
