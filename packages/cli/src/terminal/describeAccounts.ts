import type { demoAccounts } from '@brokerdesk/mock-server';
import { formatTable } from './formatTable.ts';
import { styled } from './printLine.ts';

type DemoAccount = (typeof demoAccounts)[number];

/** Describes the demo accounts in lines of text: where they sign in and what they may do. */
export function describeAccounts(portal: string, accounts: readonly DemoAccount[]): readonly string[] {
  const displayCodes = [...new Set(accounts.map(({ displayCode }) => displayCode))];
  return displayCodes.flatMap((displayCode) => {
    const own = accounts.filter((account) => account.displayCode === displayCode);
    const rows = own.map(({ userID, password, can }) => [userID, password, can]);
    const lines = formatTable([['User', 'Password', 'May do'], ...rows]);
    return [
      `${styled('bold', own[0]?.brokerName ?? displayCode)}  ${styled('cyan', `${portal}${displayCode}/login`)}`,
      ...lines.map((line, index) => `  ${index === 0 ? styled('dim', line) : line}`),
      '',
    ];
  });
}
