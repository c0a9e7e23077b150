// What the operator's commands know about a registry. Web servers do not serve it, since its name begins with a dot: it
// names all brokers and authors.
import type { Certificate, SignedDocument } from '@brokerdesk/plugin-sdk/delivery';
import { CliError } from '../errors.ts';
import type { RegistryStore } from './RegistryStore.ts';

/** The file of the record. */
export const recordFile = '.registry.json';

/** The record of a registry. */
export interface OperatorRecord {
  readonly schemaVersion: 1;
  /** The root that the registry began with. */
  readonly firstRoot: string;
  /** The certificates in force, signed by the present root. */
  readonly certificates: readonly SignedDocument[];
}

/** Reads the record. */
export async function readRecord(store: RegistryStore): Promise<OperatorRecord> {
  const text = (await store.read(recordFile))?.toString();
  if (text !== undefined) return JSON.parse(text) as OperatorRecord;
  throw new CliError('REGISTRY_INVALID', {
    message: `${store.name} is not a registry: it has no ${recordFile}.`,
    hint: 'Create one with: admin-cli registry init <folder> --root-key root.key --publisher-key publisher.key',
  });
}

/** Returns what a certificate says. */
export function contentOf({ payload }: SignedDocument): Certificate {
  return JSON.parse(payload) as Certificate;
}

/** Finds the certificate of a key for a broker; one for this broker alone comes before one for all. */
export function findCertificate(
  { certificates }: OperatorRecord,
  { role, key, broker }: { readonly role: Certificate['role']; readonly key: string; readonly broker: string },
): SignedDocument | undefined {
  const own = certificates.filter((document) => {
    const content = contentOf(document);
    return content.role === role && content.key === key;
  });
  return (
    own.find((document) => contentOf(document).broker === broker) ??
    own.find((document) => contentOf(document).broker === null)
  );
}
