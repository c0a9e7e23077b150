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
export function Tabs(props: TabsProps) {
  const { label, items } = props;
  const { selected, select } = useSelectedTab(props);
  const id = useId();
  const panelId = `${id}-panel`;
  return (
    <Stack gap={12}>
      <TabList
        label={label}
        id={id}
        tabs={items.map(({ key, title }) => ({ key, title, panelId }))}
        selectedKey={selected?.key}
        onSelect={select}
      />
      <div className="bdk-tab-panel" role="tabpanel" id={panelId} aria-labelledby={tabId(id, selected?.key ?? '')}>
        {selected?.render()}
      </div>
    </Stack>
  );
}

/** The selected one of several panels: as the address says, as the screen says, or as the user has chosen here. */
export function useSelectedTab({ items, param, selectedKey, onSelect }: TabsProps) {
  const { navigation, notify } = useHost();
  const params = useScreenParams();
  const [ownKey, setOwnKey] = useState(items[0]?.key);
  const key = param === undefined ? (selectedKey ?? ownKey) : params[param];
  function select(next: string) {
    if (param === undefined) {
      setOwnKey(next);
      onSelect?.(next);
      return;
    }
    // The tab replaces the address: "back" leads to the screen before, not through all tabs.
    navigation
      .setParams({ ...params, [param]: next }, { replace: true })
      .catch((error: Error) => notify({ tone: 'error', text: error.message }));
  }
  return { selected: items.find((item) => item.key === key) ?? items[0], select };
}
