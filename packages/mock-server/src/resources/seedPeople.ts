import { brokers, functionsOf, makeUsers, roles } from '@brokerdesk/fixtures';
import type { Seed } from '../state/Collection.ts';
import { createLazySeed } from '../state/seeds.ts';

/** Brokers with their functions, roles and staff. */
export function seedPeople(now: number): Readonly<Record<'brokers' | 'functions' | 'roles' | 'users', Seed>> {
  return {
    brokers: createLazySeed(() => brokers.map((row) => [row.brokerCode, row])),
    functions: createLazySeed(() =>
      brokers.flatMap(({ brokerCode }) =>
        functionsOf(brokerCode).map((row) => [`${brokerCode}/${row.functionID}`, { ...row, brokerCode }] as const),
      ),
    ),
    roles: createLazySeed(() => roles.map((row) => [row.roleID, row])),
    users: createLazySeed(() => makeUsers(now).map((row) => [row.refID, row])),
  };
}
