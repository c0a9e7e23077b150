import { Can, Fact, FactList, type OperationNames, ScreenLink, Stack, Text, useFormats } from '@brokerdesk/plugin-sdk';
import type { OperationRecord } from '@brokerdesk/plugin-sdk/api';
import { DiffView } from '@brokerdesk/plugin-sdk/forms';
import { RecordTarget } from './RecordTarget.tsx';
import { useText } from '../useText.ts';

const code = 'UR_OPERATION_RECORD';

/** Everything about one operation: who, what, when, from where, and all changes in full. */
export function RecordPanel({ record, names }: { readonly record: OperationRecord; readonly names: OperationNames }) {
  const text = useText();
  const { exactTime } = useFormats();
  const { operation, actor, targetID, changes } = record;
  const show = (field: string, value: string | null) => value && names.formatValue(field, value, operation);
  return (
    <Stack>
      <FactList>
        <Fact term={text('records.time')}>{exactTime(record.time)}</Fact>
        <Fact term={text('records.actor')}>
          {names.actorName(actor)} {actor.userID !== null && <Text tone="neutral">{actor.userID}</Text>}
          {actor.userID !== null && (
            <Can requires={code}>
              <div>
                <ScreenLink to={{ code, params: { userID: actor.userID } }}>{text('records.ofUser')}</ScreenLink>
              </div>
            </Can>
          )}
        </Fact>
        <Fact term={text('records.actorKind')}>{text(`records.kind.${actor.kind}`)}</Fact>
        {targetID !== null && (
          <Fact term={text('records.target')}>
            <RecordTarget record={record} /> <Text tone="neutral">{targetID}</Text>
            <Can requires={code}>
              <div>
                <ScreenLink to={{ code, params: { targetID } }}>{text('records.ofTarget')}</ScreenLink>
              </div>
            </Can>
          </Fact>
        )}
        <Fact term={text('records.plugin')}>{record.pluginId ?? text('records.nothing')}</Fact>
        <Fact term={text('records.requestId')}>{record.requestId ?? text('records.noRequest')}</Fact>
      </FactList>
      <h3>{text('records.changes')}</h3>
      {changes.length === 0 ? (
        <Text as="p" tone="neutral">
          {text('records.noChanges')}
        </Text>
      ) : (
        <DiffView
          label={text('records.changes')}
          changes={changes.map(({ field, before, after }, place) => ({
            id: `${place} ${field}`,
            name: names.fieldName(field, operation),
            before: show(field, before),
            after: show(field, after),
          }))}
        />
      )}
    </Stack>
  );
}
