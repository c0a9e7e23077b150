// Signed documents with which plugins are delivered: what the host examines, and what admin-cli writes.
export { DeliveryError, type DeliveryProblem } from '../delivery/DeliveryError.ts';
export { cohortCount, cohortOf, getsCandidate, hashAccount } from '../delivery/cohorts.ts';
export {
  type Candidate,
  type Certificate,
  type Certification,
  type Channel,
  type ChannelLink,
  type DeliveredPlugin,
  graceMs,
  type PublishedFile,
  registryFiles,
  type Revision,
  type RevisionLink,
  type Rotation,
  type SignedDocument,
  signedManifestFile,
  type Trust,
  type TrustFile,
} from '../delivery/documents.ts';
export { inspectBroker, type ReadRegistryText, unusable } from '../delivery/inspectBroker.ts';
export { readHistory } from '../delivery/readHistory.ts';
export type {
  BrokerReport,
  DeliveryChange,
  DeliveryChangeKind,
  DeliveryFault,
  DeliveryHistory,
  PluginStep,
  ReportedPlugin,
} from '../delivery/reports.ts';
export {
  claimedKey,
  hashText,
  openDocument,
  openText,
  signDocument,
  type Signer,
  signingInput,
  signText,
} from '../delivery/signedDocument.ts';
export {
  openCertificate,
  type VerifiedChannel,
  type VerifiedRevision,
  type VerifiedTrust,
  verifyChannel,
  verifyPlugin,
  verifyRevision,
  verifyTrust,
} from '../delivery/verify.ts';
