import { Callout, refusalOf, textIn, useHost, type Refusals } from '@brokerdesk/plugin-sdk';
import { type FunctionNode, type LocalText, type MasterFunction, saveFunction } from '@brokerdesk/plugin-sdk/api';
import { ChoiceField, LocalTextField, RecordDialog, SelectField, TextField } from '@brokerdesk/plugin-sdk/forms';
import { FunctionUsers } from './FunctionUsers.tsx';
import { listParents } from './listParents.ts';
import { useText } from '../useText.ts';

/** What the form needs of a function; the server's answer to a conflict has it as well. */
type FunctionRecord = Pick<
  MasterFunction,
  'functionID' | 'functionCode' | 'parentID' | 'name' | 'category' | 'version'
>;

type FunctionValues = {
  readonly functionCode: string;
  /** Empty for the top level, because a list of options has texts only. */
  readonly parentID: string;
  readonly name: LocalText;
  readonly category: 'Admin' | 'Business';
};

/** Props of {@link FunctionDialog}. */
export interface FunctionDialogProps {
  /** The whole tree. */
  readonly functions: readonly FunctionNode[];
  /** The function to change; undefined for a new one. */
  readonly node: FunctionNode | undefined;
  /** The function below which a new one begins. */
  readonly parentID?: string;
  readonly onClose: () => void;
}

const noName: LocalText = { EN: '', SC: '', TC: '' };
const limit = 60;

/** Creates a function of the product, or renames and moves one. */
export function FunctionDialog({ functions, node, parentID = '', onClose }: FunctionDialogProps) {
  const text = useText();
  const { language } = useHost();
  const refusals = useFunctionRefusals();
  const parents = listParents(functions, { of: node, language });
  return (
    <RecordDialog<FunctionRecord, FunctionValues, typeof saveFunction, typeof saveFunction>
      // The call has no path parameters, so the name tells the drafts of functions apart.
      name={node ? `function ${node.functionID}` : `function below ${parentID}`}
      itemLabel={text('functionTree.item')}
      record={node && toRecord(node)}
      create={saveFunction}
      change={saveFunction}
      toValues={(one) => ({
        functionCode: one?.functionCode ?? '',
        parentID: one ? (one.parentID ?? '') : parentID,
        name: one?.name ?? noName,
        category: one?.category ?? 'Business',
      })}
      toBody={(values, one) => ({
        ...values,
        parentID: values.parentID || null,
        ...(one && { functionID: one.functionID }),
      })}
      refusals={refusals}
      fieldOfError={(error) =>
        refusalOf(error, saveFunction, 'E0016')?.rule === 'parent-not-taken' ? 'parentID' : undefined
      }
      {...(node && {
        review: (values: FunctionValues) => ({
          title: text('functionTree.reviewTitle', { name: textIn(values.name, language) }),
          submitLabel: text('functionTree.reviewSubmit'),
          content: <FunctionUsers functionCode={node.functionCode} />,
        }),
      })}
      onClose={onClose}
    >
      {(form) => (
        <>
          {node ? (
            <Callout tone="neutral" title={node.functionCode}>
              <p>{text('functionTree.codeFixed')}</p>
            </Callout>
          ) : (
            <TextField
              form={form}
              name="functionCode"
              label={text('productFunctions.code')}
              hint={text('functionTree.codeHint')}
              invalidText={text('functionTree.codeHint')}
              limit={64}
              isRequired
            />
          )}
          <LocalTextField form={form} name="name" label={text('productFunctions.name')} limit={limit} isRequired />
          <SelectField
            form={form}
            name="parentID"
            label={text('functionTree.parent')}
            hint={text('functionTree.parentHint')}
            options={parents}
            emptyLabel={text('functionTree.top')}
          />
          <ChoiceField
            form={form}
            name="category"
            label={text('functionTree.category')}
            options={(['Admin', 'Business'] as const).map((value) => ({
              value,
              label: text(`functionTree.categories.${value}`),
            }))}
          />
        </>
      )}
    </RecordDialog>
  );
}

/** The versions are in the tree of the provider's staff only, who alone open this dialog. */
function toRecord({ functionID, functionCode, parentID, name, category, version = 0 }: FunctionNode): FunctionRecord {
  return { functionID, functionCode, parentID, name, category, version };
}

/** Returns why a function cannot be changed as asked, and what to do. */
function useFunctionRefusals(): Refusals<typeof saveFunction> {
  const text = useText();
  const { language } = useHost();
  return {
    E0016(data) {
      if (data.rule === 'code-fixed') return text('functionTree.codeFixed');
      if (data.rule !== 'parent-not-taken') return undefined;
      const { brokerCodes = [] } = data;
      const brokers = new Intl.ListFormat(language, { type: 'conjunction' }).format(brokerCodes);
      return text('functionTree.parentNotTaken', { count: brokerCodes.length, brokers });
    },
  };
}
