import { Table, Text, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { FeedPlan } from '@brokerdesk/plugin-sdk/api';
import type { PlanRequest } from '../model/planRequests.ts';
import { AuditStatus } from './PlanStatus.tsx';
import { usePlanWords } from './usePlanWords.ts';
import { useText } from '../screens/useText.ts';

/** The terms of a plan, beside those that are requested or follow; what differs stands out. */
export function PlanComparison({ plan }: { readonly plan: FeedPlan }) {
  const text = useText();
  const { language } = useHost();
  const { date, dateTime } = useFormats();
  const words = usePlanWords();
  const { change } = plan;
  const versions = change ? [plan, change] : [plan];
  const rows: readonly (readonly [label: string, valueOf: (terms: PlanRequest) => string])[] = [
    [text('plan.package'), ({ name }) => textIn(name, language)],
    [text('plan.terminals'), ({ quota }) => words.terminals(quota)],
    [text('plan.effectiveDate'), ({ effectiveDate }) => date(effectiveDate)],
  ];
  return (
    <Table isFixed>
      <caption>{text(change ? 'plan.comparison' : 'plan.terms')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('plan.terms')}</th>
          <th scope="col">{text(headingOf(plan))}</th>
          {change && <th scope="col">{text('plan.requested')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, valueOf]) => {
          const isChanged = change !== null && valueOf(change) !== valueOf(plan);
          return (
            <tr key={label} data-tone={isChanged ? 'waiting' : undefined}>
              <th scope="row">{label}</th>
              <td>{valueOf(plan)}</td>
              {change && (
                <td>{isChanged ? <Text bold>{valueOf(change)}</Text> : `${valueOf(change)} (${text('plan.same')})`}</td>
              )}
            </tr>
          );
        })}
        <tr>
          <th scope="row">{text('plan.applyTime')}</th>
          {versions.map(({ applyTime, applyBy }) => (
            <td key={applyTime}>{`${dateTime(applyTime)} · ${applyBy}`}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{text('plan.auditTime')}</th>
          {versions.map(({ applyTime, audit, auditTime, auditBy, auditReason }) => (
            <td key={applyTime}>
              <AuditStatus audit={audit} />
              {auditTime !== null && <div>{`${dateTime(auditTime)} · ${auditBy ?? ''}`}</div>}
              {auditReason !== null && (
                <Text as="div" lines>
                  {auditReason}
                </Text>
              )}
            </td>
          ))}
        </tr>
      </tbody>
    </Table>
  );
}

function headingOf({ status }: FeedPlan): 'plan.inForce' | 'plan.requested' | 'plan.wasInForce' {
  if (status === 'effective') return 'plan.inForce';
  return status === 'terminated' ? 'plan.wasInForce' : 'plan.requested';
}
