import { keyedValue } from '@brokerdesk/fixtures';
import { traders } from '@brokerdesk/plugin-quote-plans/emulator';
import type { AgreementAcceptance } from '@brokerdesk/api';
import { formatTime, type SeedOptions } from '@brokerdesk/mock-server/engine';
import { type AgreementRow, makeAgreementRows } from '../makeAgreementRows.ts';

/** That a client has accepted one version of an agreement with an account. Those of applications are not stored. */
export interface AcceptanceRow
  extends Pick<AgreementAcceptance, 'acceptanceID' | 'name' | 'textVersion' | 'acceptTime'> {
  readonly brokerCode: string;
  readonly agreementID: string;
  readonly userID: string;
}

type Acceptance = Pick<AcceptanceRow, 'agreementID' | 'userID' | 'textVersion'>;

const dayMs = 86_400_000;

/** The share of clients who use an additional service, and of those who accept a new version of an agreement. */
const shares = { additional: 0.55, newVersion: 0.8 };

/** A client accepts a version once. */
export function acceptanceIdOf({ agreementID, userID, textVersion }: Acceptance): string {
  return `${agreementID}/${userID}/${textVersion}`;
}

/** The acceptances of clients: with the opening of their accounts, with a service, and of new versions. */
export function makeAcceptanceRows(brokerCode: string, { seed, now }: SeedOptions): AcceptanceRow[] {
  const agreements = makeAgreementRows(brokerCode, now).map(([, agreement]) => agreement);
  return traders
    .filter((trader) => trader.brokerCode === brokerCode)
    .flatMap(({ userID, names: [EN, SC, TC], status, openedDaysAgo }) =>
      agreements.flatMap((agreement) => {
        const value = (field: string) =>
          keyedValue(seed, 'agreementAcceptances', `${agreement.agreementID} ${userID}`, field);
        if (agreement.category === 'additional' && value('uses') >= shares.additional) return [];
        const opened = now - openedDaysAgo * dayMs;
        return acceptedVersions(agreement, opened, (version) => (status === 1 ? value(`accepts ${version}`) : 1))
          .filter(({ time }) => time <= now)
          .map(({ textVersion, time }): AcceptanceRow => {
            const acceptance = { agreementID: agreement.agreementID, userID, textVersion };
            return {
              ...acceptance,
              acceptanceID: acceptanceIdOf(acceptance),
              brokerCode,
              name: { EN, SC, TC },
              acceptTime: formatTime(time),
            };
          });
      }),
    );
}

/** The version that was current when the account was opened, and those of later ones that the client has accepted. */
function acceptedVersions({ textVersions }: AgreementRow, opened: number, chanceOf: (version: number) => number) {
  const versions = textVersions.map(({ textVersion, sinceTime }) => ({ textVersion, since: Date.parse(sinceTime) }));
  const first = versions.find(({ since }) => since <= opened) ?? versions.at(-1);
  return versions.flatMap(({ textVersion, since }) => {
    if (textVersion === first?.textVersion) return [{ textVersion, time: Math.max(since, opened) + dayMs / 96 }];
    const chance = chanceOf(textVersion);
    if (since < opened || chance >= shares.newVersion) return [];
    return [{ textVersion, time: since + Math.ceil(chance * 9 * dayMs) }];
  });
}
