import type { ReactNode } from 'react';

/** The subject of an action and its consequence, at the start of a dialog. */
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
