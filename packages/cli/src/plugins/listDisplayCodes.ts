import { demoAccounts } from '@brokerdesk/mock-server';

/** Lists the brokers that a portal has registries for: those of the emulator and those that a plugin names. */
export function listDisplayCodes(plugins: readonly { readonly brokers: readonly string[] | undefined }[]) {
  const demo = demoAccounts.map(({ displayCode }) => displayCode);
  return [...new Set([...demo, ...plugins.flatMap(({ brokers }) => brokers ?? [])])];
}
