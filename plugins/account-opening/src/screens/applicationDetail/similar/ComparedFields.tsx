import { useFormats } from '@brokerdesk/plugin-sdk';
import type { ApplicationDetail, SimilarApplication } from '@brokerdesk/plugin-sdk/api';
import { applicantName } from '../../../model/applicantName.ts';
import type { ComparisonResult } from '../../../model/compareAnswers.ts';
import { type ComparedRow, ComparedTable } from './ComparedTable.tsx';
import { useText } from '../../useText.ts';

type Field = SimilarApplication['fields'][number]['field'];

const fields: readonly Field[] = ['idCardNumber', 'name', 'mobile', 'email', 'birthDate', 'address', 'ipAddress'];

/** The fields that the server found similar, with their points. */
export function ComparedFields({
  left,
  right,
  similar,
}: {
  readonly left: ApplicationDetail;
  readonly right: ApplicationDetail;
  readonly similar: SimilarApplication;
}) {
  const text = useText();
  const formats = useFormats();

  function valueOf(application: ApplicationDetail, field: Field): string {
    if (field === 'name') return applicantName(application);
    if (field === 'birthDate') return formats.date(application.birthDate || null);
    return application[field];
  }
  const rows = fields.flatMap((field): ComparedRow[] => {
    const [one, other] = [valueOf(left, field), valueOf(right, field)];
    const found = similar.fields.find((each) => each.field === field);
    if (one === '' && other === '') return [];
    return [
      {
        id: field,
        label: text(`similar.field.${field}`),
        left: one,
        right: other,
        result: found ? resultOfLikeness(found.likeness) : resultOfUnscored(one, other),
        note: found && text('similar.points', { count: found.share }),
      },
    ];
  });
  return <ComparedTable caption={text('similar.signs')} rows={rows} numbers={[left.applyID, right.applyID]} />;
}

function resultOfLikeness(likeness: number): ComparisonResult {
  return likeness === 100 ? 'equal' : 'similar';
}

function resultOfUnscored(here: string, there: string): ComparisonResult {
  if (here === '') return 'onlyThere';
  return there === '' ? 'onlyHere' : 'different';
}
