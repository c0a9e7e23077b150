import { useCall, useCurrentTime, useHost, useScreenParams } from '@brokerdesk/plugin-sdk';
import { listProfiles, type ProfileSummary } from '@brokerdesk/plugin-sdk/api';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type Address, type Problem, readAddress, writeAddress } from '../../model/address.ts';
import { shanghaiDayAt } from '../../model/days.ts';

/** The address of the screen, corrected. */
export interface AddressState {
  readonly address: Address;
  /** Undefined until they are known. */
  readonly profiles: readonly ProfileSummary[] | undefined;
  /** It is not known yet whether the address names an existing template. */
  readonly isPending: boolean;
  /** The problem with the address, until the user dismisses it or chooses something else. */
  readonly problems: readonly Problem[];
  readonly dismiss: () => void;
  /** Shows something else. */
  readonly change: (changes: Partial<Address>) => void;
}

const minuteMs = 60_000;

/** Reads the address, corrects it if it is wrong, and changes it. */
export function useAddress(cards: readonly string[]): AddressState {
  const { navigation, notify } = useHost();
  const params = useScreenParams();
  const today = shanghaiDayAt(useCurrentTime(minuteMs));
  const { data, isPending } = useCall(listProfiles, { query: { size: 500 } }, { passive: true, staleTimeMs: minuteMs });
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const read = useMemo(() => {
    const isComplete = data !== undefined && data.total <= data.items.length;
    const profileIDs = isComplete ? new Set(data.items.map(({ profileID }) => profileID)) : undefined;
    return readAddress(params, { today, profileIDs, cards });
  }, [params, today, data, cards]);
  const { address } = read;

  const show = useCallback(
    (next: Address, options: { readonly replace: boolean }) =>
      void navigation
        .setParams(writeAddress(next), options)
        .catch((error: Error) => notify({ tone: 'error', text: error.message })),
    [navigation, notify],
  );
  // The same function until the address changes, so that the cards are not drawn again.
  const change = useCallback(
    (changes: Partial<Address>) => {
      setProblems([]);
      // "Back" closes an enlarged card; it does not lead through everything that was ever chosen.
      show({ ...address, ...changes }, { replace: changes.card === undefined });
    },
    [show, address],
  );
  const correct = useEffectEvent(() => {
    if (read.problems.length === 0) return;
    setProblems((known) => unite(known, read.problems));
    show(address, { replace: true });
  });
  useEffect(() => correct(), [read]);
  return {
    address,
    profiles: data?.items,
    isPending: params['profileID'] !== undefined && isPending,
    problems: unite(problems, read.problems),
    dismiss: () => setProblems([]),
    change,
  };
}

/** The template is checked later than the rest, once the templates are known. */
function unite(known: readonly Problem[], found: readonly Problem[]): readonly Problem[] {
  return [...new Set([...known, ...found])];
}
