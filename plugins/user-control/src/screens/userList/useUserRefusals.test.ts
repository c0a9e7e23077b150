import { ApiError } from '@brokerdesk/plugin-sdk';
import { expect, it } from 'vitest';
import { fieldOfUserError } from './useUserRefusals.ts';

it('a refusal is shown at the field that it is about, and above the fields where it is about none', () => {
  const fieldOf = (data: unknown) =>
    fieldOfUserError(new ApiError({ code: 'E0016', message: 'Refused.', data, requestId: 'r' }));
  expect(fieldOf({ rule: 'grant-exceeds-own', functionCodes: ['RAO_CM_VERIFY'] })).toBe('roleIDs');
  expect(fieldOf({ rule: 'grant-exceeds-own', type: 'Administrator' })).toBe('type');
  expect(fieldOf({ rule: 'account-quota', total: 5 })).toBe('type');
  expect(fieldOf({ rule: 'last-super-administrator' })).toBe('type');
  expect([{ rule: 'grant-exceeds-own' }, { rule: 'outranks-caller' }, {}, null].map(fieldOf)).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});
