import { randomBytes } from 'node:crypto';
import type { MockExtension } from '@brokerdesk/api';
import { keyedValue } from '@brokerdesk/fixtures';
import { throwEmulatorError } from './errors.ts';
import { type Halves, joinHalves, type JoinedHalves } from './extensions/joinHalves.ts';
import { listExtensionActions } from './extensions/listExtensionActions.ts';
import type { JobEnvironment } from './context/runDueJobs.ts';
import type { EmulatorCore } from './pipeline/EmulatorCore.ts';
import { isValidClockTime } from './sandboxes/Clock.ts';
import { Sandboxes } from './sandboxes/Sandboxes.ts';
import { rfc9421Scheme } from './signature/rfc9421Scheme.ts';
import { createSeeder } from './extensions/createSeeder.ts';

export interface EmulatorOptions {
  /** Determines everything in the demo data that looks random. */
  readonly seed?: string;
  /** Applications of the demo broker; the others have a quarter as many. */
  readonly applications?: number;
  /** Endpoints and rows that plugins bring. */
  readonly extensions?: readonly MockExtension[];
  /** Milliseconds since 1970 at which every sandbox begins; the current time unless given. */
  readonly now?: number;
  /** How requests are signed: not at all, or by HTTP Message Signatures. */
  readonly signature?: 'none' | 'rfc9421';
  /** Control requests must send it in the header `Mock-Control-Token`; required to listen for other machines. */
  readonly controlToken?: string;
  /** Work that takes seconds or minutes in production (CA, forms, import) takes no time. */
  readonly instantWork?: boolean;
  /** Receives errors of the emulator or of an extension; the standard error output unless given. */
  readonly log?: (line: string) => void;
}

const minimumTokenLength = 16;
const maximumApplications = 1_000_000;

/** What stays when the extensions of an emulator are replaced. */
interface Kept {
  readonly sandboxes: Sandboxes;
  readonly secretSeed: string;
}

/** @throws EmulatorError if two halves define the same. */
export function createCore(options: EmulatorOptions, halves: Halves, kept?: Kept): EmulatorCore & JoinedHalves {
  checkOptions(options);
  const { seed = 'brokerdesk', applications = 1000, now = null, instantWork = false } = options;
  const { signature, controlToken = null, log = logToStandardError } = options;
  const value: JobEnvironment['value'] = (collection, row, field) => keyedValue(seed, collection, row, field);
  // Readers of the repository know the seed, so where other machines can call, secrets must not follow from it.
  const secretSeed = kept?.secretSeed ?? (controlToken === null ? seed : randomBytes(32).toString('base64url'));
  const joined = joinHalves(halves);
  const extensionActions = listExtensionActions(halves.plugins);
  const seeder = createSeeder({ seed, applications, halves, startedAt: Date.now() });
  return {
    ...joined,
    sandboxes: kept?.sandboxes ?? new Sandboxes({ now, frozen: false, instantWork }, seeder),
    seeder,
    secretSeed,
    signature: signature === 'rfc9421' ? rfc9421Scheme : null,
    controlToken,
    log,
    environmentOf: (sandbox) => ({
      sandbox,
      seed,
      secretSeed,
      value,
      jobs: joined.jobs,
      extensionActions,
      log,
    }),
  };
}

function checkOptions({ applications = 0, controlToken, now }: EmulatorOptions): void {
  if (!Number.isInteger(applications) || applications < 0 || applications > maximumApplications) {
    const expected = `A whole number from 0 to ${maximumApplications}.`;
    throwEmulatorError('bad-option', { option: 'applications', value: String(applications), expected });
  }
  if (now !== undefined && !isValidClockTime(now)) {
    const expected = 'Milliseconds since 1970, up to 2099.';
    throwEmulatorError('bad-option', { option: 'now', value: String(now), expected });
  }
  if (controlToken !== undefined && controlToken.length < minimumTokenLength) {
    const expected = `At least ${minimumTokenLength} characters.`;
    throwEmulatorError('bad-option', { option: 'controlToken', value: 'too short', expected });
  }
}

function logToStandardError(line: string): void {
  process.stderr.write(`${line}\n`);
}
