// What the calls of a portal, before and beside its screens, tell about the records of resources.
import type { BrokerInfo, Configuration } from '@brokerdesk/api';

export interface FileContent {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Finds a file of a resource by its identifier, if the caller may see it. */
export type FindFile<Context> = (
  context: Context,
  fileID: string,
) => FileContent | undefined | Promise<FileContent | undefined>;

/** The texts and pictures of a published page, in place of those of the broker. */
export type PublishedPage = Partial<Configuration['loginPage'] & Pick<BrokerInfo, 'logoUrl' | 'iconUrl'>>;

export interface SystemRegister<Context> {
  /** The files of `GET /systems/files`. */
  readonly files: readonly FindFile<Context>[];
  /** The sign-in pages that brokers have published. */
  readonly pages: readonly ((context: Context, brokerCode: string) => PublishedPage)[];
  readonly advertisements: readonly ((context: Context, brokerCode: string) => Configuration['advertisements'])[];
  /** Operations that applicants carry out. */
  readonly applicantOperations: readonly string[];
}
