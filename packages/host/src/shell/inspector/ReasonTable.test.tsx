import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createTexts } from '../../languages/createTexts.ts';
import type { Reason } from '../../permissions/Reason.ts';
import { inspectorTexts } from '../../texts/inspector/inspectorTexts.ts';
import { ReasonTable } from './ReasonTable.tsx';

const reasons: readonly Reason[] = [
  { code: 'ROUTE_ACTIVE', pluginId: 'notes', functionCode: 'X_NOTES', values: { address: 'notes' } },
  {
    code: 'NODE_ANCESTOR_MISSING',
    pluginId: 'notes',
    functionCode: 'X_NOTE',
    values: { lacking: 'X_NOTES', needed: 'X_NOTES, X_NOTE' },
  },
  { code: 'PATH_INVALID', pluginId: 'notes', functionCode: 'X_LIST' },
];

afterEach(cleanup);

it.each([
  [
    'en',
    'The user has X_NOTE, but not X_NOTES above it, so X_NOTE opens nothing.',
    'Grant X_NOTES, X_NOTE to one of the user’s roles. It applies at the next sign-in.',
    'Correct `path` in its plugin.ts.',
  ],
  [
    'zh-Hans',
    '用户拥有 X_NOTE，但没有其上级 X_NOTES，因此 X_NOTE 不会打开任何页面。',
    '请将 X_NOTES, X_NOTE 授予该用户的某个角色，下次登录时生效。',
    '请更正其 plugin.ts 中的 `path`。',
  ],
  [
    'zh-Hant',
    '使用者擁有 X_NOTE，但沒有其上級 X_NOTES，因此 X_NOTE 不會開啟任何頁面。',
    '請將 X_NOTES, X_NOTE 授予該使用者的其中一個角色，下次登入時生效。',
    '請更正其 plugin.ts 中的 `path`。',
  ],
] as const)('says in %s why something is missing, and what to do', async (language, text, remedy, correction) => {
  const texts = await createTexts(language);
  await texts.add(inspectorTexts);
  render(<ReasonTable reasons={reasons} />);
  screen.getByText(text);
  screen.getByText(remedy);
  screen.getByText(correction);
  expect(screen.getAllByRole('row')).toHaveLength(4);
});
