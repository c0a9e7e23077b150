import { useId } from 'react';
import { useFormats } from '../../hooks/useFormats.ts';
import { Callout } from '../../kit/Callout.tsx';
import { Row } from '../../kit/Stack.tsx';
import { Table } from '../../kit/Table.tsx';
import { Text } from '../../kit/Text.tsx';
import { useFormText } from '../useFormText.ts';
import type { FormConflict, FormHandle } from './FormHandle.ts';
import { Button } from '../../kit/Button.tsx';
import { LinkButton } from '../../kit/LinkButton.tsx';

/** The props of {@link ConflictPanel}. */
export interface ConflictPanelProps<Values extends object> {
  readonly form: FormHandle<Values>;
  readonly conflict: FormConflict;
}

/**
 * Shows what another user has changed since the form was filled in, beside the user's input. A decision without fields
 * has no input to keep or discard: the user applies it to the current record, or closes the dialog. One that the record no
 * longer allows can only be closed.
 */
export function ConflictPanel<Values extends object>({ form, conflict }: ConflictPanelProps<Values>) {
  const text = useFormText();
  const titleId = useId();
  const hasValues = Object.keys(form.methods.getValues()).length > 0;
  return (
    <Callout as="section" tone="waiting" gap={8} className="bdk-conflict" role="alert" aria-labelledby={titleId}>
      <Text as="h3" id={titleId} tone="waiting">
        <ConflictTitle conflict={conflict} />
      </Text>
      <ChangeTable form={form} conflict={conflict} />
      {conflict.isPossible ? (
        <>
          {hasValues && <p>{text('conflict.kept')}</p>}
          <Row wrap justify="end">
            {hasValues && <Button onClick={form.discard}>{text('conflict.takeAll')}</Button>}
            <Button
              intent="primary"
              aria-disabled={form.isSending || undefined}
              onClick={() => void form.mergeAndSubmit()}
            >
              {text(hasValues ? 'conflict.applyAgain' : 'conflict.goOn')}
            </Button>
          </Row>
        </>
      ) : (
        <p>{text('conflict.notPossible')}</p>
      )}
    </Callout>
  );
}

function ConflictTitle({ conflict: { by, at } }: { readonly conflict: FormConflict }) {
  const text = useFormText();
  const formats = useFormats();
  if (by === null) return <>{text('conflict.titleOfNobody')}</>;
  if (at === null) return <>{text('conflict.title', { by })}</>;
  return <>{text('conflict.titleAt', { by, at: formats.dateTime(at) })}</>;
}

function ChangeTable<Values extends object>({ form, conflict }: ConflictPanelProps<Values>) {
  const text = useFormText();
  // Fields that are not on the page mean nothing to the user.
  const fields = conflict.fields.flatMap((field) => {
    const registered = form.registry.get(field.path);
    return registered ? [{ ...field, ...registered }] : [];
  });
  if (fields.length + conflict.changes.length === 0) return <p>{text('conflict.nothingHere')}</p>;
  const hasFields = fields.length > 0;
  return (
    <Table isFixed>
      <thead>
        <tr>
          <th scope="col">{text('conflict.what')}</th>
          <th scope="col">{text('conflict.was')}</th>
          <th scope="col">{text('conflict.now')}</th>
          {hasFields && <th scope="col">{text('conflict.mine')}</th>}
        </tr>
      </thead>
      <tbody>
        {conflict.changes.map(({ name, was, now }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{was}</td>
            <td>{now}</td>
            {hasFields && <td>–</td>}
          </tr>
        ))}
        {fields.map(({ path, label, show, merge, was, theirs, isChangedByBoth }) => (
          <tr key={path}>
            <th scope="row">{label}</th>
            <td>{show(was)}</td>
            <td>{show(theirs, was)}</td>
            <td>
              {isChangedByBoth && (
                <>
                  {show(form.methods.watch(path), was)}{' '}
                  {merge && <Text tone="neutral">{`${text('conflict.merged')} `}</Text>}
                  <LinkButton
                    aria-label={text('conflict.takeThisOf', { name: label })}
                    onClick={() => form.takeTheirs(path)}
                  >
                    {text('conflict.takeThis')}
                  </LinkButton>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
