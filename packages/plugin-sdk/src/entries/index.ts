// What plugins use at run time, by name: a shared module, which exists once. The contract's calls, types and constants are
// in `@brokerdesk/plugin-sdk/api`.
export type {
  CommandContext,
  CommandFind,
  CommandHit,
  CommandModule,
  CommandSearch,
  CommandSpec,
} from '../definition/Command.ts';
export {
  type Action,
  type Area,
  action,
  area,
  type ChildPage,
  type Contribution,
  definePlugin,
  defineSlot,
  fill,
  homeCards,
  type MenuEntry,
  type MenuIcon,
  type Page,
  type PluginDefinition,
  type PluginFunctionCode,
  type PluginSpec,
  page,
  type TabbedPage,
  tabbedPage,
  type SetupContext,
  type SlotFill,
  type SlotToken,
} from '../definition/definition.ts';
export { currentTime, toServerTime } from '../services/clock.ts';
export { ApiError, type GatewayCode, type UnreachableCode, UnreachableError } from '../services/errors.ts';
export { labelOf } from '../formats/labelOf.ts';
export type { ItemsQuery } from '../hooks/ItemsQuery.ts';
export type { PeriodInputProps } from '../forms/dates/PeriodInput.tsx';
export type { ConfirmDialogProps } from '../forms/dialogs/ConfirmDialog.tsx';
export { addDays, shanghaiDay } from '../formats/shanghaiTime.ts';
export { unchangedFiles } from '../kit/FilesValue.ts';
export type { DeleteRecordDialogProps } from '../forms/record/DeleteRecordDialog.tsx';
export type { RecordDeletion, RecordDialogSet, RecordDialogsSpec } from '../forms/record/RecordDialogsSpec.ts';
export { type Refusals, refusalOf, rewordError } from '../kit/rewordError.ts';
export { useRecordDialogs } from '../kit/record-dialogs/useRecordDialogs.tsx';
export type { HistoryDialogProps } from '../forms/record-history/HistoryDialog.tsx';
export type { RecordHistoryProps } from '../forms/record-history/RecordHistory.tsx';
export {
  type OperationNames,
  type RecordKindNames,
  useOperationNames,
} from '../hooks/useOperationNames.ts';
export { type FlatText, toFlatText, toLocalText } from '../formats/localText.ts';
export { textIn } from '../formats/textIn.ts';
export {
  defineTexts,
  type LoadableTexts,
  type TextOf,
  type DefinedTexts,
  type TextValues,
} from '../hooks/defineTexts.ts';
export { type CallKey, type CallQueryOptions, queryOptions } from '../hooks/queryOptions.ts';
export { useApi } from '../hooks/useApi.ts';
export {
  usePermission,
  useHost,
  useNavigation,
  usePluginScope,
  useScreenParams,
} from '../hooks/useHost.ts';
export { type CallResult, useCall, type UseCallOptions, useRefresh } from '../hooks/useCall.ts';
export { type BlobResult, useCallForBlob } from '../hooks/useCallForBlob.ts';
export { type Draft, type DraftForm, useDraft } from '../hooks/useDraft.ts';
export { useCanCall } from '../hooks/useCanCall.ts';
export { useCurrentTime } from '../hooks/useCurrentTime.ts';
export { type Formats, useFormats } from '../hooks/useFormats.ts';
export { type HotkeyOptions, useHotkeys } from '../hooks/useHotkeys.ts';
export { useHref } from '../hooks/useHref.ts';
export { type PluginJobs, useJobs } from '../hooks/useJobs.ts';
export { useRefreshAfterJobs } from '../hooks/useRefreshAfterJobs.ts';
export { type MutationResult, useMutation, type UseMutationOptions } from '../hooks/useMutation.ts';
export { useAllRows, type UseAllRowsOptions } from '../hooks/useAllRows.ts';
export { useTabState } from '../hooks/useTabState.ts';
export type {
  BrokerReport,
  DeliveryChange,
  DeliveryChangeKind,
  DeliveryFault,
  DeliveryHistory,
  PluginStep,
  ReportedPlugin,
} from '../delivery/reports.ts';
export { type AsyncResult, useAsync } from '../hooks/useAsync.ts';
export { type FoldText, loadSearchFold, useSearchFold } from '../hooks/useSearchFold.ts';
export { useSlot } from '../hooks/useSlot.ts';
export { type RecordTarget, useRecordTarget } from '../hooks/useRecordTarget.ts';
export { usePreference } from '../hooks/usePreference.ts';
export { useViewAs } from '../hooks/useViewAs.ts';
export { type WithSecondFactor } from '../services/WithSecondFactor.ts';
export { useSecondFactor } from '../hooks/useSecondFactor.ts';
export type {
  AccessExplanation,
  AccessQuestion,
  AccessStep,
  ApiClient,
  CallOptions,
  DeliveryReports,
  DraftService,
  RecordScreen,
  RecordScreens,
  HostServices,
  InternalScreenCode,
  LeaveActions,
  LeaveGuard,
  Navigation,
  Toast,
  PluginScope,
  Preferences,
  ScreenCode,
  ScreenParams,
  ScreenTarget,
  SendProgress,
  SignInContrast,
  SignInPreviewView,
  SlotItem,
  VerifyIdentity,
  ViewAsService,
} from '../services/hostServices.ts';
export type { Hotkey } from '../services/hotkeyRegistry.ts';
export type {
  Job,
  JobItem,
  JobItemState,
  JobItemStatus,
  JobService,
  JobText,
  JobOptions,
  JsonValue,
} from '../services/Job.ts';
export type { JobContext, JobKind, JobOutcome } from '../definition/JobKind.ts';
export { InputGroup } from '@blueprintjs/core';
export { ActionGroup, type ActionGroupProps } from '../kit/ActionGroup.tsx';
export { BottomBar } from '../kit/BottomBar.tsx';
export { Button, type ButtonProps } from '../kit/Button.tsx';
export { Callout, type CalloutProps } from '../kit/Callout.tsx';
export { Can } from '../kit/Can.tsx';
export { Choice, type ChoiceProps } from '../kit/Choice.tsx';
export { Card } from '../kit/Card.tsx';
export { type CountCell, CountTable, type CountTableProps } from '../kit/CountTable.tsx';
export { EmptyState } from '../kit/EmptyState.tsx';
export { ErrorState } from '../kit/ErrorState.tsx';
export { Fact, type FactProps, FactList, type FactListProps } from '../kit/FactList.tsx';
export { IconButton, type IconButtonProps } from '../kit/IconButton.tsx';
export { ConfirmDialog, DeleteRecordDialog, HistoryDialog, PeriodInput, RecordHistory } from '../kit/lazyDialogs.tsx';
export { lazyPart, type LazyPart, type LazyPartOptions } from '../kit/lazyPart.tsx';
export { LinkButton, type LinkButtonProps } from '../kit/LinkButton.tsx';
export { BackToList } from '../kit/list-screen/BackToList.tsx';
export type { ListColumn } from '../kit/list-screen/ListColumn.ts';
export type {
  ChoicesFilter,
  DatesFilter,
  FilterOption,
  ListFilter,
  ListQueues,
  SelectFilter,
} from '../kit/list-screen/ListFilter.ts';
export type { ListPosition } from '../kit/list-screen/listPosition.ts';
export { ListScreen } from '../kit/list-screen/ListScreen.tsx';
export type { RowCard } from '../kit/list-screen/cards/RowCard.ts';
export type { RowPanel } from '../kit/list-screen/side-panel/RowPanel.ts';
export type { RowAction } from '../kit/list-screen/selection/RowAction.ts';
export type { LoadRowsOptions } from '../lists/fetchAllRows.ts';
export type { BulkAction, ListBulk, ListSelection } from '../kit/list-screen/selection/BulkAction.ts';
export { fromAddress, prefetch, prefetchList, type Prefetch } from '../definition/prefetch.ts';
export type { ChoicesParamOf, FilterParamOf, RowOf, SortFieldOf, SortOf } from '../lists/listTypes.ts';
export type { ListProps, ListScreenProps, PagingProps } from '../kit/list-screen/ListScreenProps.ts';
export { type ListPositionStore, useListPosition } from '../kit/list-screen/useListPosition.ts';
export { MasterDetail, type MasterDetailProps } from '../kit/MasterDetail.tsx';
export { Menu, type MenuItem, type MenuProps } from '../kit/Menu.tsx';
export { MenuButton, type MenuButtonProps } from '../kit/MenuButton.tsx';
export { Meter, type MeterLevel, meterLevelOf, type MeterProps } from '../kit/Meter.tsx';
export { NotPermitted } from '../kit/NotPermitted.tsx';
export { PageHeader } from '../kit/PageHeader.tsx';
export { RestoredDraft } from '../kit/RestoredDraft.tsx';
export { ScreenLink, type ScreenLinkProps } from '../kit/ScreenLink.tsx';
export { Select, type SelectProps } from '../kit/Select.tsx';
export { Slot } from '../kit/Slot.tsx';
export { SkeletonLines } from '../kit/SkeletonLines.tsx';
export { type Gap, Row, Stack, type StackProps } from '../kit/Stack.tsx';
export { StatusTag, type TagIcon } from '../kit/StatusTag.tsx';
export { Table, type TableProps } from '../kit/Table.tsx';
export { type TabItem, Tabs, type TabsProps } from '../kit/Tabs.tsx';
export { Views } from '../kit/Views.tsx';
export { Tag, type TagProps, type TagTone } from '../kit/Tag.tsx';
export { Text, type TextProps } from '../kit/Text.tsx';
export { Timeline, type TimelineEntry } from '../kit/Timeline.tsx';
export { WaitingText, type WaitingTextProps } from '../kit/WaitingText.tsx';
export { delay } from '../timing/delay.ts';
export { repeat } from '../timing/repeat.ts';
export type {
  BundledMessages,
  ModuleLoader,
  MessageKey,
  MessageSet,
  Messages,
  SameShape,
} from '../services/messages.ts';
