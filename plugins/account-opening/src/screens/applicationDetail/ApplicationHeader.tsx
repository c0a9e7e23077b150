import { type ApplicationDetail, type Language } from '@brokerdesk/plugin-sdk/api';
import {
  labelOf,
  LinkButton,
  PageHeader,
  Row,
  Stack,
  Text,
  textIn,
  useFormats,
  useHost,
  lazyPart,
} from '@brokerdesk/plugin-sdk';
import { useState } from 'react';
import { latinName, scriptOfName } from '../../model/applicantName.ts';
import { en } from '../../locales/en.ts';
import { ApplicationStatusTag } from '../../status/ApplicationStatusTag.tsx';
import { useText } from '../useText.ts';
import { PrintCaseButton } from './print/PrintCaseButton.tsx';
import { useOtherViewers } from '../../presence/useOtherViewers.ts';

// Forms are loaded with the first change.
const NamesDialog = lazyPart(async () => (await import('./NamesDialog.tsx')).NamesDialog);

/** The applicant, the progress, and the possible next actions. */
export function ApplicationHeader({ application }: { readonly application: ApplicationDetail }) {
  const text = useText();
  const formats = useFormats();
  const { language, permissions } = useHost();
  const [isOpen, setIsOpen] = useState(false);
  const { status, reason, customAccountNum, nickname, referrerName } = application;
  const facts = [
    [text('detail.applied'), formats.dateTime(application.applyDate)],
    [text('detail.changed'), formats.dateTime(application.statusDate)],
    [text('column.recentPage'), status === 'PND' ? recentPageTitle(application, language) : null],
    [text('detail.account'), customAccountNum],
    [text('column.nickname'), nickname],
    [text('detail.template'), textIn(application.profileName, language)],
    [text('detail.region'), labelOf(en.region, application.region, (region) => text(`region.${region}`))],
    [text('detail.referrer'), referrerName === null ? null : textIn(referrerName, language)],
    [text('detail.ipAddress'), application.ipAddress],
  ] as const;
  const title = (
    <>
      <span lang={scriptOfName(application)}>{application.chiName}</span>{' '}
      <span lang="en">{latinName(application)}</span>
    </>
  );
  return (
    <Stack gap={8}>
      <PageHeader title={title} count={application.applyID}>
        <PrintCaseButton application={application} />
      </PageHeader>
      <Row wrap gap={12} className="account-opening-state">
        <ApplicationStatusTag status={status} />
        {(permissions.has('RAO_CM_VERIFY') || permissions.has('RAO_CM_CORRECT')) && (
          <EditNames application={application} />
        )}
        <OtherViewers applyID={application.applyID} />
      </Row>
      {reason !== null && (
        <Text as="p" cut={!isOpen} lines={isOpen}>
          <Text tone="neutral" size="table">
            {text('detail.reason')}
          </Text>{' '}
          {reason}
        </Text>
      )}
      <Row align="start" gap={12}>
        <Row as="dl" wrap className="bdk-grow account-opening-facts" data-open={isOpen || undefined}>
          {facts.map(
            ([term, value]) =>
              value !== null &&
              value !== '' && (
                <Row key={term} align="baseline">
                  <Text as="dt" tone="neutral" size="table">
                    {term}
                  </Text>
                  <Text as="dd" size="table">
                    {value}
                  </Text>
                </Row>
              ),
          )}
        </Row>
        <LinkButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {text(isOpen ? 'detail.factsLess' : 'detail.factsMore')}
        </LinkButton>
      </Row>
    </Stack>
  );
}

/** The page on which a client who has not submitted yet was last. */
function recentPageTitle({ pages, recentPage }: ApplicationDetail, language: Language): string {
  const page = pages.find(({ pageID }) => pageID === recentPage);
  return page ? textIn(page.title, language) : recentPage;
}

/** Changes account number and nickname, for users who may verify or correct. */
function EditNames({ application }: { readonly application: ApplicationDetail }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <LinkButton onClick={() => setIsOpen(true)}>{text('names.edit')}</LinkButton>
      {isOpen && <NamesDialog application={application} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Shows who else has the application open, before two users decide about it. */
function OtherViewers({ applyID }: { readonly applyID: string }) {
  const text = useText();
  const formats = useFormats();
  const others = useOtherViewers(applyID);
  return (
    <Text as="p" tone="waiting" size="table" role="status">
      {others.length > 0 &&
        text('detail.openWith', {
          names: others
            .map(({ userName, since }) => text('detail.openSince', { name: userName, time: formats.dateTime(since) }))
            .join(text('list.separator')),
        })}
    </Text>
  );
}
