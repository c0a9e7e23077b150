import { expect, it } from 'vitest';
import { makePacked, now } from '../registry/registryFixture.ts';
import { makeSigner } from '../registry/keys.ts';
import { toCertification } from './certifyPlugin.ts';
import { findManifestFaults } from './findManifestFaults.ts';
import { makeHostile } from './hostileTexts.ts';

it('signs what was tried of which build', async () => {
  const packed = await makePacked(makeSigner());
  const result = {
    checks: [{ name: 'opens', title: 'it opens', faults: [] }],
    places: ['X_FEE_SCHEDULE'],
    untried: ['home.cards/fees'],
  };
  expect(await toCertification(packed, result, now)).toMatchObject({
    plugin: 'fee-schedule',
    version: '1.0.0',
    issuedAt: '2026-12-01T09:00:00.000Z',
    checks: ['opens'],
    untried: ['home.cards/fees'],
  });
});

it('finds what is too large, and a title that a language lacks', async () => {
  const { manifest } = await makePacked(makeSigner());
  expect(findManifestFaults(manifest)).toEqual([]);
  const large = { integrity: '', bytes: 90_000 };
  const faults = findManifestFaults({
    ...manifest,
    files: { 'plugin.js': large, 'page.js': large },
    scripts: { X_FEE_SCHEDULE: { files: ['plugin.js', 'page.js'], shared: [] } },
    titles: { ...manifest.titles, 'zh-Hans': {} },
  });
  expect(faults).toEqual([
    'The start file has 90.0 kB, more than 20',
    'X_FEE_SCHEDULE has 90.0 kB, more than 80',
    'title has no text in zh-Hans',
  ]);
});

it('replaces what people have written, and nothing else', () => {
  const body = { id: 'DE0000001', time: '2026-12-01T09:00:00Z', name: 'Chan Tai Man', note: '備註' };
  const hostile = JSON.parse(makeHostile(body)) as typeof body;
  expect(hostile).toMatchObject({ id: body.id, time: body.time });
  expect(hostile.name).not.toBe(body.name);
  expect(hostile.note).not.toBe(body.note);
});
