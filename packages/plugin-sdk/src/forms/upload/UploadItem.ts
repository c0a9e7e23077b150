import type { SendProgress } from '../../services/hostServices.ts';
import type { SubmitError } from '../form/FormHandle.ts';
import type { FileProblem } from './checkFile.ts';

/** A file to upload. */
export interface UploadItem {
  readonly id: string;
  readonly file: File;
  readonly state: 'rejected' | 'checking' | 'waiting' | 'sending' | 'done' | 'failed';
  /** Why it cannot be sent at all. */
  readonly fileProblem?: FileProblem | undefined;
  /** Why its content cannot be sent, in words; null once it was checked and nothing was found. */
  readonly contentProblem?: string | null | undefined;
  readonly progress?: SendProgress | undefined;
  /** Why the server rejected it. */
  readonly error?: SubmitError | undefined;
}
