// An initial password is random, is shown once to the user who requested it, and is valid only for choosing another
// password.
import type { BrokerRow } from '@brokerdesk/fixtures';
import type { StateContext } from '../../context/StateContext.ts';

// Without characters that are easily confused when read aloud.
const uppercase = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const lowercase = 'abcdefghijkmnpqrstuvwxyz';
const digits = '23456789';
const defaultLength = 12;

/** Makes an initial password that fits a broker's policy; store it with `hashPassword` and set `mustChangePassword`. */
export function generateInitialPassword(context: StateContext, { passwordPolicy }: BrokerRow): string {
  const name = context.token('initialPassword');
  const choose = (alphabet: string, field: string) =>
    alphabet.charAt(Math.floor(context.secretValue('initialPasswords', name, field) * alphabet.length));
  const length = Math.min(Math.max(defaultLength, passwordPolicy.minLength), passwordPolicy.maxLength);
  // One of each kind first, in case the policy requires it; then they are shuffled.
  const alphabets = [uppercase, lowercase, digits];
  const characters = Array.from({ length }, (_, index) =>
    choose(alphabets[index] ?? alphabets.join(''), `character ${index}`),
  );
  const orderOf = (index: number) => context.secretValue('initialPasswords', name, `order ${index}`);
  return characters
    .map((character, index) => ({ character, order: orderOf(index) }))
    .sort((left, right) => left.order - right.order)
    .map(({ character }) => character)
    .join('');
}
