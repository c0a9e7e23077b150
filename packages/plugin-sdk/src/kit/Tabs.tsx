import { type ReactNode, useId, useState } from 'react';
import { useHost, useScreenParams } from '../hooks/useHost.ts';
import { Stack } from './Stack.tsx';
import { TabList, tabId } from './TabList.tsx';

/** A tab and its content. */
export interface TabItem {
  readonly key: string;
  readonly title: string;
  readonly render: () => ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  readonly label: string;
  readonly items: readonly TabItem[];
  /** The parameter of the screen that holds the selected tab, so that a link leads to it. */
  readonly param?: string | undefined;
  /** The selected tab, if the screen stores it, such as to open the tab of an error; needs `onSelect`. */
  readonly selectedKey?: string | undefined;
  readonly onSelect?: ((key: string) => void) | undefined;
}

/**
 * Shows one of several panels. Arrow keys move between the tabs; only the selected panel is rendered.
 *
 * @example
 * <Tabs label={text('parts')} param="tab" items={[{ key: 'history', title: text('history'), render: () => <History /> }]} />
 */
export function Tabs({ param, ...tabs }: TabsProps) {
  return param === undefined ? <LocalTabs {...tabs} /> : <AddressedTabs {...tabs} param={param} />;
}

type PanelProps = Omit<TabsProps, 'param'>;

function LocalTabs({ selectedKey, onSelect, ...props }: PanelProps) {
  const [ownKey, setOwnKey] = useState(props.items[0]?.key);
  function select(key: string) {
    setOwnKey(key);
    onSelect?.(key);
  }
  return <TabPanels {...props} selectedKey={selectedKey ?? ownKey} onSelect={select} />;
}

function AddressedTabs({ param, items, label }: PanelProps & { readonly param: string }) {
  const { navigation, notify } = useHost();
  const params = useScreenParams();
  function select(key: string) {
    // The tab replaces the address: "back" leads to the screen before, not through all tabs.
    navigation
      .setParams({ ...params, [param]: key }, { replace: true })
      .catch((error: Error) => notify({ tone: 'error', text: error.message }));
  }
  return <TabPanels items={items} label={label} selectedKey={params[param]} onSelect={select} />;
}

function TabPanels({
  items,
  label,
  selectedKey,
  onSelect,
}: Pick<TabsProps, 'items' | 'label'> & {
  readonly selectedKey: string | undefined;
  readonly onSelect: (key: string) => void;
}) {
  const id = useId();
  const panelId = `${id}-panel`;
  const selected = items.find(({ key }) => key === selectedKey) ?? items[0];
  return (
    <Stack gap={12}>
      <TabList
        label={label}
        id={id}
        tabs={items.map(({ key, title }) => ({ key, title, panelId }))}
        selectedKey={selected?.key}
        onSelect={onSelect}
      />
      <div className="bdk-tab-panel" role="tabpanel" id={panelId} aria-labelledby={tabId(id, selected?.key ?? '')}>
        {selected?.render()}
      </div>
    </Stack>
  );
}
