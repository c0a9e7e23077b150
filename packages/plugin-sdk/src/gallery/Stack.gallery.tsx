import { Button } from '../kit/Button.tsx';
import { Row, Stack, type StackProps } from '../kit/Stack.tsx';
import type { GalleryPage, GalleryState, Translate } from './GalleryPage.ts';

/** Stack and Row. */
export const gallery: GalleryPage = {
  title: 'Stack, Row',
  states: [
    { name: 'Stack', render: (translate) => <Stack align="start">{buttons(translate)}</Stack> },
    rowOf('Row', {}),
    rowOf('Row, between', { justify: 'between' }),
    rowOf('Row, at the end, with little space', { justify: 'end', gap: 4 }),
    {
      name: 'Row that continues on the next line',
      render: (translate) => (
        <div style={{ inlineSize: 160 }}>
          <Row wrap>{buttons(translate)}</Row>
        </div>
      ),
    },
  ],
};

function rowOf(name: string, props: StackProps): GalleryState {
  return { name, render: (translate) => <Row {...props}>{buttons(translate)}</Row> };
}

function buttons(translate: Translate) {
  return (
    <>
      <Button>{translate('Save', '保存', '儲存')}</Button>
      <Button>{translate('Cancel', '取消', '取消')}</Button>
    </>
  );
}
