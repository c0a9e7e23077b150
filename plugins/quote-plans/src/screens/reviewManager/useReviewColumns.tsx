import {
  type ListColumn,
  Row,
  shanghaiDay,
  type SortFieldOf,
  StatusTag,
  textIn,
  useFormats,
  useHost,
} from '@brokerdesk/plugin-sdk';
import type { FeedPlan, listFeedPlans } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { findWaitingRequest, isOverdue, type PlanRequest } from '../../model/planRequests.ts';
import { loginOf, usePlanWords } from '../../plans/usePlanWords.ts';
import { useText } from '../useText.ts';

type Column = ListColumn<FeedPlan, SortFieldOf<typeof listFeedPlans>>;

/** Returns the columns of the queue: what is requested, beside what is in force. */
export function useReviewColumns(): readonly Column[] {
  const text = useText();
  const words = usePlanWords();
  const { language, currentUser } = useHost();
  const { date, dateTime } = useFormats();
  const { refID } = currentUser;
  return useMemo(() => {
    // A plan leaves the queue with its request; while the list reloads, the row is shown as it was.
    const requestOf = (plan: FeedPlan): PlanRequest => findWaitingRequest(plan) ?? plan;
    const present = (plan: FeedPlan) => (plan.status === 'effective' ? words.terms(plan) : '');
    return [
      {
        id: 'customerName',
        header: text('plan.client'),
        width: 190,
        sortField: 'customerName',
        text: ({ customerName }) => customerName,
      },
      { id: 'login', header: text('plan.login'), width: 120, sortField: 'userID', text: loginOf },
      {
        id: 'broker',
        header: text('plan.broker'),
        width: 190,
        text: ({ brokerName }) => textIn(brokerName, language),
      },
      {
        id: 'kind',
        header: text('review.kind'),
        width: 110,
        text: ({ status }) => text(status === 'effective' ? 'plan.change' : 'review.newPlan'),
      },
      { id: 'requested', header: text('plan.requested'), width: 240, text: (plan) => words.terms(requestOf(plan)) },
      { id: 'present', header: text('plan.inForce'), width: 240, text: present },
      {
        id: 'firstDay',
        header: text('plan.effectiveDate'),
        width: 200,
        text: (plan) => date(requestOf(plan).effectiveDate),
        cell: (plan) => (
          <Row gap={8}>
            <span>{date(requestOf(plan).effectiveDate)}</span>
            {isOverdue(requestOf(plan), shanghaiDay()) && (
              <StatusTag tone="waiting">{text('review.overdue')}</StatusTag>
            )}
          </Row>
        ),
      },
      {
        id: 'applyTime',
        header: text('plan.applyTime'),
        width: 160,
        sortField: 'requestTime',
        text: (plan) => dateTime(requestOf(plan).applyTime),
      },
      {
        id: 'applyBy',
        header: text('plan.applyBy'),
        width: 190,
        text(plan) {
          const { applyBy, applyRefID } = requestOf(plan);
          return applyRefID === refID ? text('review.you', { name: applyBy }) : applyBy;
        },
      },
      {
        id: 'description',
        header: text('plan.description'),
        width: 220,
        isHidden: true,
        text: ({ description }) => description,
      },
    ];
  }, [text, words, language, refID, date, dateTime]);
}
