import type { JobKind } from '@brokerdesk/plugin-sdk';
import { downloadArchives } from '@brokerdesk/plugin-sdk/api';
import { downloadFile } from '@brokerdesk/plugin-sdk/documents';

/** Applications that are downloaded as one file. */
export type DownloadInput = {
  /** At most the number that one archive may contain. */
  readonly applyIDs: readonly string[];
  readonly fileName: string;
};

/** Fetches the data of applications as a zip and has the browser save it. A repeated request does no harm. */
export const job: JobKind<DownloadInput> = {
  async run({ input: { applyIDs, fileName } }, { api, signal }) {
    downloadFile(
      await api.callForBlob(downloadArchives, { query: { applyIDs: applyIDs.join(',') } }, { signal }),
      fileName,
    );
    return { state: 'done', note: fileName };
  },
  check: async () => 'notStarted',
};
