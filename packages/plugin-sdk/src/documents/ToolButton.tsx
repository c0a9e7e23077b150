import { KitIcon } from '../kit/KitIcon.tsx';

/** What {@link ToolButton} is. */
export interface ToolButtonProps {
  readonly name: string;
  readonly paths: readonly string[];
  readonly onUse: () => void;
  /** There is nothing to be done with it now; it keeps its place and the focus. */
  readonly isOff?: boolean;
  /** For a tool that is on or off. */
  readonly isPressed?: boolean;
  /** The key that does the same while the document has the focus. */
  readonly shortcut?: string;
}

/** One tool of a document: an icon with a name. */
export function ToolButton({ name, paths, onUse, isOff = false, isPressed, shortcut }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="bdk-bare-button bdk-tool"
      aria-label={name}
      title={shortcut === undefined ? name : `${name} (${shortcut})`}
      aria-disabled={isOff || undefined}
      aria-pressed={isPressed}
      onClick={() => !isOff && onUse()}
    >
      <KitIcon paths={paths} />
    </button>
  );
}
