import type { MockResponse } from '@brokerdesk/api';
import { describeUploadProblem } from '../context/describeUploadProblem.ts';
import type { Upload } from './readUpload.ts';
import type { RequestContext } from '../context/RequestContext.ts';

/** Rejects an upload for which the sandbox has no room, before its handler writes anything. */
export function rejectFullStorage(context: RequestContext, { files }: Upload): MockResponse<never> | undefined {
  const uploaded = Object.entries(files).flatMap(([part, list]) => list.map(({ bytes }) => ({ part, bytes })));
  const size = uploaded.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  const [first] = uploaded;
  if (!first || context.details.sandbox.files.makeRoom(size)) return undefined;
  const texts = describeUploadProblem.storage();
  const fields = [{ path: `${first.part}.0`, rule: 'storage', message: texts[context.language] }];
  return { code: 'E0014', message: texts, data: { fields } };
}
