import { usePreference } from '../../../hooks/usePreference.ts';
import { type ListLayout, defaultLayout } from '../layout/ListLayout.ts';
import type { SavedView } from './SavedViews.ts';

/** By view; under the empty text, how the list is arranged while no view is open. */
type Layouts = Readonly<Record<string, ListLayout>>;

const noLayouts: Layouts = {};

/** Gives how a list is arranged: as it was left, or as the saved view says that is open. */
export function useListLayout({
  id,
  views,
  view,
}: {
  /** The list's name within its plugin. */
  readonly id: string;
  readonly views: readonly SavedView[];
  /** The identifier of the view in the address; it may be somebody else's. */
  readonly view: string;
}) {
  const [layouts, setLayouts] = usePreference(`layouts of ${id}`, noLayouts);
  const current = views.find((one) => one.id === view);
  const key = current?.id ?? '';
  return {
    current,
    layout: layouts[key] ?? current?.layout ?? defaultLayout,
    setLayout: (layout: ListLayout, of = key) => setLayouts({ ...layouts, [of]: layout }),
  };
}
