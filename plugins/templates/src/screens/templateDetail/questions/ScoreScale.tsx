import { Stack, Table, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { ScoreBand } from '../../../model/TemplateDocument.ts';
import { useText } from '../../useText.ts';
import './ScoreScale.css';

/** The classes of the risk questionnaire, drawn on a scale of points, and as a table of the same values. */
export function ScoreScale({ bands }: { readonly bands: readonly ScoreBand[] }) {
  const text = useText();
  const { language } = useHost();
  const { count } = useFormats();
  return (
    <Stack gap={8}>
      <div className="templates-bands" aria-hidden="true">
        {bands.map(({ value, label, from, to }) => (
          <div key={value} style={{ flexGrow: to - from + 1 }} title={textIn(label, language)}>
            <span className="templates-bands-name">{textIn(label, language)}</span>
            <span className="templates-bands-points">
              {count(from)}–{count(to)}
            </span>
          </div>
        ))}
      </div>
      <Table>
        <thead>
          <tr>
            <th scope="col">{text('part.class')}</th>
            <th scope="col">{text('questionField.value')}</th>
            <th scope="col" data-align="end">
              {text('questionField.from')}
            </th>
            <th scope="col" data-align="end">
              {text('questionField.to')}
            </th>
          </tr>
        </thead>
        <tbody>
          {bands.map(({ value, label, from, to }) => (
            <tr key={value}>
              <td>{textIn(label, language)}</td>
              <td>
                <code translate="no">{value}</code>
              </td>
              <td data-align="end">{count(from)}</td>
              <td data-align="end">{count(to)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  );
}
