import type { Attachment } from '@brokerdesk/api';
import { formatTime, type StateContext } from '@brokerdesk/mock-server/engine';
import { type OcrResultRow, ocrResultId } from './ocrResultRows.ts';
import type { ApplicationDetailsRow, ApplicationRow } from '../applicationRows.ts';

interface IdentitySource {
  readonly row: ApplicationRow;
  readonly details: Pick<ApplicationDetailsRow, 'attachments'>;
}

/** The machine reads the front of the document whenever there is a new one. */
export function readIdentity(
  context: StateContext,
  { row, details }: IdentitySource,
  before: readonly Attachment[] = [],
): void {
  const front = details.attachments.find(({ kind }) => kind === 'identityFront');
  if (!front || before.some(({ kind, uploadTime }) => kind === front.kind && uploadTime === front.uploadTime)) return;
  const { applyID, brokerCode, region, idType } = row;
  let reading = 1;
  while (context.row('ocrResults', ocrResultId(applyID, reading))) reading += 1;
  const resultID = ocrResultId(applyID, reading);
  const outcome = outcomeOf(context.value('ocrResults', resultID, 'outcome'));
  const result: OcrResultRow = {
    resultID,
    applyID,
    brokerCode,
    region,
    idType,
    time: formatTime(context.now()),
    outcome,
    correctedFields: outcome === 'corrected' ? ['firstName'] : [],
  };
  context.change((draft) => draft.put('ocrResults', resultID, result));
}

function outcomeOf(chance: number): OcrResultRow['outcome'] {
  if (chance < 0.03) return 'failed';
  return chance < 0.12 ? 'corrected' : 'recognised';
}
