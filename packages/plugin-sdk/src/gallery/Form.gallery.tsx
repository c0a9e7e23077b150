import type { FieldIssue } from '../entries/forms.ts';
import type { GalleryPage, Translate } from './GalleryPage.ts';
import { SampleForm, type SampleValues, sampleConflict, sampleTimeoutError } from './sampleForms.tsx';

/** Forms and their fields. */
export const gallery: GalleryPage = {
  title: 'Form',
  states: [
    { name: 'Every kind of field', render: (translate) => <SampleForm translate={translate} /> },
    {
      name: 'Fields that are not valid',
      render: (translate) => (
        <SampleForm
          translate={translate}
          submittedValues={{ nickname: '大文 with blanks', email: '' }}
          validate={(values) => check(values, translate)}
        />
      ),
    },
    {
      name: 'Changed by somebody else',
      render: (translate) => (
        <SampleForm
          translate={translate}
          submittedValues={{ nickname: 'big-man' }}
          send={() => Promise.reject(sampleConflict(translate))}
        />
      ),
    },
    {
      name: 'No response',
      render: (translate) => (
        <SampleForm
          translate={translate}
          submittedValues={{ channel: 'email' }}
          send={() => Promise.reject(sampleTimeoutError)}
        />
      ),
    },
    {
      name: 'Being sent',
      render: (translate) => (
        <SampleForm translate={translate} submittedValues={{ channel: 'email' }} send={() => new Promise(() => {})} />
      ),
    },
  ],
};

function check({ nickname, email }: SampleValues, translate: Translate): readonly FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (!/^[\w-]{1,16}$/.test(nickname)) {
    const message = translate(
      'Digits, letters, _ and - only',
      '只能使用数字、字母、_ 和 -',
      '只可使用數字、字母、_ 及 -',
    );
    issues.push({ path: 'nickname', rule: 'invalid_format', message });
  }
  if (email === '')
    issues.push({ path: 'email', rule: 'required', message: translate('Empty not allowed', '不能为空', '不可留空') });
  return issues;
}
