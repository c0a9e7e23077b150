import { functionCodes } from '@brokerdesk/api';
import path from 'node:path';
import { type Answer, createAnswer, type Finding, missing } from './Answer.ts';
import { explainAddress } from './explainAddress.ts';
import { explainCall, explainPath, isCallName, isPathOfCalls } from './explainCall.ts';
import { explainFunction } from './explainFunction.ts';
import { explainPlugin } from './explainPlugin.ts';
import { explainSlot, isSlotName } from './explainSlot.ts';
import { type PortalModel, withSafeMode } from './PortalModel.ts';
import { suggest } from '../suggest.ts';

/** Answers why a user sees something or not: an address, a function code, a call, a plugin or a slot. */
export function explain(model: PortalModel, subject: string): Answer {
  const answer = explainSubject(/[?&]safe-mode=1\b/.test(subject) ? withSafeMode(model) : model, subject);
  return model.isEnabled
    ? answer
    : { ...answer, isVisible: false, findings: [userDisabled(model), ...answer.findings] };
}

function explainSubject(model: PortalModel, subject: string): Answer {
  const pluginIds = [
    ...model.described.map(({ description }) => description.id),
    ...model.broken.map(({ source }) => path.basename(source.folder)),
  ];
  if (pluginIds.includes(subject)) return explainPlugin(model, subject);
  const isNamed = ({ source }: { readonly source: { readonly folder: string } }) =>
    source.folder === path.resolve(subject);
  const readable = model.described.find(isNamed);
  if (readable !== undefined) return explainPlugin(model, readable.description.id);
  const broken = model.broken.find(isNamed);
  if (broken !== undefined) return explainPlugin(model, path.basename(broken.source.folder));
  if (isSlotName(model, subject)) return explainSlot(model, subject);
  if (isCallName(model, subject)) return explainCall(model, subject);
  if (/^[A-Z][A-Z0-9_]*$/.test(subject)) return explainFunction(model, subject);
  const addresses = [...model.portal.screens.keys(), ...model.portal.denied.keys(), ...model.portal.tabGroups.keys()];
  if (isPathOfCalls(model, subject) && !addresses.includes(trimSlashes(subject))) return explainPath(model, subject);
  if (subject.includes('/') || addresses.includes(subject)) return explainAddress(model, subject);
  const callNames = model.calls.flatMap(({ name }) => name ?? []);
  const known = [...pluginIds, ...model.slots, ...addresses, ...Object.keys(functionCodes), ...callNames];
  return createAnswer('unknown', subject, [
    missing(
      'SUBJECT_UNKNOWN',
      `${subject} is no address, function code, call, plugin or slot of this portal.`,
      `Write an address with its slashes, a call as "GET /users" or by its name, or name the folder of a plugin that is not the product's.${suggest(subject, known)}`,
    ),
  ]);
}

function trimSlashes(subject: string): string {
  return subject.replaceAll(/^\/+|\/+$/g, '');
}

function userDisabled({ account }: PortalModel): Finding {
  return missing(
    'USER_DISABLED',
    `${account.userID} is disabled and cannot sign in.`,
    'Enable the user in the user management of the broker.',
  );
}
