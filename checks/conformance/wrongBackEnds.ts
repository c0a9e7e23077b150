// Copies of the emulator that are wrong in one place each: that `admin-cli conform` finds them proves that its checks can fail.
import { authorisationFaults } from './wrongBackEnds/authorisation.ts';
import { contractFaults } from './wrongBackEnds/contract.ts';
import { fileFaults } from './wrongBackEnds/files.ts';
import { idempotencyFaults } from './wrongBackEnds/idempotency.ts';
import { sessionFaults } from './wrongBackEnds/session.ts';
import { signatureFaults } from './wrongBackEnds/signature.ts';
import { stateFaults } from './wrongBackEnds/state.ts';
import { tenancyFaults } from './wrongBackEnds/tenancy.ts';
import type { WrongBackEnd } from './wrongBackEnds/WrongBackEnd.ts';

/** All of them, by family. */
export const wrongBackEnds: readonly WrongBackEnd[] = [
  ...authorisationFaults,
  ...tenancyFaults,
  ...signatureFaults,
  ...stateFaults,
  ...contractFaults,
  ...sessionFaults,
  ...idempotencyFaults,
  ...fileFaults,
];
