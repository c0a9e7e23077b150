// The contract. Each file is a noun whose exports are public; schemas that only the contract needs are in files that are not
// named here. api.api.md lists every name, so that a change of what is public is seen in review.
export * from './agreements.ts';
export * from './ai.ts';
export * from './announcements.ts';
export * from './answer-rules/answers.ts';
export * from './answer-rules/findBrokenPersonRule.ts';
export * from './answer-rules/findBrokenRule.ts';
export * from './answer-rules/findUnprintable.ts';
export * from './answer-rules/identityNumbers.ts';
export * from './answers.ts';
export * from './applicationArchives.ts';
export * from './applicationChanges.ts';
export * from './applicationCounts.ts';
export * from './applicationDetail.ts';
export * from './applicationStatuses.ts';
export * from './applications.ts';
export * from './auths.ts';
export * from './brokers.ts';
export * from './ca.ts';
export * from './chinaAddressProofs.ts';
export * from './compareTexts.ts';
export type * from './DeepReadonly.ts';
export * from './contacts.ts';
export * from './deviceApplications.ts';
export * from './endpoint.ts';
export * from './envelope.ts';
export * from './faq.ts';
export * from './feedPackages.ts';
export * from './feedPlans.ts';
export * from './functionCodes.ts';
export * from './functionNode.ts';
export * from './images.ts';
export * from './languages.ts';
export * from './limits.ts';
export * from './lists.ts';
export * from './mobileNumber.ts';
export * from './mockExtension.ts';
export * from './notificationDeliveries.ts';
export * from './notificationGroups.ts';
export {
  accountStatusNumbers,
  approvalStates,
  type DeliveryCounts,
  type NoticeApproval,
  type NoticeFile,
  type NotificationDetail,
  type NotificationSummary,
  notificationChannels,
  notificationQueues,
  notificationStatuses,
} from './notificationShapes.ts';
export * from './notifications.ts';
export * from './openingForms.ts';
export * from './operationRecords.ts';
export * from './passwords.ts';
export { isInvisible, linePattern, textPattern } from './plainCharacters.ts';
export * from './presetImages.ts';
export * from './profiles.ts';
export * from './questions.ts';
export * from './referrers.ts';
export { commonRules, noData, type RefusalData, refusedState, type RuleOf } from './refusals.ts';
export * from './roles.ts';
export * from './shape-rules/readShapeIssue.ts';
export * from './statistics.ts';
export * from './systemFunctions.ts';
export * from './systems.ts';
export * from './template-rules/TemplateProblem.ts';
export * from './template-rules/findTemplateProblems.ts';
export * from './template-rules/findTemplateShapeProblems.ts';
export * from './template-rules/scores.ts';
export * from './templatePages.ts';
export * from './templateParts.ts';
export * from './times.ts';
export * from './tips.ts';
export * from './traders.ts';
export * from './trialConfigurations.ts';
export * from './users.ts';
export * from './viewAs.ts';
export * from './webpageContents.ts';
