import {
  type Formats,
  type ListColumn,
  Row,
  type SortFieldOf,
  textIn,
  useFormats,
  useHost,
} from '@brokerdesk/plugin-sdk';
import type { FeedPlan, listFeedPlans } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import type { Desk } from './Desk.ts';
import { AuditStatus, PlanStatus } from './PlanStatus.tsx';
import { loginOf, usePlanWords } from './usePlanWords.ts';
import { useText } from '../screens/useText.ts';

type Column = ListColumn<FeedPlan, SortFieldOf<typeof listFeedPlans>>;

/** Returns the columns of a list of plans; the provider's has those of all brokers. */
export function usePlanColumns(desk: Desk): readonly Column[] {
  const text = useText();
  const words = usePlanWords();
  const { language } = useHost();
  const { date, dateTime } = useFormats();
  return useMemo(() => {
    const broker: Column = {
      id: 'broker',
      header: text('plan.broker'),
      width: 190,
      text: ({ brokerName }) => textIn(brokerName, language),
    };
    return [
      {
        id: 'customerName',
        header: text('plan.client'),
        width: 190,
        sortField: 'customerName',
        text: ({ customerName }) => customerName,
      },
      { id: 'login', header: text('plan.login'), width: 120, sortField: 'userID', text: loginOf },
      ...(desk === 'provider' ? [broker] : []),
      { id: 'package', header: text('plan.package'), width: 170, text: ({ name }) => textIn(name, language) },
      {
        id: 'quota',
        header: text('plan.terminals'),
        width: 100,
        align: 'end',
        text: ({ quota }) => words.terminals(quota),
        exportText: ({ quota }) => (quota === null ? words.terminals(quota) : String(quota)),
      },
      {
        id: 'status',
        header: text('plan.statusLabel'),
        width: 130,
        text: ({ status }) => words.status(status),
        cell: ({ status }) => <PlanStatus status={status} />,
      },
      {
        id: 'effectiveDate',
        header: text('plan.effectiveDate'),
        width: 120,
        sortField: 'effectiveDate',
        text: ({ effectiveDate }) => date(effectiveDate),
      },
      {
        id: 'terminationDate',
        header: text('plan.terminationDate'),
        width: 120,
        text: ({ terminationDate }) => date(terminationDate),
      },
      {
        id: 'change',
        header: text('plan.change'),
        width: 380,
        text: ({ change }) => (change ? `${words.change(change)} · ${words.audit(change.audit)}` : ''),
        cell: ({ change }) =>
          change && (
            <Row gap={8}>
              <AuditStatus audit={change.audit} />
              <span>{words.change(change)}</span>
            </Row>
          ),
      },
      ...createRequestColumns({ desk, text, words, dateTime }),
    ];
  }, [desk, text, words, language, date, dateTime]);
}

interface RequestWords {
  readonly desk: Desk;
  readonly text: ReturnType<typeof useText>;
  readonly words: ReturnType<typeof usePlanWords>;
  readonly dateTime: Formats['dateTime'];
}

/** Who has requested and decided what, and why. */
function createRequestColumns({ desk, text, words, dateTime }: RequestWords): readonly Column[] {
  return [
    {
      id: 'applyTime',
      header: text('plan.applyTime'),
      width: 160,
      sortField: 'applyTime',
      text: ({ applyTime }) => dateTime(applyTime),
    },
    { id: 'applyBy', header: text('plan.applyBy'), width: 170, text: ({ applyBy }) => applyBy },
    {
      id: 'userID',
      header: text('plan.clientLogin'),
      width: 140,
      isHidden: true,
      text: ({ userID }) => userID,
    },
    { id: 'auditBy', header: text('plan.auditBy'), width: 170, isHidden: true, text: ({ auditBy }) => auditBy ?? '' },
    {
      id: 'audit',
      header: text('plan.review'),
      width: 150,
      isHidden: true,
      text: ({ audit }) => words.audit(audit),
    },
    {
      id: 'auditReason',
      header: text('plan.auditReason'),
      width: 260,
      // The provider has written it.
      isHidden: desk === 'provider',
      text: ({ auditReason, change }) => auditReason ?? change?.auditReason ?? '',
    },
    {
      id: 'auditTime',
      header: text('plan.auditTime'),
      width: 160,
      isHidden: true,
      text: ({ auditTime }) => dateTime(auditTime),
    },
    {
      id: 'description',
      header: text('plan.description'),
      width: 220,
      isHidden: true,
      text: ({ description }) => description,
    },
  ];
}
