import { usePreference } from '../../../hooks/usePreference.ts';
import { type ListLayout, defaultLayout } from '../layout/ListLayout.ts';
import type { SavedView } from './SavedViews.ts';

/** By view; the empty string means the list without a view. */
type Layouts = Readonly<Record<string, ListLayout>>;

const noLayouts: Layouts = {};

/** Returns the layout of a list: as the user left it, or as in the saved view that is open. */
export function useListLayout({
  id,
  views,
  view,
}: {
  /** The list's name within its plugin. */
  readonly id: string;
  readonly views: readonly SavedView[];
  /** The identifier of the view in the address; it may belong to another user. */
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
