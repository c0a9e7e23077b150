/** Gives what a case has to find, or says that the demo data does not have it. */
export function needed<Found>(found: Found | undefined, what: string): Found {
  if (found === undefined) throw new Error(`The case needs ${what}, and there is none.`);
  return found;
}
