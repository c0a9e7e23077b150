import { expect, it } from 'vitest';
import { compareTraits, type Traits } from './compareTraits.ts';

const person: Traits = {
  idCardNumber: 'o1126378',
  name: 'chungcheukhang\n鍾卓恒',
  mobile: '85208008415',
  email: 'cheukhang@post.example',
  birthDate: '1992-04-26',
  address: 'flatf35fblock8yatfunghouse',
  ipAddress: '192.0.2.7',
};

it('gives 100 for the same person and 0 for another', () => {
  expect(compareTraits(person, person)).toMatchObject({ score: 100 });
  const other: Traits = {
    idCardNumber: 'i9904321',
    name: 'wongkayan\n黃嘉欣',
    mobile: '85206612290',
    email: 'wkyan@mail.example',
    birthDate: '1980-01-02',
    address: '88harbourroad',
    ipAddress: '192.0.2.8',
  };
  expect(compareTraits(person, other)).toEqual({ score: 0, fields: [] });
});

it('names what speaks for one person with its share, near misses for less', () => {
  const mistyped = { ...person, mobile: '85208008419', email: 'somebody.else@mail.example' };
  expect(compareTraits(person, mistyped)).toEqual({
    score: 87,
    fields: [
      { field: 'idCardNumber', share: 34, likeness: 100 },
      { field: 'name', share: 20, likeness: 100 },
      { field: 'mobile', share: 14, likeness: 90 },
      { field: 'birthDate', share: 8, likeness: 100 },
      { field: 'address', share: 8, likeness: 100 },
      { field: 'ipAddress', share: 3, likeness: 100 },
    ],
  });
});

it('lets the other fields count for more where one has nothing to say', () => {
  const unknown = { ...person, address: '', ipAddress: '' };
  expect(compareTraits(person, unknown)).toMatchObject({ score: 100 });
  expect(compareTraits(person, unknown).fields[0]).toEqual({ field: 'idCardNumber', share: 38, likeness: 100 });
});

it('compares names in the spellings that both have', () => {
  const nameShare = (name: string) =>
    compareTraits(person, { ...person, name }).fields.find((one) => one.field === 'name');
  expect(nameShare('chungcheukhang\n')).toMatchObject({ share: 20, likeness: 100 });
  expect(nameShare('chungcheukhan\n鍾卓恒')).toMatchObject({ likeness: 96 });
  // The same sound but other characters: another person.
  expect(nameShare('chungcheukhang\n宗卓行')).toBeUndefined();
});
