import { addProfileReferrer, removeProfileReferrer } from '@brokerdesk/api';
import {
  findOwn,
  formatTime,
  invalidFields,
  message,
  notFound,
  route,
  type Route,
  ruleViolated,
} from '@brokerdesk/mock-server/engine';
import { describeLink } from './describeProfile.ts';
import type { ProfileReferrerRow, ProfileRow } from './profileRows.ts';
import type { ReferrerRow } from '../referrers/referrerRows.ts';

export const profileReferrerRoutes: readonly Route[] = [
  route(addProfileReferrer, (context, { params, body }) => {
    const profile = findOwn<ProfileRow>(context, 'profiles', params.id);
    if (!profile) return notFound;
    const referrer = findOwn<ReferrerRow>(context, 'referrers', body.referrerID);
    if (!referrer) return invalidFields(context.language, [unknownReferrerProblem]);
    const { profileID, brokerCode } = profile;
    const { referrerID } = referrer;
    const linkID = `${profileID}/${referrerID}`;
    if (context.row('profileReferrers', linkID)) return ruleViolated('already-linked', alreadyLinkedTexts);
    const link: ProfileReferrerRow = { profileID, referrerID, brokerCode, createTime: formatTime(context.now()) };
    context.change((draft) => draft.put('profileReferrers', linkID, link));
    const changes = [{ field: 'referrer', before: null, after: referrer.name.EN }];
    context.recordOperation({ targetID: profileID, targetName: profile.name.EN, changes });
    return { code: 'OK', data: describeLink(profile, referrer, link) };
  }),

  route(removeProfileReferrer, (context, { params, query }) => {
    const profile = findOwn<ProfileRow>(context, 'profiles', params.id);
    const linkID = `${params.id}/${query.referrerID}`;
    const link = findOwn<ProfileReferrerRow>(context, 'profileReferrers', linkID);
    if (!profile || !link) return notFound;
    context.change((draft) => draft.remove('profileReferrers', linkID));
    const { profileID, referrerID } = link;
    const referrer = context.row<ReferrerRow>('referrers', referrerID);
    const changes = [{ field: 'referrer', before: referrer?.name.EN ?? referrerID, after: null }];
    context.recordOperation({ targetID: profileID, targetName: profile.name.EN, changes });
    return { code: 'OK', data: { profileID, referrerID } };
  }),
];

const unknownReferrerProblem = {
  path: 'referrerID',
  rule: 'unknown',
  texts: message('There is no such referrer.', '没有此推荐人。', '沒有此介紹人。'),
};
const alreadyLinkedTexts = message(
  'This referrer already has a link to the template.',
  '此推荐人已有此模板的链接。',
  '此介紹人已有此範本的連結。',
);
