import type { ReactNode } from 'react';

/** Whom something is done to, and what follows from it: the first thing that a dialog says. */
export function DialogSubject({
  subject,
  consequence,
}: {
  readonly subject: ReactNode;
  readonly consequence?: string | undefined;
}) {
  return (
    <div className="bdk-subject">
      <p className="bdk-subject-name">{subject}</p>
      {consequence !== undefined && <p>{consequence}</p>}
    </div>
  );
}
