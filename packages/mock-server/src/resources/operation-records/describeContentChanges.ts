// The operations that led to the seeded rows of templates and of product management. The rows contain who wrote them and
// when, so the records agree with what the screens show.
import { formatTime } from '../../contract/times.ts';
import type { Seed } from '../../state/seeds.ts';
import type { AgreementRow } from '../agreements/makeAgreementRows.ts';
import type { AnnouncementRow } from '../announcements/makeAnnouncementRows.ts';
import type { DeviceApplicationRow } from '../device-applications/deviceApplicationRows.ts';
import type { FaqRow } from '../faq/makeFaqRows.ts';
import type { ImageRow } from '../images/imageRows.ts';
import type { NotificationGroupRow, NotificationRow } from '../notifications/notificationRows.ts';
import type { FeedPlanRow } from '../feed-plans/feedPlanRows.ts';
import type { ProfileRow, ProfileVersionsRow } from '../profiles/profileRows.ts';
import type { ReferrerRow } from '../referrers/referrerRows.ts';
import type { TipsRow } from '../tips/tipRows.ts';
import type { TrialConfigurationRow } from '../trial-configurations/trialConfigurationRows.ts';
import { stateOf } from '../webpage-contents/webpageContentRules.ts';
import type { WebpageContentRow } from '../webpage-contents/webpageContentRows.ts';
import { changed, type ContentOperation, describePlan, system } from './describePlan.ts';
import type { OperationActor } from '../../state/rows.ts';

/** The collections whose rows are described. */
export interface ContentRows {
  readonly profiles: ProfileRow;
  readonly referrers: ReferrerRow;
  readonly notifications: NotificationRow;
  readonly notificationGroups: NotificationGroupRow;
  readonly announcements: AnnouncementRow;
  readonly agreements: AgreementRow;
  readonly faq: FaqRow;
  readonly images: ImageRow;
  readonly tips: TipsRow;
  readonly webpageContents: WebpageContentRow;
  readonly trialConfigurations: TrialConfigurationRow;
  readonly deviceApplications: DeviceApplicationRow;
  readonly feedPlans: FeedPlanRow;
}

/** Describes how each row of a collection came about. */
export const contentDescriptions: {
  readonly [Name in keyof ContentRows]: (row: ContentRows[Name], versions: Seed) => readonly ContentOperation[];
} = {
  profiles: describeProfile,
  referrers: ({ referrerID, name, createTime, updateBy }) => [
    { operation: 'referrer.create', time: createTime, by: updateBy, targetID: referrerID, targetName: name.EN },
  ],
  notifications: describeNotification,
  notificationGroups: ({ groupID, nameEN, builtIn, updateTime, updateBy }) =>
    builtIn
      ? []
      : [
          {
            operation: 'notificationGroup.create',
            time: updateTime,
            by: updateBy,
            targetID: groupID,
            targetName: nameEN,
          },
        ],
  announcements: ({ announceID, title, createTime, updateBy }) => [
    { operation: 'announcement.create', time: createTime, by: updateBy, targetID: announceID, targetName: title.EN },
  ],
  agreements: ({ agreementID, title, textVersions }) =>
    textVersions.map(({ textVersion, sinceTime, writtenBy }) => ({
      operation: textVersion === 1 ? 'agreement.create' : 'agreement.change',
      time: sinceTime,
      by: writtenBy,
      targetID: agreementID,
      targetName: title.EN,
      changes: textVersion === 1 ? [] : [changed('textVersion', String(textVersion - 1), String(textVersion))],
    })),
  faq: ({ faqID, question, createTime, updateBy }) => [
    { operation: 'faq.create', time: createTime, by: updateBy, targetID: faqID, targetName: question.EN },
  ],
  images: ({ imgID, publicFiles, updateTime, updateBy }) => [
    {
      operation: 'image.create',
      time: updateTime,
      by: updateBy,
      targetID: imgID,
      targetName: publicFiles[0]?.fileName ?? null,
    },
  ],
  tips: ({ brokerCode, updateTime, updateBy }) => [
    { operation: 'tip.update', time: updateTime, by: updateBy, targetID: brokerCode, targetName: null },
  ],
  webpageContents: describeContent,
  trialConfigurations: ({ brokerCode, WebDemoEnable, updateTime, updateBy }) => [
    {
      operation: 'trialConfiguration.update',
      time: updateTime,
      by: updateBy,
      targetID: brokerCode,
      targetName: null,
      changes: [changed('WebDemoEnable', String(!WebDemoEnable), String(WebDemoEnable))],
    },
  ],
  deviceApplications: describeDevice,
  feedPlans: describePlan,
};

/** Created once, and saved again for each later version of its questions. */
function describeProfile(
  { profileID, name, createTime, updateBy: by }: ProfileRow,
  versions: Seed,
): ContentOperation[] {
  const target = { targetID: profileID, targetName: name.EN, by };
  const earlier = (versions.get(profileID) as ProfileVersionsRow | undefined)?.versions ?? [];
  return [
    { ...target, operation: 'profile.create', time: createTime },
    ...earlier.map(({ templateVersion, until }): ContentOperation => {
      const changes = [changed('templateVersion', String(templateVersion), String(templateVersion + 1))];
      return { ...target, operation: 'profile.update', time: until, changes };
    }),
  ];
}

/** Written, submitted, and delivered by planned work. */
function describeNotification(row: NotificationRow): ContentOperation[] {
  const { ntfID, titleEN, status, createTime, createBy, updateTime, updateBy, deliveryTime } = row;
  const target = { targetID: ntfID, targetName: titleEN };
  const steps: ContentOperation[] = [{ ...target, operation: 'notification.create', time: createTime, by: createBy }];
  if (status !== 'draft') {
    const changes = [changed('status', 'draft', 'pending')];
    steps.push({ ...target, operation: 'notification.transition', time: updateTime, by: updateBy, changes });
  }
  if (row.approval) {
    const changes = [{ field: 'approval', before: null, after: row.approval.state }];
    steps.push({ ...target, operation: 'notification.transition', time: updateTime, by: updateBy, changes });
  }
  if (deliveryTime !== null) {
    const changes = [changed('status', 'pending', status)];
    steps.push({ ...target, operation: 'notification.deliver', time: deliveryTime, by: system, changes });
  }
  return steps;
}

/** Written an hour before it was shown or, if it was not, when the row says. */
function describeContent(row: WebpageContentRow): ContentOperation[] {
  const { contentID: targetID, name: targetName, updateTime, updateBy, publishTime, publishBy } = row;
  const target = { targetID, targetName };
  const create = { ...target, operation: 'webpageContent.create', by: updateBy } as const;
  if (publishTime === null || publishBy === null) return [{ ...create, time: updateTime }];
  const publish = { ...target, operation: 'webpageContent.publish', by: publishBy } as const;
  const steps: ContentOperation[] = [
    { ...create, time: formatTime(Date.parse(publishTime) - 3_600_000) },
    { ...publish, time: publishTime, changes: [changed('state', 'draft', 'published')] },
  ];
  const isWithdrawn = stateOf(row) === 'unpublished';
  const withdrawal = { ...publish, time: updateTime, changes: [changed('state', 'published', 'unpublished')] };
  return isWithdrawn ? [...steps, withdrawal] : steps;
}

/** A client applies; staff decide. */
function describeDevice(row: DeviceApplicationRow): ContentOperation[] {
  const { applicationID: targetID, userName, loginID, status, remark, applyTime, approvalTime, updateBy } = row;
  const client: OperationActor = { kind: 'applicant', refID: null, userID: loginID, userName };
  const target = { targetID, targetName: userName };
  const applied: ContentOperation = { ...target, operation: 'deviceApplication.apply', time: applyTime, by: client };
  if (approvalTime === null) return [applied];
  const changes = [changed('status', 'PND', status), ...(remark === null ? [] : [changed('remark', null, remark)])];
  return [applied, { ...target, operation: 'deviceApplication.decide', time: approvalTime, by: updateBy, changes }];
}
