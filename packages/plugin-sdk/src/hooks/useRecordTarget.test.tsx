import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '../entries/testing.tsx';
import { type RecordTarget, useRecordTarget } from './useRecordTarget.ts';

afterEach(cleanup);

const load = async () => ({ default: {} });
const plugin = { id: 'records', messages: { en: {}, 'zh-Hans': load, 'zh-Hant': load } };
const recordScreens = {
  user: [{ code: 'UR_USER_MANAGEMENT', param: 'refID' }],
  role: [{ code: 'UR_ROLE_MANAGEMENT', child: 'detail', param: 'roleID' }],
} as const;

it('finds the screen that a plugin declares for a kind of record', async () => {
  const targetOf = await readTargets();
  expect(targetOf('user.create', 'U1')).toEqual({ code: 'UR_USER_MANAGEMENT', params: { refID: 'U1' } });
  expect(targetOf('role.update', 'R1')).toEqual({
    code: 'UR_ROLE_MANAGEMENT',
    child: 'detail',
    params: { roleID: 'R1' },
  });
});

it('finds none for a deleted record, for no record, and for a kind without a screen', async () => {
  const targetOf = await readTargets();
  expect([targetOf('role.delete', 'R1'), targetOf('user.update', null), targetOf('faq.create', 'F1')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

async function readTargets(): Promise<RecordTarget> {
  let found: RecordTarget | undefined;
  function Reader() {
    found = useRecordTarget();
    return null;
  }
  await renderScreen(<Reader />, { plugin, recordScreens });
  return found as RecordTarget;
}
