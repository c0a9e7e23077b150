import { describe, expect, it } from 'vitest';
import { brokers } from '@brokerdesk/fixtures';
import { profilesOf } from './profilesOf.ts';
import { coreComponents, systemComponents } from './systemComponents.ts';

const all = brokers.flatMap(({ brokerCode }) => profilesOf(brokerCode));

describe('profilesOf', () => {
  it('creates separate copies for each broker, which share neither identifier nor link', () => {
    expect(new Set(all.map(({ profileID }) => profileID)).size).toBe(all.length);
    expect(new Set(all.map(({ publicLink }) => publicLink)).size).toBe(all.length);
    expect(profilesOf('DEMO').map(({ profileID, publicLink }) => [profileID, publicLink])).toEqual([
      ['DEMO-P-STANDARD', 'https://open.brokerdesk.example/demo/standard'],
      ['DEMO-P-STAFF-PLAN', 'https://open.brokerdesk.example/demo/staff-plan'],
      ['DEMO-P-CORPORATE', 'https://open.brokerdesk.example/demo/corporate'],
    ]);
  });

  it('contains in each template the questions that the back office needs', () => {
    for (const { pages } of all) {
      const asked = pages.flatMap(({ groups }) => groups.flatMap(({ components }) => components));
      expect(asked.filter(({ core }) => core).map(({ questionID }) => questionID)).toEqual(
        coreComponents.map(({ questionID }) => questionID),
      );
    }
  });
});

describe('the preset components', () => {
  it('have a unique code and at least one question', () => {
    expect(new Set(systemComponents.map(({ code }) => code)).size).toBe(systemComponents.length);
    expect(systemComponents.filter(({ components }) => components.length === 0)).toEqual([]);
  });
});
