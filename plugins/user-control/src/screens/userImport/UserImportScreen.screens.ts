import type { ScreenEntry, ScreenVisit } from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/user_control/user_manager/import';
const chooser = 'main section button';
const file = [
  'userID,userName,type,email,mobile,language,roles,groups',
  'mei.chan,陳美,操作員,mei@demo-securities.example,+852 0123 4567,en_US,唯讀,',
  'jk.ma,,老闆,jk.ma,+852,粵語,無此角色,',
].join('\n');

export const screens: readonly ScreenEntry[] = [
  {
    name: 'import of users',
    open: (visit) => visit.goTo(path, { until: chooser }),
    read: {
      method: 'GET',
      path: '/users',
      open: (visit) => visit.goTo(path),
      waiting: 'main .bdk-skeleton-line',
      failed: 'main [role=alert] button',
    },
  },
  { name: 'import of users: wrong cells', open: (visit) => chooseFile(visit, { content: file, until: '[role=grid]' }) },
  {
    name: 'import of users: titles that are not known',
    open: (visit) => chooseFile(visit, { content: 'ID;戶名;userName\n1;2;3\n', until: 'main section select' }),
  },
];

interface ChosenFile {
  readonly content: string;
  /** What is shown once the file is read. */
  readonly until: string;
}

async function chooseFile(visit: ScreenVisit, { content, until }: ChosenFile): Promise<void> {
  await visit.goTo(path, { until: chooser });
  await visit.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await visit.waitFor(until);
}
