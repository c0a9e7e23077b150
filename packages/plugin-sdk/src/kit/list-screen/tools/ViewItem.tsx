import trash from '@blueprintjs/icons/lib/esm/generated/16px/paths/trash.js';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../Icon.tsx';
import { useToolText } from './listToolsTexts.ts';
import { Button } from '../../Button.tsx';

/** A saved view: opens it, or deletes it after a confirmation. */
export function ViewItem({
  name,
  isCurrent,
  onOpen,
  onRemove,
}: {
  readonly name: string;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}) {
  const text = useToolText();
  const [isConfirming, setIsConfirming] = useState<boolean>();
  const next = useRef<HTMLButtonElement>(null);
  // The pressed button is replaced, so the focus moves to the one in its position.
  useEffect(() => {
    if (isConfirming !== undefined) next.current?.focus();
  }, [isConfirming]);
  if (isConfirming === true) {
    return (
      <li className="bdk-view bdk-view-confirm" role="group" aria-label={text('views.removeAsk', { name })}>
        <span>{text('views.removeAsk', { name })}</span>
        <Button ref={next} onClick={() => setIsConfirming(false)}>
          {text('views.removeNo')}
        </Button>
        <Button intent="danger" onClick={onRemove}>
          {text('views.removeYes')}
        </Button>
      </li>
    );
  }
  return (
    <li className="bdk-view">
      <button type="button" className="bdk-view-open" aria-current={isCurrent} onClick={onOpen}>
        {name}
      </button>
      <button
        ref={next}
        type="button"
        className="bdk-bare-button"
        aria-label={text('views.remove', { name })}
        title={text('views.remove', { name })}
        onClick={() => setIsConfirming(true)}
      >
        <Icon paths={trash} />
      </button>
    </li>
  );
}
