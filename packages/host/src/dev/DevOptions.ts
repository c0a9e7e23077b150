/** A user that can be signed in. */
export interface DevAccount {
  readonly displayCode: string;
  readonly brokerCode: string;
  readonly userID: string;
}

/** A {@link DevAccount} with the name of its broker and its permissions in one line. */
export interface DemoAccount extends DevAccount {
  readonly brokerName: string;
  readonly can: string;
}

/** What `admin-cli dev` tells the page. */
export interface DevOptions {
  /** The user that the first page of each tab signs in. */
  readonly account?: DevAccount;
  readonly demoAccounts: readonly DemoAccount[];
}

/** Reads what `admin-cli dev` wrote into the page. */
export function readDevOptions(): DevOptions {
  return JSON.parse(document.getElementById('brokerdesk-dev')?.textContent ?? '') as DevOptions;
}
