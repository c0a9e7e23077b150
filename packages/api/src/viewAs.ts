// Viewing the portal as a role without being able to change anything. The header names the role by its address in this
// contract, so that a view of another kind of record needs no other header.

/** The portal as the members of a role have it. */
export interface ViewAs {
  readonly roleID: string;
}

const rolePattern = /^roles\/(.{1,64})$/;

/** Returns the value of the header `View-As`, as in `roles/DEMO-READER`. */
export function writeViewAs({ roleID }: ViewAs): string {
  return `roles/${encodeURIComponent(roleID)}`;
}

/** Reads the value of the header `View-As`; undefined for a text that names no role. */
export function readViewAs(text: string): ViewAs | undefined {
  const encoded = rolePattern.exec(text)?.[1];
  if (encoded === undefined) return undefined;
  try {
    return { roleID: decodeURIComponent(encoded) };
  } catch {
    // A stray per cent sign.
    return undefined;
  }
}

/** The rules (`data.rule` of `E0016`) with which a request of a view is refused. */
export const viewAsRules = {
  /** The request would change something. */
  readOnly: 'view-as-read-only',
  /** The role has the function that the request needs, the caller lacks it. */
  notHeld: 'view-as-not-held',
  /** The role does not exist, or not any more. */
  roleMissing: 'view-as-role-missing',
} as const;
