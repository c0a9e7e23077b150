import { StatusTag, type TagTone } from '@brokerdesk/plugin-sdk';

/** The status of a row, and what is under way on it. */
export function StatusCell({
  tone,
  label,
  work,
}: {
  readonly tone: TagTone;
  readonly label: string;
  readonly work: string | undefined;
}) {
  return (
    <>
      <StatusTag tone={tone}>{label}</StatusTag>
      {work !== undefined && <span className="account-opening-work"> {work}</span>}
    </>
  );
}
