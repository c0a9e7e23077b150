import { Text } from '@brokerdesk/plugin-sdk';
import type { ScoreBand } from '../../../model/TemplateDocument.ts';
import { usePartNames } from '../inspector/usePartNames.ts';
import { listScaleParts, type ScalePart } from './listScaleParts.ts';
import { useText } from '../panels/useText.ts';

/** Props of {@link ScoreScale}. */
export interface ScoreScaleProps {
  readonly bands: readonly ScoreBand[];
  readonly maximum: number;
}

/** The classes on a scale from 0 to the most points, with gaps and overlaps; what is wrong is said in words as well. */
export function ScoreScale({ bands, maximum }: ScoreScaleProps) {
  const text = useText();
  const { nameOfOption } = usePartNames();
  const parts = listScaleParts(bands, maximum);
  const wrong = parts.filter(({ kind }) => kind !== 'class');
  const describe = ({ kind, from, to, bands: [first] }: ScalePart) => {
    const band = first === undefined ? undefined : bands[first];
    return kind === 'class' && band
      ? text('scores.segment', { name: nameOfOption(band), from, to })
      : text(`scores.${kind === 'class' ? 'gap' : kind}`, { from, to });
  };
  return (
    <div>
      <ol className="templates-scale" aria-label={text('scores.scale', { maximum })}>
        {parts.map((part) => (
          <li
            key={part.from}
            className="templates-scale-part"
            data-kind={part.kind}
            title={describe(part)}
            style={{ flexGrow: part.to - part.from + 1 }}
          >
            <span aria-hidden="true" className="templates-scale-name">
              {part.kind === 'class' &&
                part.bands.map((index) => bands[index]).map((band) => band && nameOfOption(band))}
            </span>
            <span className="bdk-hidden">{describe(part)}</span>
            <span aria-hidden="true" className="templates-scale-from">
              {part.from}
            </span>
          </li>
        ))}
      </ol>
      {wrong.length > 0 ? (
        <ul>
          {wrong.map((part) => (
            <li key={part.from}>
              <Text tone="failed" size="small">
                {describe(part)}
              </Text>
            </li>
          ))}
        </ul>
      ) : (
        <Text as="p" tone="neutral" size="small">
          {text('scores.complete', { maximum })}
        </Text>
      )}
    </div>
  );
}
