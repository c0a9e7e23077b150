import { Card, labelOf, Row, Text, useFormats } from '@brokerdesk/plugin-sdk';
import { type SimilarApplication } from '@brokerdesk/plugin-sdk/api';
import { ApplicationStatusTag } from '../../../status/ApplicationStatusTag.tsx';
import { en } from '../../locales/en.ts';
import { useText } from '../../useText.ts';

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
      <Card
        as="ol"
        gap={0}
        className="bdk-scroll bdk-scroll-short bdk-inset bdk-divided"
        aria-label={text('similar.list')}
      >
        {similar.map((each) => (
          <li key={each.applyID}>
            <button
              type="button"
              className="bdk-item"
              aria-pressed={each === chosen}
              onClick={() => onChoose(each.applyID)}
            >
              <Row as="span" justify="between">
                <span>
                  <SimilarName similar={each} /> <ApplicationStatusTag status={each.status} />
                </span>
                <strong>{text('similar.score', { score: each.score })}</strong>
              </Row>
              <Text tone="neutral" size="table">
                {formats.dateTime(each.applyDate)} ·{' '}
                {text('similar.alike', {
                  fields: each.fields
                    .map(({ field }) => labelOf(en.similar.field, field, (known) => text(`similar.field.${known}`)))
                    .join(text('list.separator')),
                })}
              </Text>
            </button>
          </li>
        ))}
      </Card>
      {similar.length >= maxSimilar && (
        <Text as="p" tone="neutral" size="table">
          {text('similar.most', { count: similar.length })}
        </Text>
      )}
    </>
  );
}

/** Number and name of a similar applicant, each script in its own glyphs. */
export function SimilarName({ similar }: { readonly similar: SimilarApplication }) {
  const { applyID, chiName, lastName, firstName, idType } = similar;
  return (
    <>
      {applyID} <span lang={idType === 'MAINLAND_ID' ? 'zh-Hans' : 'zh-Hant'}>{chiName}</span>{' '}
      <span lang="en">{`${lastName} ${firstName}`.trim()}</span>
    </>
  );
}
