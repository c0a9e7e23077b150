import { expect, it } from 'vitest';
import { findNodeProblem } from './findNodeProblem.mjs';

it.each(['20.19.4', '22.1.0', '25.9.0'])('says what to do on Node %s', (version) => {
  expect(findNodeProblem(version)).toContain(`this is ${version}. Run it with npx`);
});

it.each(['26.0.0', '27.1.0', process.versions.node])('accepts Node %s', (version) => {
  expect(findNodeProblem(version)).toBeUndefined();
});
