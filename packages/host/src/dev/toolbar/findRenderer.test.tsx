import { cleanup, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, expect, it } from 'vitest';
import { faq, start, target } from '../../plugins/pluginRuntimeFixture.tsx';
import { Contribution } from '../../plugins/Contribution.tsx';
import { findRenderer } from './findRenderer.ts';

afterEach(cleanup);

it('finds the contribution that rendered an element, also in a layer elsewhere in the page', async () => {
  const Questions = () => (
    <section>
      <h1>Questions</h1>
      {createPortal(<p>Opening hours</p>, document.body)}
    </section>
  );
  const { runtime } = await start({ importModule: async () => ({ default: faq({ screen: Questions }) }) });
  const api = { call: async () => null, callForBlob: async () => new Blob() };
  render(
    <main>
      <h2>Help</h2>
      <Contribution runtime={runtime} target={target} title="Questions" api={api as never} />
    </main>,
  );
  expect(findRenderer(await screen.findByText('Questions'))).toEqual(target);
  expect(findRenderer(screen.getByText('Opening hours'))).toEqual(target);
  expect(findRenderer(screen.getByText('Help'))).toBeUndefined();
  expect(findRenderer(document.body)).toBeUndefined();
});
