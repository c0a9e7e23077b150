import { responseCodes } from '@brokerdesk/api';
import { explainCall as explainAccess, type Reason } from '@brokerdesk/host/permissions';
import { type Answer, createAnswer, type Finding, missing, satisfied, toFinding } from './Answer.ts';
import { describeEffect, type EmulatorFault, matchesCall } from './emulatorFaults.ts';
import { adviseGrant } from './explainFunction.ts';
import { isSameCall, type KnownCall } from './listCalls.ts';
import { listDeliveryFindings } from './listDeliveryFindings.ts';
import { type PortalModel, toExplained } from './PortalModel.ts';
import { suggest } from '../suggest.ts';

const methodAndPath = /^(?<method>GET|POST|PUT|PATCH|DELETE)\s+(?:\/api(?=\/))?(?<path>\/\S*)$/i;

/** Returns whether a question is about a call: its method and path, or the name of a call that exists. */
export function isCallName({ calls }: PortalModel, subject: string): boolean {
  return methodAndPath.test(subject) || calls.some(({ name }) => name === subject);
}

/** Returns whether a question is the path of calls, without a method. */
export function isPathOfCalls(model: PortalModel, subject: string): boolean {
  return findCallsOf(model, subject).length > 0;
}

/** Explains the call of a path; if there are several, asks for the method. */
export function explainPath(model: PortalModel, subject: string): Answer {
  const requests = findCallsOf(model, subject).map((call) => `${call.method} ${toPath(subject)}`);
  const [only = '', ...others] = requests;
  if (others.length === 0) return { ...explainCall(model, only), subject };
  const question = missing(
    'CALL_METHOD_MISSING',
    `${toPath(subject)} is the path of ${requests.length} calls: ${requests.join(', ')}.`,
    `Ask about one of them, as in admin-cli why "${only}".`,
  );
  return createAnswer('call', subject, [question]);
}

function findCallsOf({ calls }: PortalModel, subject: string): readonly KnownCall[] {
  if (!/^\/[^\s/]/.test(subject)) return [];
  const path = toPath(subject);
  const exact = calls.filter((call) => isSameCall(call, { method: call.method, path }));
  return exact.length > 0 ? exact : calls.filter((call) => isFilled(call.path, path));
}

/** Returns a path as calls declare it, without what a browser puts before and after it. */
function toPath(subject: string): string {
  return subject.replace(/^\/api(?=\/)/, '').replace(/[?#].*$/, '');
}

/** Explains whether the user may make a call, and the response of the emulator. */
export function explainCall(model: PortalModel, subject: string): Answer {
  const { method = '', path = '' } = methodAndPath.exec(subject)?.groups ?? {};
  const asked = { method: method.toUpperCase(), path: path.replace(/[?#].*$/, '') };
  const call =
    model.calls.find(({ name }) => name === subject) ??
    model.calls.find((one) => isSameCall(one, asked)) ??
    model.calls.find((one) => one.method === asked.method && isFilled(one.path, asked.path));
  const findings = call === undefined ? [findUnknownCall(model, asked)] : listCallFindings(model, call);
  return createAnswer('call', subject, findings);
}

/** Returns whether a path is one of a call's, with values in place of its parameters. */
function isFilled(template: string, path: string): boolean {
  const [wanted, given] = [template.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith('{') || part === given[index]);
}

function findUnknownCall({ calls }: PortalModel, { method, path }: Pick<KnownCall, 'method' | 'path'>): Finding {
  const others = calls.filter((one) => isSameCall({ ...one, method }, { method, path }));
  const meant =
    others.length > 0
      ? ` ${path} has ${others.map((one) => one.method).join(', ')}.`
      : suggest(
          `${method} ${path}`,
          calls.map((one) => `${one.method} ${one.path}`),
        );
  return missing(
    'CALL_UNKNOWN',
    `No call of the product or of a plugin is ${method} ${path}.`,
    `Correct the method or the path, or name the plugin’s folder, as in admin-cli why "${method} ${path}" <folder>.${meant}`,
  );
}

function listCallFindings(model: PortalModel, call: KnownCall): readonly Finding[] {
  const plugin = model.described.find(({ source }) => source.folder === call.source?.folder);
  const findings = [
    findOwner(call, plugin?.description.id),
    ...(plugin === undefined ? [] : listDeliveryFindings(model, plugin)),
    ...(call.isHandled ? [] : [findUnmocked(model, call)]),
    ...model.faults.filter((fault) => matchesCall(fault, call)).map((fault) => describeFault(fault, call)),
    ...listAccessFindings(model, call),
  ];
  const isHandled = findings.every(({ isSatisfied }) => isSatisfied);
  return isHandled ? [...findings, satisfied('CALL_RESPONSE', `The response is ${listResponses(call)}.`)] : findings;
}

function findOwner({ name, method, path, source, file }: KnownCall, id: string | undefined): Finding {
  const request = `${method} ${path}`;
  const call = name === undefined ? request : `${name} (${request})`;
  const owner = source === undefined ? 'the product' : `the plugin ${id ?? source.folder}`;
  return satisfied('CALL_DECLARED', `${call} is a call of ${owner}${file === undefined ? '' : `, in ${file}`}.`);
}

function findUnmocked({ calls, extensions }: PortalModel, { method, path, name, source }: KnownCall): Finding {
  const own = extensions.find((one) => one.source.folder === source?.folder);
  const file = `${source?.folder}/src/mock.ts`;
  const routes = calls.filter((one) => one.source === source && one.isHandled && one.name === undefined);
  const meant = suggest(
    `${method} ${path}`,
    routes.map((one) => `${one.method} ${one.path}`),
  );
  return missing(
    'CALL_UNMOCKED',
    own === undefined
      ? `The plugin has no mock.ts, so the response to ${method} ${path} is ${statusOf('E0003')}.`
      : `No route of ${file} has ${method} ${path}, so the response is ${statusOf('E0003')}.`,
    `Add mockRoute(${name ?? 'the endpoint'}, …) to the routes of ${file}, or correct the path.${meant}`,
  );
}

function describeFault(fault: EmulatorFault, { method, path }: KnownCall): Finding {
  const { isFailure, text } = describeEffect(fault);
  const told = `The emulator has the fault ${fault.faultID}: ${method} ${path} ${text}.`;
  if (!isFailure) return satisfied('CALL_FAULT', told);
  const remedy = `Remove it: in the toolbar of \`dev\`, by starting without --fail, or with DELETE /__mock/faults/${fault.faultID}.`;
  return missing('CALL_FAULT', told, remedy);
}

/** Lists the findings of the host, with the response to a refused call. */
function listAccessFindings(model: PortalModel, { method, path, access }: KnownCall): readonly Finding[] {
  if (access === undefined) return [];
  const call = { method: method as 'GET', path: path as `/${string}`, access };
  return explainAccess(toExplained(model), { call, isInternal: model.isInternal }).map((reason) => {
    const finding = toFinding(reason, `${adviseGrant(model, reason)}${suggestCode(model, reason)}`);
    return finding.isSatisfied
      ? finding
      : { ...finding, text: `${finding.text} The response is ${statusOf('E0002')}.` };
  });
}

/** A plugin may have misspelt the function of its call. */
function suggestCode({ tree }: PortalModel, { code, functionCode = '' }: Reason): string {
  if (code !== 'TREE_FUNCTION_MISSING' || !functionCode.startsWith('X_')) return '';
  const known = tree.map((node) => node.functionCode);
  return ` Or correct \`access\`.${suggest(functionCode, known)}`;
}

function listResponses({ errors }: KnownCall): string {
  const refusals = errors.map(statusOf);
  return [statusOf('OK'), ...(refusals.length > 0 ? [`or an error: ${refusals.join(', ')}`] : [])].join(', ');
}

function statusOf(code: string): string {
  const { status, meaning } = responseCodes[code as keyof typeof responseCodes];
  return code === 'OK' ? `${status} (OK)` : `${status} (${code}, ${meaning})`;
}
