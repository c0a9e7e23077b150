// The accounts that checks sign in with.
import { readFile } from 'node:fs/promises';
import type { TestAccount } from '@brokerdesk/mock-server/cases';
import { z } from 'zod';
import { CliError, describeError } from '../errors.ts';

const account = z.strictObject({
  brokerCode: z.string().min(1),
  userID: z.string().min(1),
  password: z.string().min(1),
});
const accountsShape = z.strictObject({
  /** An administrator who holds every function of a broker. */
  administrator: account.optional(),
  /** The same of another broker. */
  other: account.optional(),
  /** The provider's own staff. */
  provider: account.optional(),
  /** An account of the administrator's broker that holds no function; one is created if it is absent. */
  colleague: account.optional(),
  /** An account whose sessions end and whose password changes; one is created if it is absent. */
  expendable: account.optional(),
});

/** Accounts by what checks need them for. */
export type Accounts = { readonly [Role in keyof z.output<typeof accountsShape>]?: TestAccount | undefined };

/** The roles of accounts in checks. */
export type AccountRole = keyof Accounts;

const password = 'Brokerdesk2026';

/** The demo accounts of the emulator. */
const demoAccounts: Accounts = {
  administrator: { brokerCode: 'DEMO', userID: 'demo.admin', password },
  other: { brokerCode: 'HARBOUR', userID: 'harbour.admin', password },
  provider: { brokerCode: '2GO', userID: 'provider.admin', password },
};

/**
 * Reads a file of accounts; `demo` stands for those of the emulator.
 *
 * @throws CliError `ACCOUNTS_INVALID`
 */
export async function readAccounts(file: string | undefined): Promise<Accounts> {
  if (file === undefined) return {};
  if (file === 'demo') return demoAccounts;
  const hint =
    'It is a JSON object with "administrator", "other" and "provider", each with "brokerCode", "userID" and "password".';
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new CliError('ACCOUNTS_INVALID', { message: `${file} cannot be read: ${describeError(error)}.`, hint });
  }
  const parsed = accountsShape.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const message = `${file} is no file of accounts: ${issue?.path.join('.') || 'it'}: ${issue?.message}.`;
  throw new CliError('ACCOUNTS_INVALID', { message, hint });
}
