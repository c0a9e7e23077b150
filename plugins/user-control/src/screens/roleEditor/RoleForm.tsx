import { Button, Row, useHost, useNavigation, type ApiError, refusalOf } from '@brokerdesk/plugin-sdk';
import { createRole, updateRole, type RuleOf } from '@brokerdesk/plugin-sdk/api';
import { Form, useRecordForm } from '@brokerdesk/plugin-sdk/forms';
import { useRef, useState } from 'react';
import type { RoleFunction } from '../../roles/RoleFunction.ts';
import { type RoleRecord, type RoleValues, valuesOfRole } from '../../roles/RoleRecord.ts';
import { ImportRoleDialog } from './ImportRoleDialog.tsx';
import { RoleFields } from './RoleFields.tsx';
import { RoleReview } from './RoleReview.tsx';
import { changesOfRole } from './changesOfRole.ts';
import { useRoleRefusals } from './useRoleRefusals.ts';
import { useText } from '../useText.ts';

const fields: Readonly<Partial<Record<string, string>>> = {
  'grant-exceeds-own': 'functionCodes',
  'revoke-exceeds-own': 'functionCodes',
  'own-account': 'memberRefIDs',
  'outranks-caller': 'memberRefIDs',
} satisfies { readonly [Rule in RuleOf<typeof updateRole>]?: string };

/** Props of {@link RoleForm}. */
export interface RoleFormProps {
  /** Names the draft. */
  readonly name: string;
  /** The role to change; undefined for a new one. */
  readonly record: RoleRecord | undefined;
  /** The values of a new role. */
  readonly start: RoleValues;
  readonly functions: readonly RoleFunction[];
}

/** The editor of a role. What it changes is confirmed before it is saved. */
export function RoleForm({ name, record, start, functions }: RoleFormProps) {
  const text = useText();
  const { permissions } = useHost();
  const { open } = useNavigation();
  const refusals = useRoleRefusals(functions);
  const saved = useRef(record?.roleID ?? '');
  const [isImporting, setIsImporting] = useState(false);
  const [endsSessions, setEndsSessions] = useState(false);
  // The values are sent as they were when the review was opened; this is chosen in it.
  const chosenEnd = useRef(false);
  const form = useRecordForm<RoleRecord, RoleValues, typeof createRole, typeof updateRole>({
    name,
    itemLabel: text('item'),
    record,
    create: createRole,
    change: updateRole,
    params: ({ roleID }) => ({ roleID }),
    toValues: (one) => (one === undefined ? start : valuesOfRole(one)),
    toBody: ({ functionCodes, memberRefIDs, ...texts }) => ({
      ...texts,
      functionCodes: [...functionCodes],
      memberRefIDs: [...memberRefIDs],
      ...(chosenEnd.current && record !== undefined && { endSessions: true }),
    }),
    validate({ functionCodes, memberRefIDs }) {
      const members = new Set(record?.members.map(({ refID }) => refID));
      const isLacking = functionCodes.some((code) => !permissions.has(code));
      if (!isLacking || memberRefIDs.every((refID) => members.has(refID))) return [];
      return [{ path: 'memberRefIDs', rule: 'grant', message: text('roleEditor.cannotAddMembers') }];
    },
    review(values, one) {
      const changes = changesOfRole({ before: one && valuesOfRole(one), values, functions });
      if (!changes.isPermissionChange) return undefined;
      return {
        title: text(one === undefined ? 'roleReview.titleNew' : 'roleReview.title'),
        submitLabel: text(one === undefined ? 'roleReview.submitNew' : 'roleReview.submit'),
        content: (
          <RoleReview
            name={values.name}
            changes={changes}
            members={one?.members ?? []}
            endsSessions={endsSessions}
            onEndSessions={(isChosen) => {
              chosenEnd.current = isChosen;
              setEndsSessions(isChosen);
            }}
          />
        ),
      };
    },
    refusals,
    fieldOfError: fieldOfRefusal,
    onSaved: ({ roleID }) => {
      saved.current = roleID;
    },
    onClose: () => void open({ code: 'UR_ROLE_MANAGEMENT', child: 'detail', params: { roleID: saved.current } }),
  });
  const isDisabled = form.isSending || form.conflict !== undefined;
  return (
    <>
      <h2 className="bdk-hidden">{text('menu.role')}</h2>
      <Form form={form} label={text('item')} isDisabled={isDisabled}>
        <RoleFields form={form} record={record} functions={functions} onImport={() => setIsImporting(true)} />
        <Row wrap>
          <Button type="submit" intent="primary" aria-disabled={isDisabled || undefined}>
            {text(record === undefined ? 'roleReview.submitNew' : 'roleReview.submit')}
          </Button>
          {form.isDirty && <Button onClick={form.discard}>{text('roleEditor.discard')}</Button>}
        </Row>
      </Form>
      {isImporting && (
        <ImportRoleDialog
          values={form.read()}
          granted={record ? valuesOfRole(record).functionCodes : []}
          functions={functions}
          onApply={form.write}
          onClose={() => setIsImporting(false)}
        />
      )}
    </>
  );
}

/** Returns the field that a rule of the server is about. */
function fieldOfRefusal(error: ApiError): string | undefined {
  const { rule = '' } = refusalOf(error, updateRole, 'E0016') ?? {};
  return Object.hasOwn(fields, rule) ? fields[rule] : undefined;
}
