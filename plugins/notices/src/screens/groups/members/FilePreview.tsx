import { Button, Callout, Fact, FactList, Row, Stack, Text, useFormats } from '@brokerdesk/plugin-sdk';
import { notificationGroupLimits } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { useText } from '../../useText.ts';
import { type FileText, sortNumbers } from './readNumberFile.ts';
import { useCheckedAccounts } from './useCheckedAccounts.ts';
import { useNameSome } from './useNameSome.ts';

interface FilePreviewProps {
  readonly name: string;
  readonly texts: readonly FileText[];
  readonly members: readonly string[];
  readonly onAdd: (numbers: readonly string[]) => void;
  readonly onClose: () => void;
}

/**
 * What a file would add to a group: new numbers, those whose zeros were added, duplicates, unknown ones, and texts that are
 * not numbers.
 */
export function FilePreview({ name, texts, members, onAdd, onClose }: FilePreviewProps) {
  const text = useText();
  const { count } = useFormats();
  const nameSome = useNameSome();
  const { total, fresh, padded, duplicates, invalid } = useMemo(() => sortNumbers(texts, members), [texts, members]);
  const { unknown } = useCheckedAccounts(fresh);
  const known = fresh.filter((number) => !unknown.includes(number));
  const parts = {
    padded: padded.map(({ written, stored }) => `${written} → ${stored}`),
    duplicates,
    invalid,
    unknown,
  };
  const limit = notificationGroupLimits.members;
  const hasRoom = members.length + fresh.length <= limit;
  return (
    <Callout tone="neutral" title={text('members.found', { name, count: total, number: count(total) })}>
      <Stack gap={8}>
        <FactList>
          <Fact term={text('members.fresh')}>{count(fresh.length)}</Fact>
          {(['padded', 'duplicates', 'invalid', 'unknown'] as const)
            .filter((part) => parts[part].length > 0)
            .map((part) => (
              <Fact key={part} term={`${text(`members.${part}`)} (${count(parts[part].length)})`}>
                {nameSome(parts[part])}
              </Fact>
            ))}
        </FactList>
        {!hasRoom && (
          <Text as="p" tone="failed">
            {text('members.tooMany', { limit: count(limit), number: count(members.length + fresh.length) })}
          </Text>
        )}
        <Row wrap>
          {fresh.length > 0 && hasRoom && (
            <Button onClick={() => onAdd(fresh)}>
              {text('members.add', { count: fresh.length, number: count(fresh.length) })}
            </Button>
          )}
          {unknown.length > 0 && known.length > 0 && hasRoom && (
            <Button onClick={() => onAdd(known)}>
              {text('members.addKnown', { count: known.length, number: count(known.length) })}
            </Button>
          )}
          <Button onClick={onClose}>{text('members.leave')}</Button>
        </Row>
      </Stack>
    </Callout>
  );
}
