import { afterEach, expect, it, vi } from 'vitest';
import { rejectUnknown } from './rejectUnknown.ts';

afterEach(() => vi.unstubAllEnvs());

it('names a property that would do nothing, and those that there are', () => {
  const misspelt = { id: 'close', label: 'Close', requries: 'X_NOTES', run: () => {} };
  expect(() => rejectUnknown('bulk action', [misspelt])).toThrow(
    'The bulk action "close" has the property requries, which would do nothing. It can have: id, label, requires, disabledReason, tone, run.',
  );
  expect(() => rejectUnknown('filter', [{ kind: 'select', label: 'State', parm: 'state' }])).toThrow(
    'The filter "State" has the property parm',
  );
});

it('accepts what the kit knows, a property without a value, and everything in a built portal', () => {
  expect(() =>
    rejectUnknown('action', [{ id: 'a', label: 'A', to: { code: 'RAO' }, colour: undefined }]),
  ).not.toThrow();
  vi.stubEnv('DEV', false);
  expect(() => rejectUnknown('column', [{ id: 'a', colour: 'red' }])).not.toThrow();
});
