// Templates for tests, made from the preset components that the emulator offers.
import {
  createProfile,
  createReferrer,
  type InputOf,
  listProfiles,
  listSystemComponents,
  type ProfileDetail,
  type ReferrerDetail,
} from '@brokerdesk/api';
import type { CaseClient } from '@brokerdesk/mock-server/case-kit';

export type ProfileBody = InputOf<typeof createProfile>['body'];

/** A template with every core question in one group, under a unique name. */
export async function newProfileBody(client: CaseClient): Promise<ProfileBody> {
  const { data } = await client.call(listSystemComponents);
  const components = (data ?? []).filter(({ core }) => core).flatMap((ready) => ready.components);
  const name = `Template ${nextNumber()}`;
  return {
    name: { EN: name, SC: name, TC: name },
    description: { EN: 'For tests.', SC: '供测试使用。', TC: '供測試使用。' },
    pages: [
      {
        pageID: 'only',
        title: { EN: 'The only page', SC: '唯一一页', TC: '唯一一頁' },
        groups: [{ groupID: 'core', nameEN: 'Core', nameSC: '核心', nameTC: '核心', components }],
      },
    ],
    classification: [],
  };
}

export async function makeProfile(client: CaseClient): Promise<ProfileDetail> {
  return (await client.call(createProfile, { body: await newProfileBody(client) })).data;
}

/** The body that the editor sends for a template that it has read. */
export function toProfileBody({ name, description, blockedCNIP, pages, classification, version }: ProfileDetail) {
  return { name, description, blockedCNIP, pages, classification, version };
}

/** The template that most applications were filled with. */
export async function findUsedProfile(client: CaseClient) {
  return (await client.call(listProfiles, { query: { sort: '-applications' } })).data.items[0];
}

export async function makeReferrer(client: CaseClient): Promise<ReferrerDetail> {
  return (await client.call(createReferrer, { body: newReferrerBody() })).data;
}

export function newReferrerBody() {
  const name = `Referrer ${nextNumber()}`;
  return { nameEN: name, nameSC: name, nameTC: name, phone: '+852 0210 0000' };
}

let createdCount = 0;

/** Names have to be unique within a sandbox. */
function nextNumber(): number {
  createdCount += 1;
  return createdCount;
}
