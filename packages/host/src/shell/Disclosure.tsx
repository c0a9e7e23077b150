import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

/** What {@link Disclosure} shows. */
export interface DisclosureProps {
  /** The id of the button, for what opens it from elsewhere. */
  readonly id?: string;
  readonly label: string;
  /** What the button shows. */
  readonly button: ReactNode;
  /** What opens below it; gets a way to close it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a panel below it. Escape, a press elsewhere, or moving the focus away closes it. */
export function Disclosure({ id, label, button, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setIsOpen(false);
    opener.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget as Node)) setIsOpen(false);
  };
  return (
    <div ref={root} className="bd-disclosure" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={opener}
        id={id}
        type="button"
        className="bp6-button bp6-minimal bd-disclosure-button"
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {button}
      </button>
      <div id={panelId} className="bd-disclosure-panel" hidden={!isOpen}>
        {isOpen && children(() => setIsOpen(false))}
      </div>
    </div>
  );
}
