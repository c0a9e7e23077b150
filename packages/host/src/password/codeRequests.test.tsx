import { afterEach, expect, it } from 'vitest';
import { type CodeRequest, readCodeRequest, removeCodeRequests, storeCodeRequest } from './codeRequests.ts';

afterEach(() => sessionStorage.clear());

it('keeps nothing of a forgotten password once its step is left, and the requests of other steps', () => {
  const sent: CodeRequest = {
    channel: 'sms',
    mobile: '+85261234567',
    to: '+852 6*** 4567',
    digits: 6,
    lifeSec: 300,
    resendAt: 1,
    expiresAt: 2,
    triesLeft: 5,
  };
  const keyOf = (userID: string, purpose: 'forgetPassword' | 'login') => ({ brokerCode: 'DEMO', userID, purpose });
  for (const userID of ['mchan', 'MLee']) storeCodeRequest(keyOf(userID, 'forgetPassword'), sent);
  storeCodeRequest(keyOf('mchan', 'login'), sent);
  removeCodeRequests({ brokerCode: 'DEMO', purpose: 'forgetPassword' });
  expect(readCodeRequest(keyOf('mchan', 'forgetPassword'))).toBeUndefined();
  expect(readCodeRequest(keyOf('mlee', 'forgetPassword'))).toBeUndefined();
  expect(readCodeRequest(keyOf('mchan', 'login'))).toEqual(sent);
});
