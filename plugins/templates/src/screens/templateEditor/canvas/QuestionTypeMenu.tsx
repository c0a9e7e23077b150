import { Menu } from '@brokerdesk/plugin-sdk';
import { type ComponentType, componentTypesInOrder } from '../inspector/questionFields.ts';
import { useText } from '../useText.ts';

/** Props of {@link QuestionTypeMenu}. */
export interface QuestionTypeMenuProps {
  /** The button that opened it. */
  readonly anchor: HTMLElement;
  readonly onChoose: (type: ComponentType) => void;
  readonly onClose: () => void;
}

/** The type of a new question. */
export function QuestionTypeMenu({ anchor, onChoose, onClose }: QuestionTypeMenuProps) {
  const text = useText();
  const items = componentTypesInOrder.map((type) => ({
    id: type,
    label: text(`componentType.${type}`),
    run: () => onChoose(type),
  }));
  return <Menu anchor={anchor} label={text('editor.addQuestion')} items={items} onClose={onClose} />;
}
