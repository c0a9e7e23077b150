import { Meter, Row, Stack, StatusTag, textIn, useHost } from '@brokerdesk/plugin-sdk';
import { type QuotePackage, usageLevelOf } from '../../plans/packageUse.ts';
import { usePackageWords } from './usePackageWords.ts';

/** How much of a package is in use, with a bar if it has a quota, and a warning near the limit. */
export function PackageUse({ bought }: { readonly bought: QuotePackage }) {
  const words = usePackageWords();
  const { language } = useHost();
  const { quota, inUse, name } = bought;
  const use = words.use(bought);
  if (quota === null) return use;
  const warning = words.warning(bought);
  return (
    <Stack gap={4}>
      <Row gap={8}>
        <span>{use}</span>
        {warning !== undefined && (
          <StatusTag tone={usageLevelOf(bought) === 'full' ? 'failed' : 'waiting'}>{warning}</StatusTag>
        )}
      </Row>
      <Meter label={textIn(name, language)} value={inUse} maximum={quota} valueText={use} />
    </Stack>
  );
}
