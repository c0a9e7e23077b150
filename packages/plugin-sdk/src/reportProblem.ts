/** Logs, for developers, what caused a failure that the screen describes in the user's words only. */
export function reportProblem(problem: string, cause: unknown): void {
  // oxlint-disable-next-line no-console -- A warning: the user knows of the failure, and the portal works without the part.
  console.warn(problem, cause);
}
