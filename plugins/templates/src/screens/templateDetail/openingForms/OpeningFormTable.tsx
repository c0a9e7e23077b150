import { Button, Can, Row, Table, useFormats, useNavigation, useScreenParams } from '@brokerdesk/plugin-sdk';
import type { OpeningFormTemplate } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../../useText.ts';

interface OpeningFormTableProps {
  readonly forms: readonly OpeningFormTemplate[];
  /** The one whose pages and fields are shown. */
  readonly shown: OpeningFormTemplate | undefined;
  readonly onDelete: (form: OpeningFormTemplate) => void;
}

/** The opening-form templates of a template, the newest first. */
export function OpeningFormTable({ forms, shown, onDelete }: OpeningFormTableProps) {
  const text = useText();
  const { bytes, count, dateTime } = useFormats();
  const { setParams } = useNavigation();
  const params = useScreenParams();

  function toggle({ templateID }: OpeningFormTemplate) {
    const { form: _form, ...others } = params;
    const next = shown?.templateID === templateID ? others : { ...others, form: templateID };
    void setParams(next, { replace: true });
  }
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{text('openingForms.fileName')}</th>
          <th scope="col" data-align="end">
            {text('openingForms.size')}
          </th>
          <th scope="col" data-align="end">
            {text('openingForms.pages')}
          </th>
          <th scope="col" data-align="end">
            {text('openingForms.formsMade')}
          </th>
          <th scope="col">{text('openingForms.created')}</th>
          <th scope="col">{text('openingForms.by')}</th>
          <th scope="col">{text('openingForms.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {forms.map((form) => (
          <tr key={form.templateID}>
            <th scope="row" translate="no">
              {form.fileName}
            </th>
            <td data-align="end">{bytes(form.size)}</td>
            <td data-align="end">{count(form.pageCount)}</td>
            <td data-align="end">{count(form.formCount)}</td>
            <td>{dateTime(form.createTime)}</td>
            <td>{form.updateBy}</td>
            <td aria-label={text('openingForms.actions')}>
              <Row gap={4}>
                <Button size="small" aria-expanded={shown === form} onClick={() => toggle(form)}>
                  {text(shown === form ? 'openingForms.hide' : 'openingForms.show')}
                </Button>
                <Can requires="RAO_MODIFY_PROFILE">
                  <Button size="small" variant="minimal" intent="danger" onClick={() => onDelete(form)}>
                    {text('openingForms.delete')}
                  </Button>
                </Can>
              </Row>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
