// Forms and dialogs, as `@brokerdesk/plugin-sdk/forms`: loaded by the first screen that imports it.
import styles from '../forms/forms.css?inline';
import { injectStyleSheet } from '../kit/injectStyleSheet.ts';

injectStyleSheet(styles);

export { TextArea } from '@blueprintjs/core';
export { AppPreview, type AppPreviewProps } from '../forms/app-preview/AppPreview.tsx';
export { DateField, type DateFieldProps } from '../forms/dates/DateField.tsx';
export type { DateLimits } from '../forms/dates/DateKind.ts';
export { DateTimeField, type DateTimeFieldProps } from '../forms/dates/DateTimeField.tsx';
export { Dialog, type DialogProps } from '../kit/Dialog.tsx';
export { DialogSubject } from '../forms/dialogs/DialogSubject.tsx';
export { FormDialog, type FormDialogProps } from '../forms/dialogs/FormDialog.tsx';
export { LeaveDialog, type LeaveDialogProps } from '../forms/dialogs/LeaveDialog.tsx';
export { OneTimeSecretDialog, type OneTimeSecretDialogProps } from '../forms/dialogs/OneTimeSecretDialog.tsx';
export { ReasonDialog, type ReasonDialogProps } from '../forms/dialogs/ReasonDialog.tsx';
export {
  otherReason,
  type ReasonChoice,
  ReasonFields,
  type ReasonFieldsProps,
  type ReasonValues,
} from '../forms/dialogs/ReasonFields.tsx';
export { type ReasonRequirements, useReasonValidator } from '../forms/dialogs/useReasonValidator.ts';
export { type DiffValue } from '../formats/DiffValue.ts';
export { type DiffChange, DiffView, type DiffViewProps } from '../forms/diff/DiffView.tsx';
export { ChecksField, type ChecksFieldProps } from '../forms/fields/ChecksField.tsx';
export { ChoiceField, type ChoiceFieldProps } from '../forms/fields/ChoiceField.tsx';
export { FieldFrame, type FieldFrameProps } from '../forms/fields/FieldFrame.tsx';
export { NumberField, type NumberFieldProps } from '../forms/fields/number/NumberField.tsx';
export type { NumberRules } from '../forms/fields/number/useNumberField.ts';
export type { PhoneKind } from '../formats/phoneNumber.ts';
export { PhoneField, type PhoneFieldProps } from '../forms/fields/phone/PhoneField.tsx';
export { RecordField, type RecordFieldProps } from '../forms/fields/records/RecordField.tsx';
export { RecordNames } from '../forms/fields/records/RecordNames.tsx';
export { RecordListField, type RecordListFieldProps } from '../forms/fields/records/RecordListField.tsx';
export {
  defineRecords,
  type RecordOption,
  type RecordPage,
  type RecordSearch,
  type RecordSource,
  type RecordSpec,
} from '../forms/fields/records/RecordSource.ts';
export {
  contactGroupRecords,
  roleRecords,
  traderRecords,
  userRecords,
} from '../forms/fields/records/recordSources.ts';
export { type FieldOption, SelectField, type SelectFieldProps } from '../forms/fields/SelectField.tsx';
export { SwitchField, type SwitchFieldProps } from '../forms/fields/SwitchField.tsx';
export type { TagRules } from '../forms/fields/tags/addTags.ts';
export { TagsField, type TagsFieldProps } from '../forms/fields/tags/TagsField.tsx';
export { TextField, type TextFieldProps } from '../forms/fields/TextField.tsx';
export { type Field, type FieldProps, type UseFieldOptions, useField } from '../forms/fields/useField.ts';
export { FilesField, type FilesFieldProps } from '../forms/files/FilesField.tsx';
export {
  type ExistingFile,
  type FilesValue,
  keptFileIDs,
  type MissingFile,
} from '../kit/FilesValue.ts';
export type { FieldIssue } from '../forms/form/describeIssue.ts';
export { Form, type FormProps } from '../forms/form/Form.tsx';
export { ErrorCallout } from '../forms/form/FormProblems.tsx';
export { type GuardedForm, useLeaveGuard } from '../forms/form/useLeaveGuard.ts';
export type { FieldConflict, Versions } from '../forms/form/conflicts.ts';
export type { FormReview, ReviewPrompt } from '../forms/form/useReview.ts';
export type { FormConflict, FormHandle, FormIdentity, SubmitError, LeavePrompt } from '../forms/form/FormHandle.ts';
export type { FormSpec, RecordChange, SendContext } from '../forms/form/FormSpec.ts';
export { type FormSchema, loadBodySchema, type SchemaSource } from '../forms/form/loadBodySchema.ts';
export type { FormValues } from '../forms/form/conflicts.ts';
export { useForm } from '../forms/form/useForm.ts';
export { type Submission, type SubmissionControl, useSubmission } from '../forms/form/useSubmission.ts';
export { RecordForm, type RecordFormProps } from '../forms/record/RecordForm.tsx';
export { RecordDialog, type RecordDialogProps } from '../forms/record/RecordDialog.tsx';
export type {
  FilesOf,
  ParamsOf,
  RecordBody,
  RecordFormSpec,
  VersionedRecord,
} from '../forms/record/RecordFormSpec.ts';
export { useRecordForm } from '../forms/record/useRecordForm.ts';
export { isComposing } from '../services/isComposing.ts';
export type { LanguageSection } from '../forms/language-tabs/LanguageSection.ts';
export { LanguagePanels, type LanguagePanelsProps } from '../forms/language-tabs/LanguagePanels.tsx';
export { LanguageTabs, type LanguageTabsProps } from '../forms/language-tabs/LanguageTabs.tsx';
export type { LocalName } from '../forms/language-tabs/LocalName.ts';
export { LocalTextField, type LocalTextFieldProps } from '../forms/language-tabs/LocalTextField.tsx';
export { PictureField, type PictureFieldProps } from '../forms/pictures/PictureField.tsx';
export type { CurrentPicture } from '../forms/pictures/PicturePreview.tsx';
export { type SignInChanges, SignInPreview, type SignInPreviewProps } from '../forms/sign-in-preview/SignInPreview.tsx';
export { type Step, Stepper, type StepperProps, type StepState } from '../forms/Stepper.tsx';
export type { FileRules } from '../forms/upload/checkFile.ts';
export { MultiFileUploader, type MultiFileUploaderProps } from '../forms/upload/MultiFileUploader.tsx';
export type { UploadContext } from '../forms/upload/useUploads.ts';
