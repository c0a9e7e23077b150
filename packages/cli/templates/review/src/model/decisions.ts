// Which decision is possible in which status. The screens explain with it, `mock.ts` enforces it, and so must the back end.

/** The statuses of a request, in the order of their queues. */
export const requestStatuses = ['waiting', 'returned', 'approved', 'rejected'] as const;

/** The status of a request. */
export type RequestStatus = (typeof requestStatuses)[number];

/** The decisions, in the order of their buttons. */
export const decisionNames = ['reject', 'return', 'approve'] as const;

/** One of {@link decisionNames}. */
export type DecisionName = (typeof decisionNames)[number];

interface Decision {
  readonly from: readonly RequestStatus[];
  readonly to: RequestStatus;
  readonly needsReason: boolean;
}

/** The status machine. */
export const decisions: Readonly<Record<DecisionName, Decision>> = {
  reject: { from: ['waiting', 'returned'], to: 'rejected', needsReason: true },
  return: { from: ['waiting'], to: 'returned', needsReason: true },
  approve: { from: ['waiting'], to: 'approved', needsReason: false },
};

/** Returns whether a decision is possible in a status; in one that the portal does not know, none is. */
export function isPossible(decision: DecisionName, status: string): boolean {
  const from: readonly string[] = decisions[decision].from;
  return from.includes(status);
}
