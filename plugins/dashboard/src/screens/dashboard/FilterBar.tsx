import { Button, Choice, PeriodInput, Row, Select, textIn, useHost } from '@brokerdesk/plugin-sdk';
import { regions, statisticScopes } from '@brokerdesk/plugin-sdk/api';
import { memo } from 'react';
import { defaultPresets, presets, scopeOf, type Scope } from '../../model/presets.ts';
import { useCodeNames } from './cards/useCodeNames.ts';
import type { AddressState } from './useAddress.ts';
import { useText } from './useText.ts';

/** Props of {@link FilterBar}. */
export type FilterBarProps = Pick<AddressState, 'address' | 'profiles' | 'change'>;

/**
 * What the whole screen shows: bars, period, region and template. It is not rendered again when a card has new figures,
 * because its inputs measure themselves each time.
 */
export const FilterBar = memo(function FilterBar({ address, profiles, change }: FilterBarProps) {
  const text = useText();
  const names = useCodeNames();
  const { language } = useHost();
  const { scope, preset, from, to, region, profileID } = address;
  function changeScope(next: Scope) {
    // A period that was not chosen is the usual one for the bars.
    change({ scope: next, ...(preset === defaultPresets[scope] && { preset: defaultPresets[next] }) });
  }
  const isFiltered = region !== undefined || profileID !== undefined;
  return (
    <section className="dashboard-filters" aria-label={text('filter.label')}>
      <Row wrap gap={12} align="baseline">
        <Row as="fieldset" className="dashboard-scopes" aria-label={text('filter.scope')}>
          {statisticScopes.map((one) => (
            <Choice
              key={one}
              type="radio"
              name="dashboard-scope"
              label={text(`filter.scopes.${one}`)}
              checked={scope === one}
              onChange={() => changeScope(one)}
            />
          ))}
        </Row>
        <Select
          aria-label={text('filter.period')}
          value={preset ?? ''}
          onChange={({ target }) => {
            const next = presets.find((one) => one === target.value);
            if (next !== undefined) change({ preset: next, scope: scopeOf(next) });
          }}
        >
          {preset === undefined && <option value="">{text('filter.otherDays')}</option>}
          {presets.map((one) => (
            <option key={one} value={one}>
              {text(`preset.${one}`)}
            </option>
          ))}
        </Select>
        <PeriodInput
          label={text('filter.period')}
          from={from}
          to={to}
          onChange={(end, day) => change({ preset: undefined, from, to, [end]: day })}
        />
        <Select
          aria-label={text('filter.region')}
          value={region ?? ''}
          onChange={({ target }) => change({ region: regions.find((one) => one === target.value) })}
        >
          <option value="">{text('filter.allRegions')}</option>
          {regions.map((value) => (
            <option key={value} value={value}>
              {names.region(value)}
            </option>
          ))}
        </Select>
        <Select
          aria-label={text('filter.template')}
          value={profileID ?? ''}
          onChange={({ target }) => change({ profileID: target.value === '' ? undefined : target.value })}
        >
          <option value="">{text('filter.allTemplates')}</option>
          {(profiles ?? []).map(({ profileID: value, name }) => (
            <option key={value} value={value}>
              {textIn(name, language)}
            </option>
          ))}
        </Select>
        {isFiltered && (
          <Button variant="minimal" onClick={() => change({ region: undefined, profileID: undefined })}>
            {text('filter.clear')}
          </Button>
        )}
      </Row>
    </section>
  );
});
