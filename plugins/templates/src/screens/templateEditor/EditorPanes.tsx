import { Button, IconButton, Tabs } from '@brokerdesk/plugin-sdk';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useRef, useState, type RefObject, useEffect } from 'react';
import { Canvas } from './canvas/Canvas.tsx';
import { useClipboardEvents } from './commands/useClipboardEvents.ts';
import type { EditorCommands } from './commands/useEditorCommands.tsx';
import { useFormKeys } from './commands/useEditorKeys.ts';
import { removeIcon } from './editorIcons.ts';
import { Outline } from './outline/Outline.tsx';
import { Inspector, Palette } from './lazyParts.tsx';
import { usePaneFocus, focusPlace } from './panes/usePaneFocus.ts';
import { fieldFocusAtom } from './store/editorAtoms.ts';
import { useEditorActions, useSelection, useDocument } from './store/useEditor.ts';
import { useText } from './useText.ts';

/** A side of the editor: in a narrow window it is a panel over the canvas. */
export type Side = 'outline' | 'properties';

/** Props of {@link EditorPanes}. */
export interface EditorPanesProps {
  readonly commands: EditorCommands;
  /** Shown above the page. */
  readonly problems: ReactNode;
}

/** Outline, page and properties beside each other. */
export function EditorPanes({ commands, problems }: EditorPanesProps) {
  const text = useText();
  const [side, setSide] = useState<Side>();
  const [tab, setTab] = useTabOfFocus(() => setSide('properties'));
  const panes = useRef<HTMLDivElement>(null);
  const focus = usePaneFocus(panes, {
    showOutline: () => setSide('outline'),
    closeSide: () => setSide(undefined),
    showPalette() {
      setTab('palette');
      setSide('properties');
    },
  });
  useFormKeys(commands, focus);
  useClipboardEvents(commands);
  return (
    <div ref={panes} className="templates-panes" data-side={side}>
      <FocusKeeper panes={panes} />
      <section
        aria-label={text('editor.outline')}
        className="templates-pane"
        data-pane="outline"
        onKeyDown={focus.onKeyDown}
      >
        <CloseSide onClose={() => setSide(undefined)} />
        <TemplateButton />
        <Outline />
      </section>
      <section aria-label={text('editor.canvas')} className="templates-pane" data-pane="canvas">
        <div className="templates-side-buttons">
          {(['outline', 'properties'] as const).map((one) => (
            <Button
              key={one}
              size="small"
              aria-expanded={side === one}
              onClick={() => setSide(side === one ? undefined : one)}
            >
              {text(`editor.${one}`)}
            </Button>
          ))}
        </div>
        {problems}
        <Canvas insert={commands.insert} />
      </section>
      <section
        aria-label={text('editor.properties')}
        className="templates-pane"
        data-pane="properties"
        onKeyDown={focus.onKeyDown}
      >
        <CloseSide onClose={() => setSide(undefined)} />
        <Tabs
          label={text('editor.properties')}
          selectedKey={tab}
          onSelect={(next) => {
            focus.forgetPalette();
            setTab(next);
          }}
          items={[
            { key: 'properties', title: text('editor.properties'), render: () => <Inspector /> },
            {
              key: 'palette',
              title: text('editor.insert'),
              render: () => <Palette focusRequest={focus.paletteRequest} />,
            },
          ]}
        />
      </section>
    </div>
  );
}

/** The tab on the right: the properties as soon as one of them is to get the focus, which `onFocus` brings into view. */
function useTabOfFocus(onFocus: () => void): readonly [string, (tab: string) => void] {
  const focus = useAtomValue(fieldFocusAtom);
  const setFocus = useSetAtom(fieldFocusAtom);
  const [seen, setSeen] = useState(focus);
  const [tab, setTab] = useState('properties');
  if (focus !== seen) {
    setSeen(focus);
    if (focus !== undefined) {
      setTab('properties');
      onFocus();
    }
  }
  return [
    tab,
    (next) => {
      // A field that had the focus before does not get it again.
      setFocus(undefined);
      setTab(next);
    },
  ];
}

function CloseSide({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <span className="templates-side-close">
      <IconButton label={text('editor.close')} paths={removeIcon} onClick={onClose} />
    </span>
  );
}

function TemplateButton() {
  const text = useText();
  const { select } = useEditorActions();
  const isSelected = useSelection().kind === 'template';
  return (
    <Button
      variant="minimal"
      fill
      alignText="start"
      aria-pressed={isSelected}
      active={isSelected}
      onClick={() => select({ kind: 'template' })}
    >
      {text('editor.templateSettings')}
    </Button>
  );
}

/**
 * Moves the focus to the selected part if a change has removed, or moved, the control that had it, such as a deleted card,
 * and if the focus is on the card of another question, such as the one that was duplicated.
 */
function FocusKeeper({ panes }: { readonly panes: RefObject<HTMLElement | null> }) {
  const edited = useDocument();
  const selection = useSelection();
  const last = useRef<Element>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && panes.current?.contains(target) === true ? target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [panes]);
  useEffect(() => {
    const focused = document.activeElement;
    const isOnOther = focused?.matches('[data-question][aria-pressed="false"]') === true;
    if (!isOnOther && (focused !== document.body || last.current === null)) return;
    const isInOutline = last.current?.getAttribute('role') === 'treeitem';
    focusPlace(panes.current, isInOutline ? 'outline' : 'part');
  }, [edited, selection, panes]);
  return null;
}
