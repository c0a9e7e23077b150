/** What all seeds are made from. Equal starts give equal rows. */
export interface SeedOptions {
  readonly seed: string;
  /** Applications of the first broker that has clients; the others have a quarter as many. */
  readonly applications: number;
  /** Milliseconds since 1970 at which the state begins. */
  readonly now: number;
}
