import { type ApplicationDetail, type SimilarApplication, useFormats } from '@brokerdesk/plugin-sdk';
import { applicantName } from '../../../model/applicantName.ts';
import type { Mark } from '../../../model/compareAnswers.ts';
import { type ComparedRow, ComparedTable } from './ComparedTable.tsx';
import { useText } from './useText.ts';

type Field = SimilarApplication['fields'][number]['field'];

const fields: readonly Field[] = ['idCardNumber', 'name', 'mobile', 'email', 'birthDate', 'address', 'ipAddress'];

/** What the server has found alike, field by field, with the points that each brings. */
export function ComparedSigns({
  here,
  there,
  similar,
}: {
  readonly here: ApplicationDetail;
  readonly there: ApplicationDetail;
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
    const [one, other] = [valueOf(here, field), valueOf(there, field)];
    const found = similar.fields.find((each) => each.field === field);
    if (one === '' && other === '') return [];
    return [
      {
        id: field,
        label: text(`similar.field.${field}`),
        here: one,
        there: other,
        mark: found ? markOf(found.likeness) : markOfMissing(one, other),
        note: found && text('similar.points', { count: found.share }),
      },
    ];
  });
  return <ComparedTable caption={text('similar.signs')} rows={rows} numbers={[here.applyID, there.applyID]} />;
}

function markOf(likeness: number): Mark {
  return likeness === 100 ? 'equal' : 'similar';
}

function markOfMissing(here: string, there: string): Mark {
  if (here === '') return 'onlyThere';
  return there === '' ? 'onlyHere' : 'different';
}
