import { IconButton } from '../kit/IconButton.tsx';

/** The props of {@link ToolButton}. */
export interface ToolButtonProps {
  readonly name: string;
  readonly paths: readonly string[];
  readonly onPress: () => void;
  /** The tool cannot be used now; it keeps its place and the focus. */
  readonly isDisabled?: boolean | undefined;
  /** For a tool that can be on or off. */
  readonly isPressed?: boolean | undefined;
  /** The key that does the same while the document has the focus. */
  readonly shortcut?: string | undefined;
}

/** One tool of a document: an icon with a name. */
export function ToolButton({ name, paths, onPress, isDisabled = false, isPressed, shortcut }: ToolButtonProps) {
  return (
    <IconButton
      label={name}
      paths={paths}
      shortcut={shortcut}
      aria-disabled={isDisabled || undefined}
      aria-pressed={isPressed}
      onClick={() => !isDisabled && onPress()}
    />
  );
}
