import { renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import plugin from '../../plugin.ts';
import { ViewAsButton } from './ViewAsButton.tsx';

afterEach(cleanup);

it('opens the portal as the role', async () => {
  const { viewedRoles } = await renderScreen(<ViewAsButton roleID="DEMO-READER" />, { plugin, language: 'zh-Hans' });
  fireEvent.click(screen.getByRole('button', { name: '以此角色的身份查看' }));
  expect(viewedRoles).toEqual(['DEMO-READER']);
});

it('is not shown to a user who may not see roles', async () => {
  await renderScreen(<ViewAsButton roleID="DEMO-READER" />, { plugin, permissions: ['UR_USER_MANAGEMENT'] });
  expect(screen.queryByRole('button')).toBeNull();
});
