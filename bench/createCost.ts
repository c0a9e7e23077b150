// What a create costs beside 10 records of its kind and beside 10,000: an emulator each, in process, in turns and by
// processor time, because the load of a shared machine varies.
import { createEmulator, type Emulator } from '@brokerdesk/mock-server';
import { type BenchRow, median } from './BenchRow.ts';

const area = 'createCost';
const sizes = [10, 10_000] as const;
const rounds = 20;
const createsPerSample = 25;

interface Create {
  readonly path: string;
  /** The input of a record, whose number makes its names unique. */
  readonly body: (number: number) => object;
  /** Fewer where a create takes milliseconds by design, as for the hash of a password. */
  readonly createsPerSample?: number;
}

const noDescription = { descriptionEN: '', descriptionSC: '', descriptionTC: '' };

const creates: readonly Create[] = [
  { path: '/referrers', body: (number) => ({ ...names(number), phone: '+852 0210 0000' }) },
  { path: '/contact_groups', body: (number) => ({ ...names(number), ...noDescription }) },
  {
    path: '/contact_details',
    body: (number) => ({
      groupID: 'DEMO-CG-OPENING',
      ...names(number),
      phone: '+852 0400 5001',
      email: null,
      whatsApp: null,
      weChat: null,
      hoursEN: '',
      hoursSC: '',
      hoursTC: '',
    }),
  },
  {
    path: '/roles',
    body: (number) => ({
      name: texts('Role', number),
      description: { EN: '', SC: '', TC: '' },
      functionCodes: ['RAO'],
      memberRefIDs: [],
    }),
  },
  { path: '/goapi/faq/categories', body: (number) => ({ name: texts('Category', number) }) },
  {
    path: '/goapi/faq',
    body: (number) => ({
      categoryID: 'FQC-DEMO-OPENING',
      question: texts('Question', number),
      answer: texts('Answer', number),
      published: true,
    }),
  },
  {
    path: '/goapi/announcements',
    body: (number) => ({
      title: texts('Title', number),
      content: texts('Content', number),
      startTime: null,
      endTime: null,
      published: false,
    }),
  },
  { path: '/notifications/groups', body: (number) => ({ ...names(number), accountNumbers: [] }) },
  {
    path: '/users',
    createsPerSample: 1,
    body: (number) => ({
      userID: `person.${number}`,
      userName: `Person ${number}`,
      type: 'Operator',
      email: `person.${number}@mail.example`,
      mobile: '+852 0123 4567',
      roleIDs: [],
      groupIDs: [],
    }),
  },
];

function texts(prefix: string, number: number) {
  return { EN: `${prefix} ${number}`, SC: `项目 ${number}`, TC: `項目 ${number}` };
}

function names(number: number) {
  return { nameEN: `Name ${number}`, nameSC: `名称 ${number}`, nameTC: `名稱 ${number}` };
}

interface Session {
  readonly app: Emulator['app'];
  readonly headers: Readonly<Record<string, string>>;
}

export async function run(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const create of creates) rows.push(await measure(create));
  return rows;
}

async function measure(create: Create): Promise<BenchRow> {
  const sessions = new Map<number, Session>();
  for (const size of sizes) sessions.set(size, await openSession(create, size));
  const samples = new Map<number, number[]>(sizes.map((size) => [size, []]));
  const perSample = create.createsPerSample ?? createsPerSample;
  for (let round = 0; round <= rounds; round += 1) {
    for (const [size, session] of sessions) {
      const first = size + round * perSample;
      const began = process.cpuUsage();
      for (let number = first; number < first + perSample; number += 1) await send(session, create, number);
      const { user, system } = process.cpuUsage(began);
      // The first round warms everything up.
      if (round > 0) samples.get(size)?.push((user + system) / 1000 / perSample);
    }
  }
  for (const { app } of sessions.values()) await app.close();
  const [small, large] = sizes.map((size) => median(samples.get(size) ?? [])) as [number, number];
  return {
    area,
    measure: `POST ${create.path}, 10,000 records`,
    value: `${large.toFixed(3)} ms`,
    ratio: `${(large / small).toFixed(2)} of 10 (${small.toFixed(3)} ms)`,
    aim: 'at most 1.20',
  };
}

/** Signs in beside `size` records. They are copies of one that was created, written as rows, which takes less time. */
async function openSession(create: Create, size: number): Promise<Session> {
  const { app } = createEmulator({ applications: 100 });
  const signedIn = await app.inject({
    method: 'POST',
    url: '/__mock/sessions',
    payload: { brokerCode: 'DEMO', userID: 'demo.admin', lengthSec: 10_000_000 },
  });
  const { token, refreshToken } = signedIn.json<{ readonly token: string; readonly refreshToken: string }>();
  const session = { app, headers: { token, 'refresh-token': refreshToken } };
  for (let number = 0; number < size; number += 1) {
    if (create.path === '/users' && number > 0) await copyUser(session, number);
    else await send(session, create, number);
  }
  return session;
}

/** A user is copied, because hashing ten thousand passwords takes minutes. */
async function copyUser({ app }: Session, number: number): Promise<void> {
  const source = await app.inject({ url: '/__mock/state/users/DEMO-U1' });
  const refID = `DEMO-U-COPY-${number}`;
  const payload = { ...source.json<object>(), refID, userID: `person.${number}`, userName: `Person ${number}` };
  const response = await app.inject({ method: 'PUT', url: `/__mock/state/users/${refID}`, payload });
  if (response.statusCode > 299) throw new Error(`${refID} could not be written: ${response.payload}`);
}

async function send({ app, headers }: Session, { path, body }: Create, number: number): Promise<void> {
  const response = await app.inject({ method: 'POST', url: `/api${path}`, headers, payload: body(number) });
  const { code } = response.json<{ readonly code: string }>();
  if (code !== 'OK') throw new Error(`POST ${path} answered ${code}: ${response.payload}`);
}
