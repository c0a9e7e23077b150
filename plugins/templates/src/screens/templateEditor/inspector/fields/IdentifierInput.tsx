import { CommittedInput } from './CommittedInput.tsx';
import { useText } from '../../panels/useText.ts';

/** Props of {@link IdentifierInput}. */
export interface IdentifierInputProps {
  readonly path: 'pageID' | 'groupID' | 'questionID';
  readonly value: string;
  readonly isTaken: (id: string) => boolean;
  /** Why it cannot be changed. */
  readonly lockedReason?: string | undefined;
  readonly onRename: (id: string) => void;
}

const pattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** The identifier of a part: unique in the template, stored on Enter, and fixed once answers exist under it. */
export function IdentifierInput({ path, value, isTaken, lockedReason, onRename }: IdentifierInputProps) {
  const text = useText();

  function findProblem(id: string): string | undefined {
    if (!pattern.test(id)) return text('inspector.id.shape');
    // Answers are stored by identifier, so it must not be a property that every object has.
    if (id in Object.prototype) return text('inspector.id.reserved');
    return isTaken(id) ? text('inspector.id.taken') : undefined;
  }
  return (
    <CommittedInput
      path={path}
      label={text('inspector.id.label')}
      hint={lockedReason ?? text('inspector.id.hint')}
      value={value}
      subject={value}
      findProblem={findProblem}
      isReadOnly={lockedReason !== undefined}
      onCommit={onRename}
    />
  );
}
