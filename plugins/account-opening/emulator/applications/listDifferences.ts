// Lists what a reviewer should find: the applications whose pictures differ from their answers, so that a demonstration
// or a test can be scored.
import type { ApplicationStatus, Attachment } from '@brokerdesk/api';
import { planDifference } from '../../demo/documents/plantDifference.ts';
import { type PlantedDifference } from '../../demo/documents/Picture.ts';
import { control, ControlRefusal, type StateContext } from '@brokerdesk/mock-server/engine';
import { z } from 'zod';
import type { ApplicationDetailsRow, ApplicationRow } from './applicationRows.ts';

/** A picture that differs from the answers of its application in one thing. */
export interface ListedDifference extends PlantedDifference {
  readonly applyID: string;
  readonly brokerCode: string;
  readonly status: ApplicationStatus;
  readonly fileID: string;
  readonly picture: Attachment['kind'];
}

const expected = 'Expected no more than brokerCode, applyID and limit (1 to 1000; 200 if absent).';
const queryShape = z.strictObject({
  brokerCode: z.string().max(32).optional(),
  applyID: z.string().max(64).optional(),
  limit: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(1000))
    .default(200),
});

export const listDifferences = control(['GET', '/planted_differences'], (context, request) => {
  const query = queryShape.safeParse(request.query);
  if (!query.success) throw new ControlRefusal(400, expected);
  const { brokerCode, applyID, limit } = query.data;
  const rows = context
    .rows<ApplicationRow>('applications')
    .filter((row) => (brokerCode ?? row.brokerCode) === row.brokerCode && (applyID ?? row.applyID) === row.applyID)
    // Cheap, and false for nineteen of twenty: only the rest need their details, which are made when they are read.
    .filter((row) => planDifference(context.environment.seed, row) !== null)
    .toSorted((left, right) => (left.applyDate < right.applyDate ? 1 : -1));
  const differences: ListedDifference[] = [];
  for (const row of rows) {
    if (differences.length >= limit) break;
    differences.push(...differencesOf(context, row));
  }
  return { differences: differences.slice(0, limit) };
});

/** There is none while the applicant has not reached the picture, nor after they uploaded another one. */
function differencesOf(context: StateContext, { applyID, brokerCode, status }: ApplicationRow): ListedDifference[] {
  const details = context.row<ApplicationDetailsRow>('applicationDetails', applyID);
  return (details?.attachments ?? []).flatMap(({ fileID }) => {
    const { kind: picture, difference } = details?.pictures[fileID] ?? {};
    return picture && difference ? [{ applyID, brokerCode, status, fileID, picture, ...difference }] : [];
  });
}
