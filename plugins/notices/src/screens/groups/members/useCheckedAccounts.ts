import { useApi } from '@brokerdesk/plugin-sdk';
import { type CheckedAccount, checkAccounts, notificationGroupLimits } from '@brokerdesk/plugin-sdk/api';
import { useEffect, useState } from 'react';

/** The last check: its accounts, or why it failed. */
interface Check {
  /** The numbers and the attempt that it is about. */
  readonly key: string;
  readonly accounts?: readonly CheckedAccount[];
  readonly error?: Error;
}

/** Checks account numbers: which have no account, and how many accounts there are in each state. */
export function useCheckedAccounts(numbers: readonly string[]) {
  const api = useApi();
  const [attempt, setAttempt] = useState(0);
  const [check, setCheck] = useState<Check>();
  const isChecked = numbers.length > 0 && numbers.length <= notificationGroupLimits.members;
  const joined = isChecked ? [...numbers].sort().join(' ') : '';
  const key = `${attempt} ${joined}`;
  useEffect(() => {
    if (joined === '') return undefined;
    const abort = new AbortController();
    api.call(checkAccounts, { body: { accountNumbers: joined.split(' ') } }, { signal: abort.signal }).then(
      (accounts) => setCheck({ key, accounts }),
      (error: Error) => {
        if (!abort.signal.aborted) setCheck({ key, error });
      },
    );
    return () => abort.abort();
  }, [api, joined, key]);
  // Until the next response, what is known about the numbers that are still there.
  const wanted = new Set(isChecked ? numbers : []);
  const accounts = (check?.accounts ?? []).filter(({ accountNumber }) => wanted.has(accountNumber));
  const countOf = (state: number) => accounts.filter(({ status }) => status === state).length;
  return {
    isChecking: isChecked && check?.key !== key,
    error: isChecked && check?.key === key ? check.error : undefined,
    retry: () => setAttempt(attempt + 1),
    unknown: accounts.filter(({ status }) => status === null).map(({ accountNumber }) => accountNumber),
    active: countOf(1),
    suspended: countOf(0),
    closed: countOf(-1),
  };
}
