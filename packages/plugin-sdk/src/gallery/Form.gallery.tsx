import type { FieldIssue } from '../forms.ts';
import type { GalleryPage, Say } from './GalleryPage.ts';
import { SampleForm, type SampleValues, sampleConflict, sampleLoss } from './sampleForms.tsx';

/** Forms and their fields. */
export const gallery: GalleryPage = {
  title: 'Form',
  states: [
    { name: 'Every kind of field', render: (say) => <SampleForm say={say} /> },
    {
      name: 'Fields that need another look',
      render: (say) => (
        <SampleForm
          say={say}
          sends={{ nickname: '大文 with blanks', email: '' }}
          validate={(values) => check(values, say)}
        />
      ),
    },
    {
      name: 'Changed by somebody else',
      render: (say) => (
        <SampleForm say={say} sends={{ nickname: 'big-man' }} send={() => Promise.reject(sampleConflict(say))} />
      ),
    },
    {
      name: 'No answer came',
      render: (say) => <SampleForm say={say} sends={{ isVip: true }} send={() => Promise.reject(sampleLoss)} />,
    },
    {
      name: 'Being sent',
      render: (say) => <SampleForm say={say} sends={{ isVip: true }} send={() => new Promise(() => {})} />,
    },
  ],
};

function check({ nickname, email }: SampleValues, say: Say): readonly FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (!/^[\w-]{1,16}$/.test(nickname)) {
    const message = say('Digits, letters, _ and - only', '只能使用数字、字母、_ 和 -', '只可使用數字、字母、_ 及 -');
    issues.push({ path: 'nickname', rule: 'invalid_format', message });
  }
  if (email === '')
    issues.push({ path: 'email', rule: 'required', message: say('Empty not allowed', '不能为空', '不可留空') });
  return issues;
}
