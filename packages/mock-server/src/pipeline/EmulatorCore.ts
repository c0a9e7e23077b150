import type { RequestContext } from '../context/RequestContext.ts';
import type { JobEnvironment } from '../context/runDueJobs.ts';
import type { SystemRegister } from '../context/SystemRegister.ts';
import type { Sandbox, SandboxStartOptions } from '../sandboxes/Sandbox.ts';
import type { Sandboxes } from '../sandboxes/Sandboxes.ts';
import type { rfc9421Scheme } from '../signature/rfc9421Scheme.ts';
import type { State } from '../state/State.ts';

/** What all requests of one emulator share. */
export interface EmulatorCore {
  readonly sandboxes: Sandboxes;
  readonly seeder: (start: SandboxStartOptions) => State;
  readonly secretSeed: string;
  /** How requests prove who sent them; null for a back end without signatures. */
  readonly signature: typeof rfc9421Scheme | null;
  /** The token that control requests must send; null if only this machine can reach the emulator. */
  readonly controlToken: string | null;
  readonly owners: CollectionOwners;
  readonly systems: SystemRegister<RequestContext>;
  /** Receives errors of the emulator or of an extension, never of a caller. */
  readonly log: (line: string) => void;
  /** Returns everything that contexts and jobs of a sandbox work with. */
  environmentOf(sandbox: Sandbox): JobEnvironment;
}

/** The collections that the emulator itself owns, and those of each extension by its id. */
export interface CollectionOwners {
  readonly core: readonly string[];
  readonly extensions: Readonly<Record<string, readonly string[]>>;
}
