import { brokers, demoAccounts } from '@brokerdesk/mock-server';
import { insertPrebuiltHost } from '@brokerdesk/host/vite';
import type { Plugin } from 'vite';
import type { DevAccount } from './findDevAccount.ts';

/** Serves the host's `dev/main.ts` as the entry of the page, with the users that it can sign in. */
export function devPage(account: DevAccount | undefined): Plugin {
  const accounts = demoAccounts.map(({ displayCode, brokerName, userID, can }) => ({
    displayCode,
    brokerCode: brokers.find((broker) => broker.displayCode === displayCode)?.brokerCode,
    brokerName,
    userID,
    can,
  }));
  const json = JSON.stringify({ account, demoAccounts: accounts }).replaceAll('<', '\\u003c');
  return {
    name: 'brokerdesk:dev-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        insertPrebuiltHost(html).replace(
          '</head>',
          `<script type="application/json" id="brokerdesk-dev">${json}</script></head>`,
        ),
    },
  };
}
