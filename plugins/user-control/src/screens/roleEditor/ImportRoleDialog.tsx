import { Callout, unchangedFiles, useHost } from '@brokerdesk/plugin-sdk';
import { FilesField, type FilesValue, FormDialog, useForm } from '@brokerdesk/plugin-sdk/forms';
import type { RoleFunction } from '../../roles/RoleFunction.ts';
import type { ImportedValues, RoleValues } from '../../roles/RoleRecord.ts';
import { checkCodes, readRoleFile } from '../../roles/roleFile.ts';
import { CodeProblems } from './CodeProblems.tsx';
import { ImportedChanges } from './ImportedChanges.tsx';
import { useText } from '../useText.ts';
import { useEffect, useState } from 'react';

const rules = { types: ['json'], maxBytes: 1024 * 1024, maxCount: 1 } as const;

/** Props of {@link ImportRoleDialog}. */
export interface ImportRoleDialogProps {
  /** What the editor contains now. */
  readonly values: RoleValues;
  /** The functions of the saved role; none of a new one. */
  readonly granted: readonly string[];
  readonly functions: readonly RoleFunction[];
  readonly onApply: (values: ImportedValues) => void;
  readonly onClose: () => void;
}

/** Reads the file of a role, checks it, and shows what it would change. It fills the editor and saves nothing. */
export function ImportRoleDialog({ values, granted, functions, onApply, onClose }: ImportRoleDialogProps) {
  const text = useText();
  const { permissions } = useHost();
  const form = useForm<{ readonly file: FilesValue }>({
    name: 'import-role',
    record: undefined,
    toValues: () => ({ file: unchangedFiles }),
    storesDraft: false,
    send: () => Promise.resolve(null),
    onSent() {
      if (imported) onApply(imported.values);
      onClose();
    },
  });
  const picked = form.watch('file').file.added[0];
  // The field says that a larger file is not taken; its content is not needed.
  const content = useFileText(picked && picked.size <= rules.maxBytes ? picked : undefined);
  const file = content === undefined ? undefined : readRoleFile(content);
  const imported = typeof file === 'object' ? check(file) : undefined;

  function check({ name, description, functionCodes }: ImportedValues) {
    const checked = checkCodes(functionCodes, { functions, held: permissions, granted: new Set(granted) });
    return { values: { name, description, functionCodes: checked.functionCodes }, problems: checked.problems };
  }
  const hasProblems = imported !== undefined && Object.values(imported.problems).some((codes) => codes.length > 0);
  return (
    <FormDialog
      form={form}
      title={text('roleImport.title')}
      size="large"
      submitLabel={text('roleImport.submit')}
      canSubmit={imported !== undefined}
      onClose={onClose}
    >
      <p>{text('roleImport.text')}</p>
      <FilesField form={form} name="file" label={text('roleImport.file')} rules={rules} isRequired />
      <div role="status">
        {typeof file === 'string' && <Callout tone="failed" title={text(`fileProblem.${file}`)} />}
        {hasProblems && (
          <Callout tone="waiting" title={text('roleImport.reduced')}>
            <CodeProblems problems={imported.problems} functions={functions} />
          </Callout>
        )}
        {imported && <ImportedChanges before={values} after={imported.values} functions={functions} />}
      </div>
    </FormDialog>
  );
}

/** Reads a file as text; undefined until it is read. */
function useFileText(file: File | undefined): string | undefined {
  const [read, setRead] = useState<{ readonly file: File; readonly content: string }>();
  useEffect(() => {
    let isCurrent = true;
    void file?.text().then((content) => {
      if (isCurrent) setRead({ file, content });
    });
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return read !== undefined && read.file === file ? read.content : undefined;
}
