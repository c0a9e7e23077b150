/** Gives what a case has to find, or says that the demo data does not have it. */
export function requireFound<Found>(found: Found | undefined, description: string): Found {
  if (found === undefined) throw new Error(`The case needs ${description}, and there is none.`);
  return found;
}
