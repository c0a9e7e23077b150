import type { Job, JobItemState } from '@brokerdesk/plugin-sdk';
import type { GalleryPage, Translate } from '@brokerdesk/plugin-sdk/gallery';
import { useState } from 'react';
import { JobsPanel } from '../shell/jobs/JobsPanel.tsx';
import { LeaveJobsDialog } from '../shell/jobs/LeaveJobsDialog.tsx';

/** The tray of jobs. */
export const gallery: GalleryPage = {
  title: 'JobsPanel',
  states: [
    { name: 'None', isFullWindow: true, render: () => <Shown jobs={[]} /> },
    {
      name: 'Running',
      isFullWindow: true,
      render: (translate) => <Shown jobs={[jobOf(translate, { done: 120, running: 2, waiting: 378 })]} />,
    },
    {
      name: 'Done',
      isFullWindow: true,
      render: (translate) => <Shown jobs={[jobOf(translate, { done: 498, skipped: 2 })]} />,
    },
    {
      name: 'Some failed',
      isFullWindow: true,
      render: (translate) => <Shown jobs={[jobOf(translate, { done: 480, failed: 20 })]} />,
    },
    {
      name: 'Some unknown',
      isFullWindow: true,
      render: (translate) => <Shown jobs={[jobOf(translate, { done: 490, failed: 2, unknown: 8 })]} />,
    },
    {
      name: 'Signing out while jobs are running',
      isFullWindow: true,
      render: () => <LeaveJobsDialog onStay={() => {}} onLeave={() => {}} />,
    },
  ],
};

function Shown({ jobs }: { readonly jobs: readonly Job[] }) {
  const [list] = useState(jobs);
  return (
    <JobsPanel
      jobs={{
        list: () => list,
        subscribe: () => nothing,
        retryFailed: nothing,
        checkUnknown: nothing,
        dismiss: nothing,
        markSeen: nothing,
        loadTexts: nothing,
      }}
    />
  );
}

function jobOf(translate: Translate, counts: Partial<Record<JobItemState, number>>): Job {
  const states = Object.entries(counts).flatMap(([state, count]) =>
    Array<JobItemState>(count).fill(state as JobItemState),
  );
  const isRunning = counts.running !== undefined;
  return {
    id: 'sample',
    pluginId: 'account-opening',
    kind: 'import-applications',
    title: translate('Import 500 applications', '导入 500 份申请', '匯入 500 份申請'),
    details: translate('Into the back office', '导入后台系统', '匯入後台系統'),
    startedAt: new Date(Date.now() - 65_000).toISOString(),
    endedAt: isRunning ? undefined : new Date().toISOString(),
    isSeen: true,
    items: states.map((state, index) => ({
      id: String(index),
      label: `${String(index + 1).padStart(9, '0')} 陳嘉敏`,
      state,
      ...(state === 'failed'
        ? { code: 'E0016', message: translate('The number is in use.', '号码已被使用。', '號碼已被使用。') }
        : {}),
    })),
  };
}

function nothing(): void {}
