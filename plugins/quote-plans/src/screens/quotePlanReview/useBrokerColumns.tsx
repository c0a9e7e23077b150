import { type ListColumn, ScreenLink, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import { type BrokerPackages, feedPackageCodes } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { findPackage } from './packageValues.ts';
import { PackageUse } from './PackageUse.tsx';
import { usePackageName } from './usePackageName.ts';
import { usePackageWords } from './usePackageWords.ts';
import { useText } from '../useText.ts';

type Column = ListColumn<BrokerPackages, string>;

/** Returns the columns of the list of brokers: one for each package, with its use. */
export function useBrokerColumns(): readonly Column[] {
  const text = useText();
  const words = usePackageWords();
  const nameOf = usePackageName();
  const { language } = useHost();
  const { count, dateTime } = useFormats();
  return useMemo(
    () => [
      {
        id: 'broker',
        header: text('plan.broker'),
        width: 220,
        sortField: 'broker',
        text: ({ brokerName }) => textIn(brokerName, language),
      },
      {
        id: 'brokerCode',
        header: text('brokers.code'),
        width: 110,
        sortField: 'brokerCode',
        text: ({ brokerCode }) => brokerCode,
      },
      {
        id: 'needsAudit',
        header: text('brokers.waiting'),
        width: 150,
        align: 'end',
        sortField: 'needsAudit',
        text: ({ needsAudit }) => count(needsAudit),
        cell: ({ brokerCode, brokerName, needsAudit }) =>
          needsAudit === 0 ? (
            count(0)
          ) : (
            <ScreenLink
              to={{ code: 'quote-plans:review', child: 'requests', params: { brokerCode } }}
              aria-label={text('brokers.review', { number: count(needsAudit), broker: textIn(brokerName, language) })}
            >
              {count(needsAudit)}
            </ScreenLink>
          ),
      },
      ...feedPackageCodes.map(
        (code): Column => ({
          id: code,
          header: nameOf(code),
          width: 190,
          text: (broker) => words.use(findPackage(broker, code)),
          cell(broker) {
            const bought = findPackage(broker, code);
            return bought ? <PackageUse bought={bought} /> : words.use(undefined);
          },
        }),
      ),
      {
        id: 'updateTime',
        header: text('brokers.updateTime'),
        width: 160,
        isHidden: true,
        // Nothing has been sold yet.
        text: ({ version, updateTime }) => (version === 0 ? '' : dateTime(updateTime)),
      },
      {
        id: 'updateBy',
        header: text('brokers.updateBy'),
        width: 180,
        isHidden: true,
        text: ({ updateBy }) => updateBy,
      },
    ],
    [text, words, nameOf, language, count, dateTime],
  );
}
