import { contrast } from '../../../formats/contrast.ts';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { Row, Stack } from '../../../kit/Stack.tsx';
import { useFormText } from '../../useFormText.ts';

/** A colour next to the chosen one, such as the page behind a link. */
export interface ContrastPartner {
  readonly label: string;
  /** As `#rrggbb`. */
  readonly colour: string;
}

/** The contrast with each partner: the ratio, and whether it is enough. */
export function ContrastCheck({
  colour,
  against,
  ratio,
}: {
  readonly colour: string;
  readonly against: readonly ContrastPartner[];
  readonly ratio: number;
}) {
  const text = useFormText();
  return (
    <Stack gap={4} as="ul" aria-live="polite">
      {against.map((partner) => {
        // Rounded down: 4.49 is not enough.
        const measured = Math.floor(contrast(colour, partner.colour) * 10) / 10;
        const isEnough = contrast(colour, partner.colour) >= ratio;
        return (
          <Row as="li" key={partner.label} wrap>
            {/* A sample in letters would itself be a text that cannot be read. */}
            <svg width={32} height={20} aria-hidden="true">
              <rect width="100%" height="100%" fill={partner.colour} stroke="var(--bd-line)" />
              <circle cx={16} cy={10} r={6} fill={colour} />
            </svg>
            <span>{text('colour.on', { label: partner.label, ratio: measured })}</span>
            <StatusTag tone={isEnough ? 'progress' : 'failed'}>
              {isEnough ? text('colour.enough') : text('colour.tooLow', { ratio })}
            </StatusTag>
          </Row>
        );
      })}
    </Stack>
  );
}
