import { Table, Text, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { FeedPlan } from '@brokerdesk/plugin-sdk/api';
import { AuditStatus } from '../../quote-plans/PlanStatus.tsx';
import { type PlanChange, usePlanWords } from '../../quote-plans/usePlanWords.ts';
import { useText } from './useText.ts';

/** The terms of a plan, beside those of its change; what differs stands out. */
export function PlanComparison({ plan }: { readonly plan: FeedPlan }) {
  const text = useText();
  const { language } = useHost();
  const { date, dateTime } = useFormats();
  const words = usePlanWords();
  const { change, status } = plan;
  const versions = change ? [plan, change] : [plan];
  const rows: readonly (readonly [label: string, valueOf: (terms: PlanChange) => string])[] = [
    [text('quotePlan.package'), ({ name }) => textIn(name, language)],
    [text('quotePlan.terminals'), ({ quota }) => words.terminals(quota)],
    [text('quotePlan.effectiveDate'), ({ effectiveDate }) => date(effectiveDate)],
  ];
  const presentLabel = status === 'effective' ? text('planDetail.now') : text('planDetail.request');
  return (
    <Table isFixed>
      <caption>{text(change ? 'planDetail.comparison' : 'planDetail.terms')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('planDetail.terms')}</th>
          <th scope="col">{status === 'terminated' ? text('planDetail.wasInForce') : presentLabel}</th>
          {change && <th scope="col">{text('planDetail.next')}</th>}
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
                <td>
                  {isChanged ? <Text bold>{valueOf(change)}</Text> : `${valueOf(change)} (${text('planDetail.same')})`}
                </td>
              )}
            </tr>
          );
        })}
        <tr>
          <th scope="row">{text('quotePlan.applyTime')}</th>
          {versions.map(({ applyTime, applyBy }) => (
            <td key={applyTime}>{`${dateTime(applyTime)} · ${applyBy}`}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{text('quotePlan.auditTime')}</th>
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
