// The documents with which plugins are delivered to a portal that runs: who may publish (trust and certificates), what a
// broker gets (channel and revision), and what a plugin consists of (its manifest, signed by its author). docs/operate.md
// describes them; times are ISO 8601 in UTC, keys and hashes are base64url.

/** A signed text. */
export interface SignedDocument {
  /** The signed text, JSON. */
  readonly payload: string;
  /** The public key of the signer: 32 bytes, base64url. */
  readonly key: string;
  /** 64 bytes, base64url. */
  readonly signature: string;
}

/** The replacement of a root key by another. Signed by the key that is replaced. */
export interface Rotation {
  readonly from: string;
  readonly to: string;
}

/** What the root has withdrawn. Signed by the root. */
export interface Trust {
  /** Rises with each change. */
  readonly number: number;
  readonly issuedAt: string;
  readonly expiresAt: string;
  /** Keys of publishers and authors that count no longer. */
  readonly revoked: readonly string[];
}

/** The file `trust.json`: the rotations from the first root on, and the trust of the present one. */
export interface TrustFile {
  readonly rotations: readonly SignedDocument[];
  readonly trust: SignedDocument;
}

/** What the holder of a key may do. Signed by the root. */
export interface Certificate {
  readonly role: 'author' | 'publisher';
  readonly key: string;
  readonly name: string;
  /** The display code of the broker that it is good for; null for all. */
  readonly broker: string | null;
  /** The plugins that an author may sign; null for all. */
  readonly plugins: readonly string[] | null;
  /** The lowest version of a plugin that the signature of an author is good for, by plugin. */
  readonly minimumVersions: Readonly<Record<string, string>>;
  readonly issuedAt: string;
  readonly expiresAt: string;
}

/** Names one revision of a broker. */
export interface RevisionLink {
  /** Its file, relative to the broker's folder. */
  readonly file: string;
  /** SHA-256 of the file. */
  readonly hash: string;
  readonly number: number;
}

/** A revision that only some accounts get. */
export interface Candidate extends RevisionLink {
  /** How many of 1,000 accounts get it. */
  readonly share: number;
  /** Decides which accounts those are. */
  readonly salt: string;
  /** Accounts that get it in any case, hashed with the salt, since everyone can read the channel. */
  readonly accounts: readonly string[];
  /** Whether only those keep it that have it. */
  readonly stopped: boolean;
}

/** Which revision a broker gets. Signed by a publisher; the one document that is replaced. */
export interface Channel {
  readonly broker: string;
  /** Rises with each change. */
  readonly number: number;
  readonly issuedAt: string;
  readonly expiresAt: string;
  readonly stable: RevisionLink;
  readonly candidate: Candidate | null;
  /** The stable revision before this one. */
  readonly previous: RevisionLink | null;
  /** The file that this one replaced; null in the first one. */
  readonly before: ChannelLink | null;
}

/** Names a channel that was replaced: with its hash, so that the newest signature covers the whole history. */
export interface ChannelLink {
  /** Its file, relative to the broker's folder. */
  readonly file: string;
  /** SHA-256 of the file. */
  readonly hash: string;
}

/** A file that a publisher has signed, with the publisher's certificate. */
export interface PublishedFile {
  readonly certificate: SignedDocument;
  readonly document: SignedDocument;
}

/** A plugin in a revision. */
export interface DeliveredPlugin {
  readonly id: string;
  readonly version: string;
  /** Its folder, relative to the registry, with a slash at the end. */
  readonly folder: string;
  /** SHA-256 of the manifest. */
  readonly manifest: string;
  /** The functions of which a user needs at least one. */
  readonly functions: readonly string[];
  /** When it was certified, ISO 8601; absent if it was not. */
  readonly certifiedAt?: string;
}

/** The plugins of one broker. Signed by a publisher; never changed. */
export interface Revision {
  readonly broker: string;
  readonly number: number;
  readonly issuedAt: string;
  readonly plugins: readonly DeliveredPlugin[];
  /** Of the authors of these plugins. */
  readonly certificates: readonly SignedDocument[];
}

/** That a plugin has passed what `admin-cli certify` asks. Signed by a publisher. */
export interface Certification {
  readonly plugin: string;
  readonly version: string;
  /** SHA-256 of the manifest, which has the hashes of all files. */
  readonly manifest: string;
  /** The version of the portal that it was tried in. */
  readonly portal: string;
  readonly issuedAt: string;
  /** The names of the checks, all of which it passed. */
  readonly checks: readonly string[];
  /** Contributions that no check could show. */
  readonly untried: readonly string[];
}

/** The documents by their kind, which each signature covers. */
export interface DocumentKinds {
  readonly rotation: Rotation;
  readonly trust: Trust;
  readonly certificate: Certificate;
  readonly channel: Channel;
  readonly revision: Revision;
  readonly certification: Certification;
}

/** The file of a plugin's manifest with its author's signature, in the plugin's folder. */
export const signedManifestFile = 'signed.json';

/** The names of files and folders in a registry. */
export const registryFiles = {
  trust: 'trust.json',
  folderOf: (broker: string): string => `brokers/${broker}/`,
  channel: 'channel.json',
} as const;

/** For how long an expired channel is still accepted, with a notice. */
export const graceMs: number = 14 * 24 * 3_600_000;
