import { expect, it } from 'vitest';
import { type ViewerAction, initialViewerState, viewerReducer, viewOf } from './viewerReducer.ts';

const ids = ['front', 'back', 'selfie'];

it('shows a chosen document in the active pane, and never the same one twice', () => {
  const pair = after({ type: 'pair', ids });
  expect(pair).toMatchObject({ panes: ['front', 'back'], active: 1 });
  expect(viewerReducer(pair, { type: 'show', id: 'selfie' })).toMatchObject({ panes: ['front', 'selfie'], active: 1 });
  expect(viewerReducer(pair, { type: 'show', id: 'front' })).toMatchObject({ panes: ['front', 'back'], active: 0 });
});

it('puts the previous document beside the last one, and nothing beside the only one', () => {
  expect(after({ type: 'show', id: 'selfie' }, { type: 'pair', ids }).panes).toEqual(['selfie', 'back']);
  expect(after({ type: 'pair', ids: ['front'] }).panes).toEqual(['front']);
});

it('keeps the active document when it goes back to one', () => {
  expect(after({ type: 'pair', ids }, { type: 'single' })).toMatchObject({ panes: ['back'], active: 0 });
});

it('keeps the rotation of a document, whichever pane shows it', () => {
  const state = after(
    { type: 'turn', id: 'front', quarters: -1 },
    { type: 'show', id: 'selfie' },
    { type: 'pair', ids },
    { type: 'show', id: 'front' },
  );
  expect(state.panes).toEqual(['selfie', 'front']);
  expect(viewOf(state, 'front').rotation).toBe(3);
  expect(viewOf(state, 'selfie').rotation).toBe(0);
});

it('zooms both documents by the same factor once they are locked, each from its own scale', () => {
  const zoomBy: ViewerAction = { type: 'zoomBy', id: 'front', factor: 2, scales: { front: 0.5, back: 0.2 } };
  const alone = after({ type: 'pair', ids }, zoomBy);
  expect([viewOf(alone, 'front').zoom, viewOf(alone, 'back').zoom]).toEqual([1, 'auto']);
  const locked = after({ type: 'pair', ids }, { type: 'linkZoom', isZoomLinked: true }, zoomBy);
  expect([viewOf(locked, 'front').zoom, viewOf(locked, 'back').zoom]).toEqual([1, 0.4]);
});

it('never zooms beyond useful limits', () => {
  const much = after({ type: 'zoomBy', id: 'front', factor: 100, scales: { front: 1 } });
  expect(viewOf(much, 'front').zoom).toBe(8);
});

it('counts how often a document was requested, even if it is already shown', () => {
  expect(after({ type: 'show', id: 'front', isExternal: true }, { type: 'show', id: 'back' }).showRequests).toBe(1);
});

function after(...events: readonly ViewerAction[]) {
  return events.reduce(viewerReducer, initialViewerState('front'));
}
