import { Stepper } from '../entries/forms.ts';
import type { GalleryPage, Translate } from './GalleryPage.ts';
import { Button } from '../kit/Button.tsx';

/** Steps of a process. */
export const gallery: GalleryPage = {
  title: 'Stepper',
  states: [
    {
      name: 'Steps of every state',
      render: (translate) => <Stepper label={label(translate)} steps={steps(translate)} />,
    },
    {
      name: 'One step is running',
      render: (translate) => (
        <Stepper
          label={label(translate)}
          steps={steps(translate).map((step) =>
            step.id === 'certify' ? { ...step, state: 'running', error: null } : step,
          )}
        />
      ),
    },
  ],
};

function label(translate: Translate): string {
  return translate('From checked to archived', '从审核到归档', '由審核至歸檔');
}

function steps(translate: Translate) {
  const actor = translate('Chan Mei Ling', '陈美玲', '陳美玲');
  return [
    { id: 'check', title: translate('Verify', '审核', '審核'), state: 'done', time: '2026-11-20T02:03:00Z', actor },
    { id: 'proof', title: translate('Address proof', '住址证明', '住址證明'), state: 'skipped' },
    {
      id: 'certify',
      title: translate('CA certification', 'CA 认证', 'CA 認證'),
      state: 'failed',
      time: '2026-11-20T02:10:00Z',
      actor,
      error: translate(
        'The certificate was refused: name does not match.',
        '证书被拒：姓名不符。',
        '證書被拒：姓名不符。',
      ),
      action: <Button size="small">{translate('Certify again', '重新认证', '重新認證')}</Button>,
    },
    { id: 'sign', title: translate('Sign the form', '签署表格', '簽署表格'), state: 'waiting' },
    { id: 'import', title: translate('Import', '导入', '匯入'), state: 'waiting' },
  ] as const;
}
