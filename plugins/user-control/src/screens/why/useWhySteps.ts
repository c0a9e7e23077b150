import { type AccessStep, textIn, useHost } from '@brokerdesk/plugin-sdk';
import { type FunctionIndex, nameOf } from './functionIndex.ts';
import { useText } from '../useText.ts';
import { grantedCodesOf, hasEverything, type WhySubject } from './WhySubject.ts';

/** One step of an answer, in words. */
export interface WhyStep {
  readonly key: string;
  /** Undefined for a step that decides nothing, such as a role beside one that grants the function. */
  readonly isSatisfied: boolean | undefined;
  readonly text: string;
  readonly remedy?: string | undefined;
}

/** Returns the function that puts the reasons of the host into words, with the account and the roles among them. */
export function useWhySteps(index: FunctionIndex) {
  const text = useText();
  const { language } = useHost();
  const namesOf = (codes: readonly string[]) =>
    codes.map((code) => nameOf(index, code)).join(text('why.nameSeparator'));

  function listAccountSteps({ user }: WhySubject): readonly WhyStep[] {
    if (!user) return [];
    if (user.status === 'deleted') return [{ key: 'account', isSatisfied: false, text: text('why.step.deleted') }];
    if (user.enabled) return [{ key: 'account', isSatisfied: true, text: text('why.step.enabled') }];
    return [{ key: 'account', isSatisfied: false, text: text('why.step.disabled'), remedy: text('why.remedy.enable') }];
  }

  function listRoleSteps(subject: WhySubject, code: string): readonly WhyStep[] {
    if (hasEverything(subject)) return [{ key: 'super', isSatisfied: true, text: text('why.step.super') }];
    if (subject.roles.length === 0) return [{ key: 'roles', isSatisfied: undefined, text: text('why.step.noRole') }];
    const path = index.get(code)?.path.map((one) => one.code) ?? [code];
    return subject.roles.map((role) => {
      const granted = grantedCodesOf(role);
      const lacking = path.filter((one) => !granted.has(one));
      const values = { role: textIn(role.name, language), names: namesOf(lacking) };
      const isSatisfied = lacking.length === 0 ? true : undefined;
      return {
        key: role.roleID,
        isSatisfied,
        text: text(isSatisfied ? 'why.step.roleGrants' : 'why.step.roleLacks', values),
      };
    });
  }

  function toStep(
    { code, isSatisfied, functionCode = '', values, text: words, remedy }: AccessStep,
    { user, roles }: WhySubject,
  ): WhyStep {
    const lacking = (values['lacking'] ?? '').split(', ');
    const names = namesOf(lacking);
    const [role] = roles;
    const grant =
      user || !role
        ? text('why.remedy.user', { names })
        : text('why.remedy.role', { names, role: textIn(role.name, language) });
    const path =
      index
        .get(functionCode)
        ?.path.map(({ name }) => name)
        .join(text('why.pathSeparator')) ?? functionCode;
    switch (code) {
      case 'TREE_FUNCTION':
        return { key: code, isSatisfied, text: text('why.step.inTree', { path }) };
      case 'FUNCTION_GRANTED':
        return { key: code, isSatisfied, text: text('why.step.granted') };
      case 'ROUTE_FUNCTION_MISSING':
        return { key: code, isSatisfied, text: text('why.step.missing', { names }), remedy: grant };
      case 'NODE_ANCESTOR_MISSING':
        return { key: code, isSatisfied, text: text('why.step.ancestor', { names }), remedy: grant };
      default:
        return { key: code, isSatisfied, text: words, remedy };
    }
  }

  return (subject: WhySubject, code: string, steps: readonly AccessStep[]): readonly WhyStep[] => {
    const inWords = steps.map((step) => toStep(step, subject));
    const [first, ...rest] = inWords;
    const isInTree = first?.isSatisfied === true;
    return [
      ...listAccountSteps(subject),
      ...(first ? [first] : []),
      ...(isInTree ? listRoleSteps(subject, code) : []),
      ...rest,
    ];
  };
}
