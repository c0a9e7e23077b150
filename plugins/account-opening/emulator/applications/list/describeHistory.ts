import type { ActionHistory, LocalText, WireLanguage } from '@brokerdesk/api';
import { type StateContext, textKey } from '@brokerdesk/mock-server/engine';
import { type CaAttemptRow, caAttemptId } from '../../ca/caAttemptRows.ts';
import type { ApplicationRow, HistoryRow } from '../applicationRows.ts';
import { historiesOf } from './applicationViews.ts';
import { caFailureTexts } from '../../ca/caFailureTexts.ts';
import { seededImportError } from '../imports/importErrors.ts';

/** The history of an application, oldest line first; failures have their reason in the reader's language. */
export function describeHistory(
  context: StateContext,
  row: ApplicationRow,
  language: WireLanguage,
): readonly ActionHistory[] {
  let attempts = 0;
  return historiesOf(context, row).map((stored) => {
    if (stored.action === 'certify') attempts += 1;
    const { failure: _failure, ...line } = stored;
    const failure = line.reason === null ? findFailure(context, row, { line: stored, attempts }) : null;
    return failure ? { ...line, reason: failure[textKey(language)] } : line;
  });
}

/** `attempts` counts the certifications up to this line. */
function findFailure(
  context: StateContext,
  row: ApplicationRow,
  { line, attempts }: { readonly line: HistoryRow; readonly attempts: number },
): LocalText | null {
  if (line.toStatus === 'IPF') return line.failure ?? seededImportError(context, row);
  if (line.action !== 'certify' || line.toStatus !== 'CCF') return null;
  const reason = context.row<CaAttemptRow>('caAttempts', caAttemptId(row.applyID, attempts))?.reason;
  return reason ? caFailureTexts[reason] : null;
}
