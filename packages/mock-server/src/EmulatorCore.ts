import type { RequestBatcher } from './pipeline/RequestBatcher.ts';
import type { SignatureScheme } from './pipeline/SignatureScheme.ts';
import type { EmulatorJobHandlers } from './jobs/EmulatorJobHandler.ts';
import type { Sandboxes } from './sandboxes/Sandboxes.ts';

/** What all calls of one emulator share. */
export interface EmulatorCore {
  readonly seed: string;
  readonly sandboxes: Sandboxes;
  readonly signature: SignatureScheme;
  /** In which calls are carried out and answered. */
  readonly batcher: RequestBatcher;
  /** Who does which planned work. */
  readonly jobs: EmulatorJobHandlers;
  /** What control calls have to show; null if they come from this machine only. */
  readonly controlToken: string | null;
  /** The collections that the emulator itself owns, and those of each extension. */
  readonly owners: {
    readonly core: readonly string[];
    readonly extensions: Readonly<Record<string, readonly string[]>>;
  };
  readonly value: (collection: string, row: string | number, field: string) => number;
  /** Takes faults of the emulator or of an extension, never of a caller. */
  readonly log: (line: string) => void;
}
