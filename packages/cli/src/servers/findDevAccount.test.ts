import { expect, it } from 'vitest';
import { findDevAccount } from './findDevAccount.ts';

it('finds the broker of a demo account, and takes any other user with a broker', () => {
  expect(findDevAccount('harbour.reviewer', undefined)).toEqual({
    displayCode: 'harbour',
    brokerCode: 'HARBOUR',
    userID: 'harbour.reviewer',
  });
  expect(findDevAccount('someone.else', 'demo')).toEqual({
    displayCode: 'demo',
    brokerCode: 'DEMO',
    userID: 'someone.else',
  });
});

it('names the demo accounts, or the brokers, for one that it does not know', () => {
  const hintOf = (userID: string, broker?: string) => {
    try {
      findDevAccount(userID, broker);
    } catch (error) {
      return (error as { readonly hint?: string }).hint;
    }
    return undefined;
  };
  expect(hintOf('someone.else')).toContain('demo.admin');
  expect(hintOf('demo.admin', 'nowhere')).toContain('harbour');
});
