import { describe, expect, it } from 'vitest';
import { documentKindOf } from './ViewerDocument.ts';
import { initialView, scaleFor, rotateView, rotatedSize } from './Zoom.ts';

const view = { width: 400, height: 300 };

describe('scaleFor', () => {
  it('fits a wide picture by its width and a tall one by its height', () => {
    expect(scaleFor('fit', { content: { width: 800, height: 200 }, view })).toBe(0.5);
    expect(scaleFor('fit', { content: { width: 200, height: 600 }, view })).toBe(0.5);
  });

  it('fits the width whatever the height', () => {
    expect(scaleFor('width', { content: { width: 200, height: 6000 }, view })).toBe(2);
  });

  it('keeps a chosen scale within useful limits', () => {
    expect(scaleFor(40, { content: view, view })).toBe(8);
    expect(scaleFor(0.01, { content: view, view })).toBe(0.1);
  });

  it('shows the actual size if there is no window to fit', () => {
    expect(scaleFor('fit', { content: view, view: { width: 0, height: 0 } })).toBe(1);
  });
});

describe('turns', () => {
  it('are back at the start after four quarters in either direction', () => {
    expect(rotateView({ ...initialView, rotation: 3 }, 1).rotation).toBe(0);
    expect(rotateView(initialView, -1).rotation).toBe(3);
  });

  it('exchange width and height when they are odd', () => {
    expect(rotatedSize(view, 1)).toEqual({ width: 300, height: 400 });
    expect(rotatedSize(view, 2)).toEqual(view);
  });
});

it('determines the kind of a file by its content type, and does not treat SVG as a picture', () => {
  expect(['image/jpeg', 'Application/PDF; version=1.7', 'video/mp4', 'image/svg+xml', ''].map(documentKindOf)).toEqual([
    'picture',
    'pdf',
    'video',
    'other',
    'other',
  ]);
});
