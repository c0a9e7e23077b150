import { type ReactNode, useId, useState } from 'react';
import { Stack } from './Stack.tsx';
import { TabList, tabId } from './TabList.tsx';

/** A tab and its content. */
export interface TabItem {
  readonly key: string;
  readonly title: string;
  readonly render: () => ReactNode;
}

/** Shows one of several panels. Arrow keys move between the tabs; only the selected panel is rendered. */
export function Tabs({ items, label }: { readonly items: readonly TabItem[]; readonly label: string }) {
  const id = useId();
  const panelId = `${id}-panel`;
  const [selectedKey, setSelectedKey] = useState(items[0]?.key);
  const selected = items.find(({ key }) => key === selectedKey) ?? items[0];
  return (
    <Stack gap={12}>
      <TabList
        label={label}
        id={id}
        tabs={items.map(({ key, title }) => ({ key, title, panelId }))}
        selectedKey={selected?.key}
        onSelect={setSelectedKey}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(id, selected?.key ?? '')}>
        {selected?.render()}
      </div>
    </Stack>
  );
}
