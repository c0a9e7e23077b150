export {
  type AgreementDetail,
  type AgreementSummary,
  type AgreementTextVersion,
  additionalAgreementTypes,
  agreementCategories,
  basicAgreementTypes,
  changeAgreement,
  createAgreement,
  deleteAgreement,
  getAgreement,
  listAgreements,
  orderAgreements,
} from './agreements.ts';
export { listSimilarScores, type SimilarApplication, similarityFields } from './ai.ts';
export {
  type Announcement,
  announcementStates,
  changeAnnouncement,
  createAnnouncement,
  deleteAnnouncement,
  getAnnouncement,
  listAnnouncements,
  orderAnnouncements,
} from './announcements.ts';
export { archiveSizeMax, downloadArchives } from './applicationArchives.ts';
export {
  type ApplicationAction,
  type ApplicationStatus,
  applicationActionNames,
  applicationActions,
  applicationStatusCodes,
  applicationStatuses,
  toApplicationStatus,
  nextActions,
  type ReasonRule,
  type StatusTone,
} from './applicationStatuses.ts';
export {
  type ApplicationOutcome,
  applicationReference,
  applicationVersion,
  changeApplicationStatuses,
  deleteApplication,
  importToBackOffice,
  reasonMaxLength,
  statusActions,
  updateApplication,
} from './applicationChanges.ts';
export { listApplicationReferrers, listApplicationStatuses, listFutureDeletions } from './applicationCounts.ts';
export {
  type ActionHistory,
  type AnswerPage,
  type ApplicationDetail,
  type Attachment,
  componentTypes,
  getApplication,
  getApplicationFile,
  listActionHistories,
} from './applicationDetail.ts';
export {
  type ApplicationSummary,
  type ApplicationWork,
  applicationSortFields,
  applicationWorkActions,
  identityDocumentTypes,
  listApplications,
  listNextActions,
  regions,
} from './applications.ts';
export {
  type AnswerAmend,
  type AnswerSheet,
  type AnswerToQuestion,
  amendAnswer,
  correctAnswers,
  getAnswers,
  listAnswerAmends,
} from './answers.ts';
export {
  accountTypes,
  login,
  logout,
  type OneTimePasswordPurpose,
  type OneTimePasswordSent,
  oneTimePasswordPurposes,
  type Person,
  refresh,
  requestOneTimePassword,
  type Session,
  verifyOneTimePassword,
} from './auths.ts';
export {
  type ChinaAddressProof,
  chinaAddressProofReasonMaxLength,
  chinaAddressProofReviewStatuses,
  chinaAddressProofStatuses,
  listChinaAddressProofs,
  reviewChinaAddressProof,
} from './chinaAddressProofs.ts';
export {
  type DeviceApplication,
  decideDeviceApplication,
  deviceApplicationStatuses,
  listDeviceApplications,
} from './deviceApplications.ts';
export { type Broker, brokerStatuses, listBrokers, setBrokerStatus } from './brokers.ts';
export {
  type ContactDetail,
  type ContactGroup,
  createContactDetail,
  createContactGroup,
  deleteContactDetail,
  deleteContactGroup,
  listContactDetails,
  listContactGroups,
  updateContactDetail,
  updateContactGroup,
} from './contacts.ts';
export { caFailures, certifyApplication } from './ca.ts';
export {
  type Access,
  type ResponseKind,
  anybody,
  anyOf,
  anyOfOrInternal,
  type BodyKind,
  type DataOf,
  type Endpoint,
  endpoint,
  type FilePart,
  type FileType,
  type InputOf,
  internalStaff,
  type Method,
  type Shapes,
  signedIn,
} from './endpoint.ts';
export {
  type ResponseCode,
  responseCodes,
  responseHeaders,
  type Envelope,
  type FieldProblem,
  type ErrorCode,
  requestHeaders,
  type SessionEndReason,
} from './envelope.ts';
export {
  changeFaq,
  changeFaqCategory,
  createFaq,
  createFaqCategory,
  deleteFaq,
  deleteFaqCategory,
  type Faq,
  type FaqCategory,
  listFaq,
  listFaqCategories,
  orderFaq,
  orderFaqCategories,
} from './faq.ts';
export {
  type BrokerPackages,
  feedPackageCodes,
  limitTypes,
  listFeedPackages,
  updateFeedPackages,
} from './feedPackages.ts';
export {
  auditFeedPlan,
  auditResults,
  changeFeedPlan,
  createFeedPlan,
  type FeedPlan,
  feedPlanStatuses,
  getFeedPlan,
  listFeedPlans,
  terminateFeedPlan,
} from './feedPlans.ts';
export { type FunctionCode, type FunctionKind, functionCodes } from './functionCodes.ts';
export {
  type FunctionNode,
  functionNode,
  type GrantableFunctionNode,
  grantableFunctionNode,
} from './functionNode.ts';
export {
  createImage,
  deleteImage,
  type Image,
  imageLocations,
  imageStates,
  listAdClicks,
  listImages,
  resetAdClicks,
  sortImages,
  updateImage,
} from './images.ts';
export { foldText, similarity } from './compareTexts.ts';
export { type Language, languages, type WireLanguage, wireLanguages } from './languages.ts';
export { limits } from './limits.ts';
export { type ListPage, type LocalText, listOf, listQuery, localText } from './lists.ts';
export { areaCodes, mobileNumber, mobileNumberPattern } from './mobileNumber.ts';
export {
  type MockResponse,
  type MockCaller,
  type MockContext,
  type MockTransaction,
  type MockExtension,
  type MockFunction,
  type MockInput,
  type MockRoute,
  type MockRow,
  type MockSeedContext,
  mockRoute,
  type UploadedFile,
} from './mockExtension.ts';
export {
  changePassword,
  makeInitialPassword,
  type PasswordRule,
  passwordRules,
  passwordSymbols,
  resetForgottenPassword,
} from './passwords.ts';
export {
  changeNotificationGroup,
  createNotificationGroup,
  deleteNotificationGroup,
  listNotificationGroups,
  type NotificationGroup,
} from './notificationGroups.ts';
export {
  accountStatusNumbers,
  changeNotification,
  createNotification,
  deleteNotification,
  getNotification,
  listNotifications,
  type NoticeFile,
  type NotificationDetail,
  type NotificationSummary,
  notificationChannels,
  notificationStatuses,
  transitionNotification,
} from './notifications.ts';
export {
  createOpeningFormTemplate,
  deleteOpeningFormTemplate,
  generateOpeningForm,
  listOpeningForms,
  listOpeningFormTemplates,
  type OpeningForm,
  type OpeningFormStep,
  type OpeningFormTemplate,
  openingFormStatuses,
  signOpeningForm,
} from './openingForms.ts';
export {
  actorKinds,
  listOperationRecords,
  type OperationRecord,
  operationRecordSorts,
} from './operationRecords.ts';
export {
  type AuthenticationStatistics,
  countAuthentications,
  countDeletions,
  countOcrRegions,
  countRegions,
  countStatuses,
  countStayPages,
  countSubmittedApplications,
  type DeletionStatistics,
  type OcrStatistics,
  ocrOutcomes,
  type PerStatusStatistics,
  type ReferrerStatistics,
  type RegionStatistics,
  rankReferrers,
  type StayPageStatistics,
  type SubmittedStatistics,
  statisticDaysMax,
  statisticScopes,
  submittedSplits,
} from './statistics.ts';
export {
  createPresetImage,
  deletePresetImage,
  listPresetImages,
  type PresetImage,
  presetImageTypes,
  updatePresetImage,
} from './presetImages.ts';
export { createRole, deleteRole, getRole, listRoles, type Role, type RoleSummary, updateRole } from './roles.ts';
export {
  type BrokerFunctions,
  getBrokerFunctions,
  listFunctions,
  type MasterFunction,
  saveFunction,
  setBrokerFunctions,
} from './systemFunctions.ts';
export {
  addProfileReferrer,
  createProfile,
  deleteProfile,
  getProfile,
  listProfiles,
  type ProfileDetail,
  type ProfileReferrer,
  type ProfileSummary,
  removeProfileReferrer,
  setBlockedCnIp,
  updateProfile,
} from './profiles.ts';
export {
  exportQuestions,
  importQuestions,
  listQuestions,
  type QuestionWithPosition,
  type QuestionFile,
  questionFile,
} from './questions.ts';
export {
  createReferrer,
  deleteReferrer,
  getReferrer,
  listReferrers,
  type ReferrerDetail,
  updateReferrer,
} from './referrers.ts';
export {
  type Advertisement,
  type BrokerInfo,
  type Configuration,
  type Country,
  getConfiguration,
  getSystemFile,
  listBrokerInfos,
  listCountries,
  listSystemActions,
  type SystemAction,
  twoFactorActions,
} from './systems.ts';
export { getTips, type Tip, tipPlaces, updateTips } from './tips.ts';
export { getTrader, listTraders, type Trader } from './traders.ts';
export { getTrialConfiguration, type TrialConfiguration, updateTrialConfiguration } from './trialConfigurations.ts';
export {
  type ScoreBandOnWire,
  type TemplateComponent,
  type TemplateGroup,
  type TemplatePage,
  templateLimits,
} from './templatePages.ts';
export { listProfileGroups, listSystemComponents, type ReusableGroup, type SystemComponent } from './templateParts.ts';
export { createUser, deleteUser, listUsers, setUserStatus, updateUser, type User, userStatuses } from './users.ts';
export {
  createWebpageContent,
  deleteWebpageContent,
  getWebpageContent,
  listWebpageContents,
  publishWebpageContent,
  updateWebpageContent,
  type WebpageContent,
  webpageContentKinds,
  webpageContentStates,
} from './webpageContents.ts';
