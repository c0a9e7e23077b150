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
import { AuditStatus, PlanStatus } from '../../../quote-plans/PlanStatus.tsx';
import { loginOf, usePlanWords } from '../../../quote-plans/usePlanWords.ts';
import { useText } from '../useText.ts';

type Column = ListColumn<FeedPlan, SortFieldOf<typeof listFeedPlans>>;

/** Returns the columns of the list of plans. */
export function usePlanColumns(): readonly Column[] {
  const text = useText();
  const words = usePlanWords();
  const { language } = useHost();
  const { date, dateTime } = useFormats();
  return useMemo(
    () => [
      {
        id: 'customerName',
        header: text('quotePlan.client'),
        width: 190,
        sortField: 'customerName',
        text: ({ customerName }) => customerName,
      },
      { id: 'login', header: text('quotePlan.login'), width: 120, sortField: 'userID', text: loginOf },
      { id: 'package', header: text('quotePlan.package'), width: 170, text: ({ name }) => textIn(name, language) },
      {
        id: 'quota',
        header: text('quotePlan.terminals'),
        width: 100,
        align: 'end',
        text: ({ quota }) => words.terminals(quota),
        exportText: ({ quota }) => (quota === null ? words.terminals(quota) : String(quota)),
      },
      {
        id: 'status',
        header: text('quotePlan.statusLabel'),
        width: 130,
        text: ({ status }) => words.status(status),
        cell: ({ status }) => <PlanStatus status={status} />,
      },
      {
        id: 'effectiveDate',
        header: text('quotePlan.effectiveDate'),
        width: 120,
        sortField: 'effectiveDate',
        text: ({ effectiveDate }) => date(effectiveDate),
      },
      {
        id: 'terminationDate',
        header: text('quotePlan.terminationDate'),
        width: 120,
        text: ({ terminationDate }) => date(terminationDate),
      },
      {
        id: 'change',
        header: text('quotePlan.change'),
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
      ...createRequestColumns({ text, words, dateTime }),
    ],
    [text, words, language, date, dateTime],
  );
}

interface RequestWords {
  readonly text: ReturnType<typeof useText>;
  readonly words: ReturnType<typeof usePlanWords>;
  readonly dateTime: Formats['dateTime'];
}

/** Who has requested and decided what, and why. */
function createRequestColumns({ text, words, dateTime }: RequestWords): readonly Column[] {
  return [
    {
      id: 'applyTime',
      header: text('quotePlan.applyTime'),
      width: 160,
      sortField: 'applyTime',
      text: ({ applyTime }) => dateTime(applyTime),
    },
    { id: 'applyBy', header: text('quotePlan.applyBy'), width: 170, text: ({ applyBy }) => applyBy },
    {
      id: 'userID',
      header: text('quotePlan.clientLogin'),
      width: 140,
      isHidden: true,
      text: ({ userID }) => userID,
    },
    {
      id: 'audit',
      header: text('quotePlans.needsAudit'),
      width: 150,
      isHidden: true,
      text: ({ audit }) => words.audit(audit),
    },
    {
      id: 'auditReason',
      header: text('quotePlan.auditReason'),
      width: 260,
      text: ({ auditReason, change }) => auditReason ?? change?.auditReason ?? '',
    },
    {
      id: 'auditTime',
      header: text('quotePlan.auditTime'),
      width: 160,
      isHidden: true,
      text: ({ auditTime }) => dateTime(auditTime),
    },
    {
      id: 'description',
      header: text('quotePlan.description'),
      width: 220,
      isHidden: true,
      text: ({ description }) => description,
    },
  ];
}
