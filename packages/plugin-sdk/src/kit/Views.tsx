import { use, useId, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { HeaderPlaceContext } from './HeaderPlaceContext.ts';
import { TabList, tabId } from './TabList.tsx';
import { type TabsProps, useSelectedTab } from './Tabs.tsx';

/**
 * Shows one of several views of the same subject, such as its list or its calendar. The switch stands among the tools of the
 * view's header, because a view is not a place as a tab is.
 *
 * @example
 * <Views label={text('views')} param="view" items={[{ key: 'list', title: text('list'), render: () => <List /> }, …]} />
 */
export function Views(props: TabsProps) {
  const { label, items } = props;
  const id = useId();
  const panelId = `${id}-panel`;
  const { selected, select } = useSelectedTab(props);
  const outer = use(HeaderPlaceContext);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const hasTitle = outer?.hasTitle ?? false;
  const inner = useMemo(() => ({ element, hasTitle }), [element, hasTitle]);
  const header = (
    <>
      <TabList
        look="switch"
        label={label}
        id={id}
        tabs={items.map(({ key, title }) => ({ key, title, panelId }))}
        selectedKey={selected?.key}
        onSelect={select}
      />
      <div ref={setElement} className="bdk-view-place" />
    </>
  );
  return (
    <>
      {outer === undefined ? (
        <header className="bdk-layout-row bdk-wrap bdk-gap-12 bdk-view-header">{header}</header>
      ) : (
        outer.element && createPortal(header, outer.element)
      )}
      <HeaderPlaceContext value={inner}>
        <div className="bdk-view-panel" role="tabpanel" id={panelId} aria-labelledby={tabId(id, selected?.key ?? '')}>
          {selected?.render()}
        </div>
      </HeaderPlaceContext>
    </>
  );
}
