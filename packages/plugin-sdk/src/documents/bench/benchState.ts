// What the bench shows: one document or two side by side, each document with its own view, which stays while the bench
// is there, whichever pane it is shown in.
import { clampScale, firstView, turnBy, type View, type Zoom } from '../Zoom.ts';

/** The state of a bench. */
export interface BenchState {
  /** The identifiers of the documents shown, left to right: none, one or two. */
  readonly panes: readonly string[];
  /** The pane that the next choice goes to. */
  readonly active: number;
  /** Two panes zoom together. */
  readonly isLocked: boolean;
  readonly views: Readonly<Record<string, View>>;
  /** Counts the times that a document was asked for from outside. */
  readonly asked: number;
}

/** The scales at which documents are drawn just now, by identifier. */
export type Scales = Readonly<Record<string, number>>;

/** What can happen on a bench. */
export type BenchEvent =
  | { readonly type: 'show'; readonly id: string; readonly isAsked?: boolean }
  | { readonly type: 'activate'; readonly pane: number }
  | { readonly type: 'pair'; readonly ids: readonly string[] }
  | { readonly type: 'single' }
  | { readonly type: 'lock'; readonly isLocked: boolean }
  | { readonly type: 'turn'; readonly id: string; readonly quarters: number }
  | { readonly type: 'page'; readonly id: string; readonly page: number }
  | { readonly type: 'zoomTo'; readonly id: string; readonly zoom: Zoom }
  | { readonly type: 'zoomBy'; readonly id: string; readonly factor: number; readonly scales: Scales };

/** Gives the state in which a bench begins. */
export function firstBench(first: string | undefined): BenchState {
  return { panes: first === undefined ? [] : [first], active: 0, isLocked: false, views: {}, asked: 0 };
}

/** Gives the view of a document. */
export function viewOf(state: BenchState, id: string): View {
  return state.views[id] ?? firstView;
}

/** Gives the state after an event. */
export function nextBench(state: BenchState, event: BenchEvent): BenchState {
  switch (event.type) {
    case 'show':
      return { ...showIn(state, event.id), asked: state.asked + (event.isAsked === true ? 1 : 0) };
    case 'activate':
      return { ...state, active: event.pane };
    case 'pair':
      return { ...state, ...pairWith(state, event.ids) };
    case 'single':
      return { ...state, panes: state.panes.slice(state.active, state.active + 1), active: 0 };
    case 'lock':
      return { ...state, isLocked: event.isLocked };
    case 'turn':
      return withViews(state, [[event.id, turnBy(viewOf(state, event.id), event.quarters)]]);
    case 'page':
      return withViews(state, [[event.id, { ...viewOf(state, event.id), page: event.page }]]);
    case 'zoomTo':
      return withViews(
        state,
        together(state, event.id).map((id) => [id, { ...viewOf(state, id), zoom: event.zoom }]),
      );
    case 'zoomBy': {
      const { scales, factor } = event;
      return withViews(
        state,
        together(state, event.id).map((id) => {
          return [id, { ...viewOf(state, id), zoom: clampScale((scales[id] ?? 1) * factor) }];
        }),
      );
    }
  }
}

/** A document that is shown already is not shown twice: its pane becomes the active one. */
function showIn(state: BenchState, id: string): BenchState {
  const at = state.panes.indexOf(id);
  if (at >= 0) return { ...state, active: at };
  if (state.panes.length === 0) return { ...state, panes: [id], active: 0 };
  return { ...state, panes: state.panes.map((shown, pane) => (pane === state.active ? id : shown)) };
}

/** Beside the document that is shown comes the next of them all. */
function pairWith(state: BenchState, ids: readonly string[]): Partial<BenchState> {
  const [shown] = state.panes;
  if (state.panes.length !== 1 || shown === undefined) return {};
  const at = ids.indexOf(shown);
  const beside = ids[at + 1] ?? ids[at - 1];
  return beside === undefined ? {} : { panes: [shown, beside], active: 1 };
}

/** The documents that zoom together. */
function together(state: BenchState, id: string): readonly string[] {
  return state.isLocked && state.panes.includes(id) ? state.panes : [id];
}

function withViews(state: BenchState, views: readonly (readonly [string, View])[]): BenchState {
  return { ...state, views: { ...state.views, ...Object.fromEntries(views) } };
}
