import { applicationStatusCodes } from '@brokerdesk/plugin-sdk/api';
import { describe, expect, it } from 'vitest';
import { applicantName, languageOfApplicant, scriptOfName } from './applicantName.ts';
import { queueNames, queues } from './queues.ts';
import { standardReasons } from './standardReasons.ts';

describe('applicantName', () => {
  it('puts the Chinese name first and the family name before the given name', () => {
    const names = { chiName: '陳小明', lastName: 'CHAN', firstName: 'Siu Ming', region: 'HK' } as const;
    expect(applicantName(names)).toBe('陳小明 CHAN Siu Ming');
    expect(applicantName({ ...names, chiName: '' })).toBe('CHAN Siu Ming');
  });

  it('derives the script from the applicant’s residence', () => {
    expect([scriptOfName({ region: 'CN' }), scriptOfName({ region: 'HK' })]).toEqual(['zh-Hans', 'zh-Hant']);
  });
});

describe('queues', () => {
  it('contain every status once, in the order of the contract', () => {
    const all = queueNames.flatMap((name) => [...queues[name]]);
    expect([...all].sort()).toEqual([...applicationStatusCodes].sort());
    for (const name of queueNames) {
      const places = queues[name].map((status) => applicationStatusCodes.indexOf(status));
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  });
});

describe('languageOfApplicant', () => {
  it('follows the script of the client’s residence, and is English for a client without a Chinese name', () => {
    const languages = (['HK', 'CN', 'MO', 'OVERSEAS'] as const).map((region) => [
      languageOfApplicant({ chiName: '陳小明', region }),
      languageOfApplicant({ chiName: '', region }),
    ]);
    expect(languages).toEqual([
      ['zh-Hant', 'en'],
      ['zh-Hans', 'en'],
      ['zh-Hant', 'en'],
      ['zh-Hant', 'en'],
    ]);
  });
});

describe('standardReasons', () => {
  it('differ from each other in each language', () => {
    for (const language of ['EN', 'SC', 'TC'] as const) {
      expect(new Set(standardReasons.map(({ text }) => text[language])).size).toBe(standardReasons.length);
    }
    expect(new Set(standardReasons.map(({ action, reasonID }) => `${action}/${reasonID}`)).size).toBe(
      standardReasons.length,
    );
  });
});
