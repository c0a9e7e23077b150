import { ApiError, refusalOf, useApi, useHost } from '@brokerdesk/plugin-sdk';
import { type ApplicationDetail, updateApplication } from '@brokerdesk/plugin-sdk/api';
import { DialogSubject, FormDialog, loadBodySchema, TextField, useForm } from '@brokerdesk/plugin-sdk/forms';
import { withLatestOwnVersion } from '../../model/withLatestOwnVersion.ts';
import { useText } from '../useText.ts';
import { ApplicantName } from '../../application/ApplicantName.tsx';

/** The values of the form; empty values are removed. */
interface Names extends Record<string, unknown> {
  readonly customAccountNum: string;
  readonly nickname: string;
}

/** Changes account number and nickname, by the rules of the contract; the form shows errors of the server. */
export function NamesDialog({
  application,
  onClose,
}: {
  readonly application: ApplicationDetail;
  readonly onClose: () => void;
}) {
  const text = useText();
  const api = useApi();
  const { notify } = useHost();
  const form = useForm<Names, ApplicationDetail, ApplicationDetail>({
    name: 'names',
    id: application.applyID,
    record: application,
    toValues: ({ customAccountNum, nickname }) => ({
      customAccountNum: customAccountNum ?? '',
      nickname: nickname ?? '',
    }),
    schema: () => loadBodySchema(updateApplication),
    toBody,
    async send(values, { record, idempotencyKey }) {
      const { applyID, version: seen } = record;
      const seenVersion = { api, key: applyID, version: seen };
      try {
        return await withLatestOwnVersion(seenVersion, {
          send: (version) =>
            api.call(
              updateApplication,
              { params: { id: applyID }, body: toBody(values, { version }) },
              { idempotencyKey },
            ),
          versionOf: (now) => now.version,
        });
      } catch (error) {
        throw toFieldError(error);
      }
    },
    onSent() {
      notify({ tone: 'success', text: text('names.done') });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={text('names.title')} size="small" submitLabel={text('names.save')} onClose={onClose}>
      <DialogSubject subject={<ApplicantName application={application} />} />
      <TextField
        form={form}
        name="customAccountNum"
        label={text('column.customAccountNum')}
        hint={text('names.numberHint')}
        invalidText={text('names.numberInvalid')}
        inputMode="numeric"
      />
      <TextField
        form={form}
        name="nickname"
        label={text('column.nickname')}
        hint={text('names.nicknameHint')}
        invalidText={text('names.nicknameInvalid')}
        limit={16}
      />
    </FormDialog>
  );
}

/** Full-width digits count as digits; shorter numbers are padded, so that the user sees the final number. */
function toBody({ customAccountNum, nickname }: Names, { version }: Pick<ApplicationDetail, 'version'>) {
  const number = customAccountNum.normalize('NFKC').trim();
  const padded = /^\d+$/.test(number) ? number.padStart(9, '0') : number;
  return {
    version,
    customAccountNum: padded || null,
    nickname: nickname.normalize('NFKC').trim() || null,
  };
}

/** A business error names only rules of the account number, so it belongs to that field. */
function toFieldError(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== 'E0016') return error;
  const { message, requestId } = error;
  const { rule = 'rule' } = refusalOf(error, updateApplication, 'E0016') ?? {};
  const data = { fields: [{ path: 'customAccountNum', rule, message }] };
  return new ApiError({ code: 'E0004', message, data, requestId });
}
