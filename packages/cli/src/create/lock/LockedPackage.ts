/** What a lock says about a package, and what its manifest says about others. */
export interface LockedPackage {
  readonly version: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Packages by their place in a project, such as `node_modules/zod`. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** What a project says about the packages that it needs. */
export interface ProjectManifest extends Omit<LockedPackage, 'resolved' | 'integrity'> {
  readonly name: string;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
