import type { Page } from '@playwright/test';

const complaint = {
  complaintID: 'CPL-1',
  name: { EN: 'Late statement', SC: '结单迟发', TC: '結單遲發' },
  status: 'open',
  dueDay: '2027-01-15',
  note: 'Called twice.',
  version: 1,
  updateTime: '2026-11-20T02:00:00Z',
  updateBy: 'lotus.admin',
};

/**
 * Answers the calls of the plugin for complaints that was built with the first release: the emulator does not have them. Returns the
 * bodies of those that change something, as they come.
 */
export async function answerComplaints(page: Page): Promise<readonly unknown[]> {
  const sent: unknown[] = [];
  await page.route('**/api/complaints**', async (route) => {
    const isList = route.request().method() === 'GET';
    if (!isList) sent.push(route.request().postDataJSON());
    const data = isList ? { items: [complaint], page: 1, size: 50, total: 1 } : complaint;
    await route.fulfill({ json: { code: 'OK', message: 'OK', data } });
  });
  return sent;
}
