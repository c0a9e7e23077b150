/**
 * Fields that are not changed alone, by operation and path, and why. What such a field says must be recorded in another
 * way, or must not be.
 */
export const unrecordedFields: Readonly<Record<string, string>> = {
  'role.update endSessions':
    'recorded as the number of ended sessions; of members who are not signed in there are none',
  'user.update endSessions': 'recorded as the number of ended sessions; of a user who is not signed in there is none',
  'agreement.order category': 'names the list',
  'faq.order categoryID': 'names the list',
  'faq.order sequence': 'the category of the case has one question; other lists are put in order here',
  'image.update released': 'a released picture stays released; the test of images releases one',
  'notification.change keepFileEN': 'files are kept and added; the test of attachments replaces one',
  'notification.change keepFileSC': 'files are kept and added; the test of attachments replaces one',
  'notification.change keepFileTC': 'files are kept and added; the test of attachments replaces one',
  'presetImage.update imgID': 'names the picture',
  'presetImage.update type': 'goes with the size of the file; the test of preset images replaces one',
  'profile.update classification': 'needs questions that give points; with them it is in the versions of the template',
  'webpageContent.update imgID': 'a text has no picture; the test of contents replaces one',
};

/** Operations that do something to a record instead of replacing its fields, so that they cannot be sent twice. */
export const unrepeatable: Readonly<Record<string, string>> = {
  'application.changeStatus': 'moves an application on',
  'broker.status': 'disables or enables a broker',
  'deviceApplication.decide': 'decides once',
  'feedPlan.audit': 'decides once',
  'notification.transition': 'submits or cancels',
  'trialConfiguration.update': 'its only field is the switch that it sets',
  'user.changePassword': 'a secret',
  'user.forgetPassword': 'a secret',
  'user.status': 'its only field is the status that it sets',
  'webpageContent.publish': 'publishes or withdraws',
};
