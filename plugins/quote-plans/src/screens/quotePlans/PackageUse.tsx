import { ErrorState, Meter, Text, textIn, useFormats, useHost, WaitingText } from '@brokerdesk/plugin-sdk';
import { type QuotePackage, terminalsLeft, usageLevelOf } from '../../plans/packageUse.ts';
import { usePackages } from '../../plans/usePackages.ts';
import { usePackageToast } from '../../plans/usePackageToast.ts';
import './packageUse.css';
import { useText } from '../useText.ts';

/** The packages that the broker has bought, each with a bar of its use, and a warning near the limit. */
export function PackageUse() {
  const text = useText();
  const { packages, call } = usePackages();
  const { error, isPending, refetch } = call;
  usePackageToast();
  if (packages?.length === 0) return <Text as="p">{text('packageUse.none')}</Text>;
  return (
    <section aria-label={text('packageUse.title')} aria-busy={isPending}>
      {packages && (
        <ul className="quote-plans-packages">
          {packages.map((one) => (
            <PackageMeter key={one.packageCode} bought={one} />
          ))}
        </ul>
      )}
      {error && !packages && (
        <ErrorState title={text('packages.failed')} error={error} onRetry={() => void refetch()} />
      )}
      <WaitingText active={isPending} lines={2} itemsLabel={text('packages.what')} />
    </section>
  );
}

const tones = { full: 'failed', near: 'waiting', free: undefined } as const;

function PackageMeter({ bought }: { readonly bought: QuotePackage }) {
  const text = useText();
  const { language } = useHost();
  const { count } = useFormats();
  const { quota, inUse, plans } = bought;
  const name = textIn(bought.name, language);
  const level = usageLevelOf(bought);
  const left = terminalsLeft(bought);
  const planCount = text('packages.plans', { count: plans, number: count(plans) });
  if (quota === null || left === null) {
    return (
      <li title={textIn(bought.description, language)}>
        <Text bold>{name}</Text>
        <Text tone="neutral" size="small">
          {`${text('packages.unlimited')} · ${planCount}`}
        </Text>
      </li>
    );
  }
  const use = text('packages.inUse', { inUse: count(inUse), quota: count(quota) });
  return (
    <li title={textIn(bought.description, language)} data-tone={tones[level]}>
      <Text bold>{name}</Text>
      <Meter label={name} value={inUse} maximum={quota} valueText={use} />
      <Text tone="neutral" size="small">
        {`${use} · ${planCount}`}
      </Text>
      {level !== 'free' && (
        <Text tone={tones[level]} size="small" bold>
          {`${text(`packages.${level}`)} · ${text('packages.left', { count: left, number: count(left) })}`}
        </Text>
      )}
    </li>
  );
}
