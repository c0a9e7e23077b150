import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { StatusTag } from '../StatusTag.tsx';
import { hasNoState } from './hasNoState.ts';

function Counted() {
  const [count] = useState(0);
  return <span>{count}</span>;
}

describe('hasNoState', () => {
  it.each([
    { what: 'a text', content: 'Submitted' },
    { what: 'a number', content: 7 },
    { what: 'nothing', content: null },
    { what: 'a tag', content: <StatusTag tone="waiting">Submitted</StatusTag> },
    {
      what: 'a name in two scripts',
      content: (
        <>
          <span lang="zh-Hant">陳嘉文</span> <span lang="en">Chan Ka Man</span>
        </>
      ),
    },
    {
      what: 'a tag and words behind it, if there are any',
      content: (
        <>
          <StatusTag tone="waiting">Submitted</StatusTag>
          {false}
        </>
      ),
    },
  ])('lets $what be filled anew', ({ content }) => {
    expect(hasNoState(content)).toBe(true);
  });

  it.each([
    { what: 'a component', content: <Counted /> },
    { what: 'a component inside an element', content: <span>{<Counted />}</span> },
    { what: 'a component among others', content: ['Name', <Counted key="count" />] },
    { what: 'something to type into', content: <input /> },
    { what: 'a picture', content: <img alt="" src="face.png" /> },
    { what: 'something that is still awaited', content: Promise.resolve('Name') },
  ])('has $what made anew', ({ content }) => {
    expect(hasNoState(content)).toBe(false);
  });
});
