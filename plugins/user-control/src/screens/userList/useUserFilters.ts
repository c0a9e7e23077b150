import { type FilterParamOf, type ListFilter, textIn, useCall, useHost, useScreenParams } from '@brokerdesk/plugin-sdk';
import { accountTypes, listContactGroups, listRoles, type listUsers } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { useListedBroker } from '../../ListedBroker.tsx';
import { nameOfGroup } from '../../model/nameOfGroup.ts';
import { useText } from '../useText.ts';

/** Returns the filters of the users. Those of roles and groups appear once their options are loaded. */
export function useUserFilters(): readonly ListFilter<FilterParamOf<typeof listUsers>>[] {
  const text = useText();
  const { language } = useHost();
  const { refID, roleID: chosenRole, groupID: chosenGroup } = useScreenParams();
  const broker = useListedBroker();
  // All options of a filter are on one page. In the background: the list works without these filters.
  const all = { query: { size: 500, ...broker } } as const;
  const { data: roles } = useCall(listRoles, all, { passive: true });
  const { data: groups } = useCall(listContactGroups, all, { passive: true });
  return useMemo(() => {
    /** A link may name a value whose options are not loaded: it filters all the same. */
    const filterOf = (param: 'roleID' | 'groupID', label: string, { options, chosen }: FilterOptions) => {
      const isKnown = chosen === undefined || options.some(({ value }) => value === chosen);
      const shown = isKnown ? options : [...options, { value: chosen, label: chosen }];
      return shown.length === 0 ? [] : [{ kind: 'select', param, label, options: shown, isSecondary: true } as const];
    };
    return [
      {
        kind: 'select',
        param: 'type',
        label: text('filter.type'),
        options: accountTypes.map((value) => ({ value, label: text(`type.${value}`) })),
      },
      {
        kind: 'select',
        param: 'enabled',
        label: text('filter.enabled'),
        options: (['true', 'false'] as const).map((value) => ({ value, label: text(`enabled.${value}`) })),
      },
      ...filterOf('roleID', text('filters.role'), {
        chosen: chosenRole,
        options: (roles?.items ?? []).map(({ roleID, name }) => ({ value: roleID, label: textIn(name, language) })),
      }),
      ...filterOf('groupID', text('filters.group'), {
        chosen: chosenGroup,
        options: (groups?.items ?? []).map((group) => ({ value: group.groupID, label: nameOfGroup(group, language) })),
      }),
      {
        kind: 'select',
        param: 'signedIn',
        label: text('filters.signedIn'),
        options: [
          { value: 'true', label: text('filters.signedInTrue') },
          { value: 'false', label: text('filters.signedInFalse') },
        ],
        isSecondary: true,
      },
      {
        kind: 'select',
        param: 'status',
        label: text('filters.status'),
        options: [{ value: 'deleted', label: text('filters.deleted') }],
        isSecondary: true,
      },
      ...(refID === undefined
        ? []
        : [
            {
              kind: 'select',
              param: 'refID',
              label: text('filters.refID'),
              options: [{ value: refID, label: text('filters.onlyOne') }],
            } as const,
          ]),
    ];
  }, [text, language, roles, groups, refID, chosenRole, chosenGroup]);
}

interface FilterOptions {
  readonly options: readonly Option[];
  /** The value in the address. */
  readonly chosen: string | undefined;
}

interface Option {
  readonly value: string;
  readonly label: string;
}
