import { type Configuration, passwordSymbols } from '@brokerdesk/api';

/** The rules of a broker for passwords. */
export type PasswordPolicy = Configuration['passwordPolicy'];

/** A new password as entered. */
export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

/** A rule for new passwords, and whether it is met. */
export interface PasswordCheck {
  readonly rule: 'length' | 'uppercase' | 'lowercase' | 'digit' | 'symbols' | 'differs' | 'matches';
  readonly isMet: boolean;
}

/** The input of {@link checkPassword}. */
export interface CheckPasswordInput extends NewPassword {
  readonly policy: PasswordPolicy;
  /** The password that it has to differ from, if that is known. */
  readonly original?: string | undefined;
}

/** Checks a new password against all rules of the broker; an empty password meets none. */
export function checkPassword({
  policy,
  password,
  confirmation,
  original,
}: CheckPasswordInput): readonly PasswordCheck[] {
  const { minLength, maxLength, uppercase, lowercase, digit } = policy;
  const isTyped = password !== '';
  const check = (rule: PasswordCheck['rule'], isMet: boolean): PasswordCheck => ({ rule, isMet: isTyped && isMet });
  return [
    check('length', password.length >= minLength && password.length <= maxLength),
    ...(uppercase ? [check('uppercase', /[A-Z]/.test(password))] : []),
    ...(lowercase ? [check('lowercase', /[a-z]/.test(password))] : []),
    ...(digit ? [check('digit', /\d/.test(password))] : []),
    check('symbols', [...password].every(isAllowed)),
    ...(original === undefined ? [] : [check('differs', password !== original)]),
    check('matches', password === confirmation),
  ];
}

function isAllowed(character: string): boolean {
  return /[A-Za-z0-9]/.test(character) || passwordSymbols.includes(character);
}
