import { labelOf, useFormats } from '@brokerdesk/plugin-sdk';
import type { SimilarApplication } from '@brokerdesk/plugin-sdk/api';
import { ApplicationStatusTag } from '../../../status/ApplicationStatusTag.tsx';
import { en } from './locales/en.ts';
import { useText } from './useText.ts';

/** The server returns no more than these. */
const maxSimilar = 10;

interface SimilarListProps {
  readonly similar: readonly SimilarApplication[];
  readonly chosen: SimilarApplication;
  readonly onChoose: (applyID: string) => void;
}

/** The similar applicants with score and similar fields; the user compares one of them. */
export function SimilarList({ similar, chosen, onChoose }: SimilarListProps) {
  const text = useText();
  const formats = useFormats();
  return (
    <>
      <ol className="account-opening-similar-list" aria-label={text('similar.list')}>
        {similar.map((each) => (
          <li key={each.applyID}>
            <button
              type="button"
              className="account-opening-similar-row"
              aria-pressed={each === chosen}
              onClick={() => onChoose(each.applyID)}
            >
              <span className="account-opening-similar-score">{text('similar.score', { score: each.score })}</span>
              <span className="account-opening-similar-who">
                <SimilarName similar={each} /> <ApplicationStatusTag status={each.status} />
              </span>
              <span className="account-opening-muted">
                {formats.dateTime(each.applyDate)} ·{' '}
                {text('similar.alike', {
                  fields: each.fields
                    .map(({ field }) => labelOf(en.similar.field, field, (known) => text(`similar.field.${known}`)))
                    .join(text('list.separator')),
                })}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {similar.length >= maxSimilar && (
        <p className="account-opening-muted">{text('similar.most', { count: similar.length })}</p>
      )}
    </>
  );
}

/** Number and name of a similar applicant, each script in its own glyphs. */
export function SimilarName({ similar }: { readonly similar: SimilarApplication }) {
  const { applyID, chiName, lastName, firstName, idType } = similar;
  return (
    <>
      <span className="account-opening-similar-number">{applyID}</span>{' '}
      <span lang={idType === 'MAINLAND_ID' ? 'zh-Hans' : 'zh-Hant'}>{chiName}</span>{' '}
      <span lang="en">{`${lastName} ${firstName}`.trim()}</span>
    </>
  );
}
