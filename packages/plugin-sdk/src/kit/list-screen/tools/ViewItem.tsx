import trash from '@blueprintjs/icons/lib/esm/generated/16px/paths/trash.js';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../IconButton.tsx';
import { Row } from '../../Stack.tsx';
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
      <Row as="li" role="group" aria-label={text('views.removeAsk', { name })}>
        <span className="bdk-grow">{text('views.removeAsk', { name })}</span>
        <Button ref={next} onClick={() => setIsConfirming(false)}>
          {text('views.removeNo')}
        </Button>
        <Button intent="danger" onClick={onRemove}>
          {text('views.removeYes')}
        </Button>
      </Row>
    );
  }
  return (
    <Row as="li" gap={4} className="bdk-view">
      <button type="button" className="bdk-item" aria-current={isCurrent} onClick={onOpen}>
        {name}
      </button>
      <IconButton
        ref={next}
        label={text('views.remove', { name })}
        paths={trash}
        onClick={() => setIsConfirming(true)}
      />
    </Row>
  );
}
