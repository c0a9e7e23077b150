import { useEffect, useEffectEvent, useState } from 'react';
import { useHost } from '../../hooks/useHost.ts';
import { useKitText } from '../../hooks/useKitText.ts';
import type { ScreenParams } from '../../services/hostServices.ts';
import { blueprintClasses } from '../blueprintClasses.ts';
import { Row } from '../Stack.tsx';
import type { DatesFilter } from './ListFilter.ts';

/** Chooses a first and a last day. */
export function DatesField({
  filter,
  values,
  onChange,
}: {
  readonly filter: DatesFilter;
  readonly values: ScreenParams;
  readonly onChange: (param: string, value: string) => void;
}) {
  const PeriodInput = usePeriodInput();
  return (
    <Row as="fieldset" align="baseline">
      <legend className="bdk-filter-label">{filter.label}</legend>
      {PeriodInput ? (
        <PeriodInput
          label={filter.label}
          from={values[filter.from] ?? ''}
          to={values[filter.to] ?? ''}
          onChange={(end, day) => onChange(filter[end], day)}
        />
      ) : (
        <span className={`bdk-filter-period ${blueprintClasses.skeleton}`} aria-hidden>
          {filter.label}
        </span>
      )}
    </Row>
  );
}

/** Returns the part that reads typed days once it has been fetched: it is not needed before the first list. */
function usePeriodInput() {
  const { notify } = useHost();
  const text = useKitText();
  const [loaded, setLoaded] = useState<typeof import('../../forms/dates/PeriodInput.tsx')>();
  // Opening the filters again retries.
  const report = useEffectEvent(() => notify({ tone: 'error', text: text('list.noTools') }));
  useEffect(() => {
    let isShown = true;
    import('../../forms/dates/PeriodInput.tsx').then(
      (part) => isShown && setLoaded(part),
      () => isShown && report(),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return loaded?.PeriodInput;
}
