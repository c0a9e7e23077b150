import { brokers, functionsOf, makeUsers, roles } from '@brokerdesk/fixtures';
import type { Seed } from './Collection.ts';
import { seedTogether } from './seeds.ts';

/** Brokers with their functions, roles and staff. */
export function seedPeople(now: number): Readonly<Record<'brokers' | 'functions' | 'roles' | 'users', Seed>> {
  return {
    brokers: seedTogether(() => brokers.map((row) => [row.brokerCode, row])),
    functions: seedTogether(() =>
      brokers.flatMap(({ brokerCode }) =>
        functionsOf(brokerCode).map((row) => [`${brokerCode}/${row.functionID}`, { ...row, brokerCode }] as const),
      ),
    ),
    roles: seedTogether(() => roles.map((row) => [row.roleID, row])),
    users: seedTogether(() => makeUsers(now).map((row) => [row.refID, row])),
  };
}
