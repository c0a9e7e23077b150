import type { Endpoint } from '@brokerdesk/api';
import { InputGroup } from '@blueprintjs/core';
import { type FormEvent, useState } from 'react';
import { useHost } from '../../../hooks/useHost.ts';
import type { ListContent } from '../ListContent.ts';
import type { SavedView } from '../views/SavedViews.ts';
import { useToolText } from './listToolsTexts.ts';
import { ToolPanel, type ToolPanelProps } from './ToolPanel.tsx';
import { ViewItem } from './ViewItem.tsx';
import { Button } from '../../Button.tsx';
import { Choice } from '../../Choice.tsx';
import { Row } from '../../Stack.tsx';
import { Text } from '../../Text.tsx';

interface ViewsPanelProps<E extends Endpoint> extends ToolPanelProps {
  readonly list: ListContent<E>;
  /** The list differs from the open view. */
  readonly isChanged?: boolean | undefined;
}

/** Opens, saves and deletes the user's views of a list. */
export function ViewsPanel<E extends Endpoint>({ list, isChanged = false, ...panelProps }: ViewsPanelProps<E>) {
  const { currentView: current, shown, savedViews: saved, saveViews, setLayout, openParams } = list;
  const { onClose } = panelProps;
  const { views } = saved;
  const text = useToolText();
  const { notify } = useHost();

  function open(view: SavedView | undefined) {
    if (view !== undefined) setLayout(view.layout, view.id);
    saveViews({ ...saved, last: view?.id ?? '' });
    openParams(view?.params ?? {}, view?.id ?? '');
    onClose();
  }
  function save(view: SavedView) {
    const isNew = !views.some(({ id }) => id === view.id);
    const nextViews = isNew ? [...views, view] : views.map((one) => (one.id === view.id ? view : one));
    saveViews({ ...saved, views: nextViews, last: view.id });
    setLayout(view.layout, view.id);
    notify({ tone: 'success', text: text('views.saved', { name: view.name }) });
    onClose();
  }
  function saveAs(name: string) {
    const view = { id: crypto.randomUUID(), name, ...shown };
    save(view);
    openParams(shown.params, view.id);
  }
  function remove({ id }: SavedView) {
    saveViews({ ...saved, views: views.filter((view) => view.id !== id), last: saved.last === id ? '' : saved.last });
  }
  return (
    <ToolPanel title={text('views.title')} {...panelProps}>
      {views.length === 0 ? (
        <Text as="p" tone="neutral">
          {text('views.noneYet')}
        </Text>
      ) : (
        <ul>
          <li>
            <button
              type="button"
              className="bdk-item"
              aria-current={current === undefined}
              onClick={() => open(undefined)}
            >
              {text('views.none')}
            </button>
          </li>
          {views.map((view) => (
            <ViewItem
              key={view.id}
              name={view.name}
              isCurrent={view === current}
              onOpen={() => open(view)}
              onRemove={() => remove(view)}
            />
          ))}
        </ul>
      )}
      {current !== undefined && isChanged && (
        <Row wrap>
          <Button onClick={() => save({ ...current, ...shown })}>{text('views.save', { name: current.name })}</Button>
          <Button onClick={() => open(current)}>{text('views.revert')}</Button>
        </Row>
      )}
      <NewView views={views} onSave={saveAs} />
      {views.length > 0 && (
        <Choice
          type="checkbox"
          label={text('views.start')}
          checked={saved.startsWithLast}
          onChange={() => saveViews({ ...saved, startsWithLast: !saved.startsWithLast })}
        />
      )}
    </ToolPanel>
  );
}

interface NewViewProps {
  readonly views: readonly SavedView[];
  readonly onSave: (name: string) => void;
}

/** Names the list as it is shown, to be saved as another view. */
function NewView({ views, onSave }: NewViewProps) {
  const text = useToolText();
  const [name, setName] = useState('');
  const trimmedName = name.trim();
  const isTaken = views.some((view) => view.name === trimmedName);
  function save(event: FormEvent) {
    event.preventDefault();
    if (trimmedName !== '' && !isTaken) onSave(trimmedName);
  }
  return (
    <>
      <Row as="form" onSubmit={save}>
        <InputGroup
          className="bdk-grow bdk-view-name"
          type="text"
          maxLength={60}
          autoComplete="off"
          aria-label={text('views.name')}
          placeholder={text('views.name')}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" intent="primary" disabled={trimmedName === '' || isTaken}>
          {text('views.saveAs')}
        </Button>
      </Row>
      <Text as="p" tone="failed" role="status">
        {isTaken ? text('views.taken') : ''}
      </Text>
    </>
  );
}
