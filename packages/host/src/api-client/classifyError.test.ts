import type { ApiError } from '@brokerdesk/plugin-sdk';
import { expect, test } from 'vitest';
import { type ErrorHandling, classifyError } from './classifyError.ts';

test.each<[number, ApiError['code'], ErrorHandling]>([
  [401, 'E0001', 'session-ended'],
  [200, 'E0001', 'session-ended'],
  [413, 'E0013', 'upload-too-large'],
  [400, 'E0017', 'request-error'],
  [401, 'E0010', 'request-error'],
  [403, 'E0002', 'request-error'],
  [404, 'E0003', 'request-error'],
  [429, 'E0018', 'request-error'],
  [200, 'E0005', 'none'],
  [200, 'E0006', 'none'],
  [451, 'HTTP 451', 'request-error'],
  [500, 'E0099', 'none'],
])('HTTP %i with %s is handled as %s', (status, code, treatment) => {
  expect(classifyError({ status, code })).toBe(treatment);
});
