import { Button, PageHeader, Row, useHost } from '@brokerdesk/plugin-sdk';
import { type ComponentType, useState } from 'react';
import {
  BackgroundPart,
  DocumentPart,
  HistoryPart,
  RecordPart,
  SmallListPart,
  UrgentRecordPart,
} from './readParts.tsx';
import {
  ConfirmDialogPart,
  FormPart,
  JobPart,
  OrderDialogPart,
  type PartProps,
  ReasonDialogPart,
  RecordDialogPart,
  UploadPart,
} from './writeParts.tsx';
import { useText } from './useText.ts';

const parts: Readonly<Record<string, ComponentType<PartProps>>> = {
  'part.record': RecordPart,
  'part.urgentRecord': UrgentRecordPart,
  'part.smallList': SmallListPart,
  'part.form': FormPart,
  'part.recordDialog': RecordDialogPart,
  'part.confirmDialog': ConfirmDialogPart,
  'part.reasonDialog': ReasonDialogPart,
  'part.orderDialog': OrderDialogPart,
  'part.job': JobPart,
  'part.upload': UploadPart,
  'part.document': DocumentPart,
  'part.history': HistoryPart,
  'part.background': BackgroundPart,
};

/** One container at a time, each opened by its button. */
export default function ContainersScreen() {
  const text = useText();
  const { notify } = useHost();
  const [name, setName] = useState<string>();
  const Part = name === undefined ? undefined : parts[name];
  return (
    <>
      <PageHeader title={text('menu.containers')} />
      <Row wrap>
        {Object.keys(parts).map((part) => (
          <Button key={part} onClick={() => setName(part)}>
            {text(part as 'part.record')}
          </Button>
        ))}
      </Row>
      {Part && (
        <Part
          onClose={() => setName(undefined)}
          onDone={(message) => {
            setName(undefined);
            notify({ tone: 'success', text: text(message) });
          }}
        />
      )}
    </>
  );
}
