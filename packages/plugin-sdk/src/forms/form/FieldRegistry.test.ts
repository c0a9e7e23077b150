import { expect, it } from 'vitest';
import { createFieldRegistry, type RegisteredField } from './FieldRegistry.ts';

const field: RegisteredField = {
  label: 'Day',
  show: String,
  explain: () => '',
  findProblem: () => undefined,
  focus: () => {},
  element: () => null,
};

it('finds what the fields themselves do not accept, by their paths, until they are removed from the page', () => {
  const registry = createFieldRegistry();
  registry.add('name', field);
  const remove = registry.add('plan.day', {
    ...field,
    findProblem: (value) => (value === 'soon' ? 'Not a day.' : undefined),
  });
  expect(registry.listProblems({ name: 'soon', plan: { day: 'soon' } })).toEqual([
    { path: 'plan.day', rule: 'unreadable', message: 'Not a day.' },
  ]);
  expect(registry.listProblems({ plan: { day: '2026-11-20' } })).toEqual([]);
  expect(registry.listProblems({ plan: null })).toEqual([]);
  remove();
  expect(registry.listProblems({ plan: { day: 'soon' } })).toEqual([]);
});
