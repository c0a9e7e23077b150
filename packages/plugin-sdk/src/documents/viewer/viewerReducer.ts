// The state of the viewer: one document or two side by side. Each document keeps its own view for as long as the viewer
// exists, in either pane.
import { clampScale, initialView, rotateView, type View, type Zoom } from '../Zoom.ts';

/** The state of a viewer. */
export interface ViewerState {
  /** The identifiers of the documents shown, left to right: none, one or two. */
  readonly panes: readonly string[];
  /** The pane that shows the next chosen document. */
  readonly active: number;
  /** Both panes zoom together. */
  readonly isZoomLinked: boolean;
  readonly views: Readonly<Record<string, View>>;
  /** Counts the times that a document was requested from outside. */
  readonly showRequests: number;
}

/** The scales at which documents are currently drawn, by identifier. */
export type Scales = Readonly<Record<string, number>>;

/** The events of a viewer. */
export type ViewerAction =
  | { readonly type: 'show'; readonly id: string; readonly isExternal?: boolean | undefined }
  | { readonly type: 'activate'; readonly pane: number }
  | { readonly type: 'pair'; readonly ids: readonly string[] }
  | { readonly type: 'single' }
  | { readonly type: 'linkZoom'; readonly isZoomLinked: boolean }
  | { readonly type: 'turn'; readonly id: string; readonly quarters: number }
  | { readonly type: 'page'; readonly id: string; readonly page: number }
  | { readonly type: 'zoomTo'; readonly id: string; readonly zoom: Zoom }
  | { readonly type: 'zoomBy'; readonly id: string; readonly factor: number; readonly scales: Scales };

/** Returns the initial state of a viewer. */
export function initialViewerState(first: string | undefined): ViewerState {
  return { panes: first === undefined ? [] : [first], active: 0, isZoomLinked: false, views: {}, showRequests: 0 };
}

/** Returns the view of a document. */
export function viewOf(state: ViewerState, id: string): View {
  return state.views[id] ?? initialView;
}

/** Returns the state after an event. */
export function viewerReducer(state: ViewerState, action: ViewerAction): ViewerState {
  switch (action.type) {
    case 'show':
      return { ...showIn(state, action.id), showRequests: state.showRequests + (action.isExternal === true ? 1 : 0) };
    case 'activate':
      return { ...state, active: action.pane };
    case 'pair':
      return { ...state, ...pairWith(state, action.ids) };
    case 'single':
      return { ...state, panes: state.panes.slice(state.active, state.active + 1), active: 0 };
    case 'linkZoom':
      return { ...state, isZoomLinked: action.isZoomLinked };
    case 'turn':
      return withViews(state, [[action.id, rotateView(viewOf(state, action.id), action.quarters)]]);
    case 'page':
      return withViews(state, [[action.id, { ...viewOf(state, action.id), page: action.page }]]);
    case 'zoomTo':
      return withViews(
        state,
        zoomedTogether(state, action.id).map((id) => [id, { ...viewOf(state, id), zoom: action.zoom }]),
      );
    case 'zoomBy': {
      const { scales, factor } = action;
      return withViews(
        state,
        zoomedTogether(state, action.id).map((id) => {
          return [id, { ...viewOf(state, id), zoom: clampScale((scales[id] ?? 1) * factor) }];
        }),
      );
    }
  }
}

/** A document that is already shown is not shown twice: its pane becomes the active one. */
function showIn(state: ViewerState, id: string): ViewerState {
  const at = state.panes.indexOf(id);
  if (at >= 0) return { ...state, active: at };
  if (state.panes.length === 0) return { ...state, panes: [id], active: 0 };
  return { ...state, panes: state.panes.map((shown, pane) => (pane === state.active ? id : shown)) };
}

/** The document after the shown one opens beside it. */
function pairWith(state: ViewerState, ids: readonly string[]): Partial<ViewerState> {
  const [shown] = state.panes;
  if (state.panes.length !== 1 || shown === undefined) return {};
  const at = ids.indexOf(shown);
  const neighbour = ids[at + 1] ?? ids[at - 1];
  return neighbour === undefined ? {} : { panes: [shown, neighbour], active: 1 };
}

/** The documents that zoom together. */
function zoomedTogether(state: ViewerState, id: string): readonly string[] {
  return state.isZoomLinked && state.panes.includes(id) ? state.panes : [id];
}

function withViews(state: ViewerState, views: readonly (readonly [string, View])[]): ViewerState {
  return { ...state, views: { ...state.views, ...Object.fromEntries(views) } };
}
