// Files: what they contain decides what they are, whatever their name says; what comes back is what was sent.
import { type Endpoint, type FilePart } from '@brokerdesk/api';
import {
  type ContractCase,
  jsonFile,
  MissingData,
  pdfFile,
  pngFile,
  productCases,
} from '@brokerdesk/mock-server/cases';
import type { BackEnd } from '../BackEnd.ts';
import { callName } from '../calls.ts';
import { type CheckInfo, type Desk, NotTried, type Scenario } from '../Check.ts';
import type { ConformClient } from '../ConformClient.ts';
import { observe } from '../witness.ts';
import { describeAnswer } from './answers.ts';

interface Input {
  readonly files?: Readonly<Record<string, readonly File[]>> | undefined;
}

/** One scenario for each upload, and one for what comes back. */
export function fileScenarios(backEnd: BackEnd): readonly Scenario[] {
  return productCases
    .filter(({ endpoint }) => endpoint.bodyKind === 'multipart' && backEnd.hasCall(endpoint))
    .map((one) => ({ checks: checksOf(one), run: (desk) => run(backEnd, one, desk) }));
}

function checksOf({ endpoint }: ContractCase): readonly CheckInfo[] {
  const name = callName(endpoint);
  const info = (law: string, demand: string): CheckInfo => ({ id: `${law}:${name}`, family: 'files', demand });
  return [
    info('kind', `${name} refuses a file whose content is not of its kind.`),
    info('size', `${name} refuses a file that is too large.`),
    info('name', `${name} refuses a name that leads elsewhere.`),
    info('count', `${name} refuses more files than it takes.`),
    ...(endpoint.path === '/systems/images' && endpoint.method === 'POST'
      ? [info('bytes', 'A file comes back as it was sent, with its type.')]
      : []),
  ];
}

async function run(backEnd: BackEnd, one: ContractCase, desk: Desk): Promise<void> {
  const { endpoint, as } = one;
  const name = callName(endpoint);
  const client = await backEnd.client(as === 'provider' ? 'provider' : 'administrator');
  const input = await prepare(client, one);
  const witness = await observe(client, endpoint, input as never);
  const refuse = async (law: string, { part, files, codes, what }: Wrong) => {
    const answer = await client.call(endpoint, { ...input, files: { ...input.files, [part]: files } } as never);
    desk.expect(
      `${law}:${name}`,
      codes.includes(answer.code),
      `${what} in ${part} is answered ${describeAnswer(answer)}, not ${codes.join(' or ')}`,
    );
    const change = await witness.findChange();
    desk.expect(`${law}:${name}`, change === undefined, `${what} in ${part}: ${change}`);
  };
  const parts = Object.entries(endpoint.shapes?.files ?? {});
  for (const [part, rule] of parts) {
    const right = input.files?.[part]?.[0] ?? sample(rule, 'conform');
    const codes = ['E0014', 'E0004'];
    const text = new File(['This is a plain text and nothing else.'], right.name);
    await refuse('kind', { part, files: [text], codes, what: `a text named ${right.name}` });
    const script = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], right.name);
    await refuse('kind', { part, files: [script], codes, what: `an SVG named ${right.name}` });
    const large = new File([await right.arrayBuffer(), new Uint8Array(rule.maxBytes)], right.name);
    const tooLarge = { part, files: [large], codes: ['E0013', 'E0014'], what: `a file of ${large.size} bytes` };
    await refuse('size', tooLarge);
    const many = Array.from({ length: rule.maxCount + 1 }, (_, index) => sample(rule, `conform-${index}`));
    const tooMany = { part, files: many, codes: [...codes, 'E0013', 'E0017'], what: `${many.length} files` };
    await refuse('count', tooMany);
  }
  const [first] = parts;
  if (first === undefined) return;
  const [part] = first;
  for (const folder of ['../', '..\\']) await tryName({ client, one, part, folder }, desk);
  if (desk.has(`bytes:${name}`))
    await compareBytes({ client, endpoint, input: await prepare(client, one), part }, desk);
}

interface Wrong {
  readonly part: string;
  readonly files: readonly File[];
  readonly codes: readonly string[];
  readonly what: string;
}

/** A name with a path is refused, or the path is not stored. */
async function tryName(
  {
    client,
    one,
    part,
    folder,
  }: { readonly client: ConformClient; readonly one: ContractCase; readonly part: string; readonly folder: string },
  desk: Desk,
): Promise<void> {
  const input = await prepare(client, one);
  const [rule] = Object.values(one.endpoint.shapes?.files ?? {});
  const own = input.files?.[part]?.[0] ?? (rule && sample(rule, 'conform'));
  if (own === undefined) return;
  const file = new File([await own.arrayBuffer()], `${folder}${own.name}`);
  const answer = await client.call(one.endpoint, { ...input, files: { ...input.files, [part]: [file] } } as never);
  const isKept = JSON.stringify(answer.data ?? '').includes(JSON.stringify(folder).slice(1, -1));
  const isRight = answer.code === 'OK' ? !isKept : /^E00(?:04|14|17)$/.test(answer.code);
  desk.expect(
    `name:${callName(one.endpoint)}`,
    isRight,
    `a file named ${file.name} is answered ${describeAnswer(answer)}${isKept ? ', with its path' : ''}`,
  );
}

async function compareBytes(
  {
    client,
    endpoint,
    input,
    part,
  }: { readonly client: ConformClient; readonly endpoint: Endpoint; readonly input: Input; readonly part: string },
  desk: Desk,
): Promise<void> {
  const id = `bytes:${callName(endpoint)}`;
  const file = input.files?.[part]?.[0];
  const created = await client.call(endpoint, input as never);
  const { fullPathUrl } = (created.data ?? {}) as unknown as { readonly fullPathUrl?: string };
  if (file === undefined || fullPathUrl === undefined) {
    desk.expect(id, false, `the upload is answered ${created.code}`);
    return;
  }
  // A public picture, which a page fetches without a session.
  const request = await client.prepare('GET', `/api${fullPathUrl}`, { unsigned: true, headers: {} });
  const { status, headers, body } = await client.exchange(request);
  desk.expect(
    id,
    status === 200 && body.equals(Buffer.from(await file.arrayBuffer())),
    `HTTP ${status}, ${body.length} bytes of ${file.size}`,
  );
  desk.expect(id, headers['content-type'] === 'image/png', `its type is ${headers['content-type']}`);
}

async function prepare(client: ConformClient, one: ContractCase): Promise<Input> {
  try {
    return (await one.input(client)) as Input;
  } catch (error) {
    if (error instanceof MissingData) throw new NotTried(error.message);
    throw error;
  }
}

function sample({ types }: FilePart, name: string): File {
  if (types.includes('png')) return pngFile(`${name}.png`);
  return types.includes('pdf') ? pdfFile(`${name}.pdf`) : jsonFile(`${name}.json`, {});
}
