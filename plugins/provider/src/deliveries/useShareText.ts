import { useText } from '../screens/useText.ts';

/** Returns how the accounts that get a candidate are said: the share of 1,000 cohorts, and how many are named. */
export function useShareText(): (share: number, accounts: number) => string {
  const text = useText();
  return (cohorts, count) => {
    const share = `${cohorts / 10}%`;
    return count === 0 ? text('deliveries.share', { share }) : text('deliveries.shareAndNamed', { share, count });
  };
}
