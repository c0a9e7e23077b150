import { Stepper } from '../forms.ts';
import type { GalleryPage, Say } from './GalleryPage.ts';

/** Steps of a process. */
export const gallery: GalleryPage = {
  title: 'Stepper',
  states: [
    { name: 'Vertical', render: (say) => <Stepper label={label(say)} steps={steps(say)} /> },
    { name: 'Horizontal', render: (say) => <Stepper label={label(say)} steps={steps(say)} orientation="horizontal" /> },
    {
      name: 'One step is running',
      render: (say) => (
        <Stepper
          label={label(say)}
          steps={steps(say).map((step) => (step.id === 'certify' ? { ...step, state: 'running', error: null } : step))}
        />
      ),
    },
  ],
};

function label(say: Say): string {
  return say('From checked to archived', '从审核到归档', '由審核至歸檔');
}

function steps(say: Say) {
  const actor = say('Chan Mei Ling', '陈美玲', '陳美玲');
  return [
    { id: 'check', title: say('Verify', '审核', '審核'), state: 'done', time: '2026-11-20T02:03:00Z', actor },
    { id: 'proof', title: say('Proof of address', '地址证明', '地址證明'), state: 'skipped' },
    {
      id: 'certify',
      title: say('CA certification', 'CA 认证', 'CA 認證'),
      state: 'failed',
      time: '2026-11-20T02:10:00Z',
      actor,
      error: say('The certificate was refused: name does not match.', '证书被拒：姓名不符。', '證書被拒：姓名不符。'),
      action: (
        <button type="button" className="bp6-button bp6-small">
          {say('Certify again', '重新认证', '重新認證')}
        </button>
      ),
    },
    { id: 'sign', title: say('Sign the form', '签署表格', '簽署表格'), state: 'waiting' },
    { id: 'import', title: say('Import', '导入', '匯入'), state: 'waiting' },
  ] as const;
}
