import { type AnswerPage, type ApplicationDetail } from '@brokerdesk/plugin-sdk/api';
import { Fact, FactList, labelOf, Text, textIn, type TimelineEntry, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import { PrintSheet } from '@brokerdesk/plugin-sdk/documents';
import type { ReactNode } from 'react';
import { latinName, scriptOfName } from '../../../model/applicantName.ts';
import { CaseDocuments, type CaseDocumentsProps } from './CaseDocuments.tsx';
import { en } from '../../../locales/en.ts';
import { statusLabel } from '../../../status/statusMeaning.ts';
import { useText } from '../../useText.ts';

interface CaseSheetProps extends CaseDocumentsProps {
  readonly application: ApplicationDetail;
  readonly entries: readonly TimelineEntry[];
  /** RFC 3339: the time of printing. */
  readonly time: string;
}

/** A printed case: the applicant, all answers page by page, the history, the list of files and their pictures. */
export function CaseSheet({ application, entries, documents, pictures, hasForms, time }: CaseSheetProps) {
  const text = useText();
  const { language, broker } = useHost();
  const title = `${textIn(broker.name, language)} · ${text('casePrint.title')}`;
  return (
    <PrintSheet title={title} reference={application.applyID} time={time}>
      <h1>
        <span lang={scriptOfName(application)}>{application.chiName}</span>{' '}
        <span lang="en">{latinName(application)}</span>
      </h1>
      <CaseDetails application={application} />
      {application.pages.map((page) => (
        <Page key={page.pageID} page={page} documents={documents} />
      ))}
      <History entries={entries} />
      <CaseDocuments {...{ documents, pictures, hasForms }} />
    </PrintSheet>
  );
}

function CaseDetails({ application }: Pick<CaseSheetProps, 'application'>) {
  const text = useText();
  const formats = useFormats();
  const { language } = useHost();
  const { status, idType, referrerName, region } = application;
  const facts: readonly (readonly [string, string | null])[] = [
    [text('casePrint.status'), statusLabel(status, text)],
    [text('detail.reason'), application.reason],
    [text('detail.account'), application.customAccountNum],
    [text('column.nickname'), application.nickname],
    [text('detail.template'), textIn(application.profileName, language)],
    [text('detail.applied'), formats.dateTime(application.applyDate)],
    [text('detail.changed'), formats.dateTime(application.statusDate)],
    [text('detail.region'), labelOf(en.region, region, (known) => text(`region.${known}`))],
    [
      text('casePrint.identity'),
      `${labelOf(en.idType, idType, (known) => text(`idType.${known}`))} ${application.idCardNumber}`,
    ],
    [text('casePrint.birthDate'), formats.date(application.birthDate || null)],
    [text('casePrint.mobile'), application.mobile],
    [text('casePrint.email'), application.email],
    [text('detail.referrer'), referrerName === null ? null : textIn(referrerName, language)],
    [text('detail.ipAddress'), application.ipAddress],
  ];
  return (
    <section>
      <h2>{text('casePrint.facts')}</h2>
      <DetailList lines={facts.flatMap(([term, value]) => (value ? [{ id: term, term, value }] : []))} />
    </section>
  );
}

function Page({ page, documents }: { readonly page: AnswerPage } & Pick<CaseSheetProps, 'documents'>) {
  const text = useText();
  const { language } = useHost();
  const groups = page.groups.filter(({ answers }) => answers.length > 0);
  if (groups.length === 0) return null;
  return (
    <section>
      <h2>{textIn(page.title, language)}</h2>
      {groups.map(({ groupID, name, answers }) => (
        <section key={groupID}>
          <h3>{textIn(name, language)}</h3>
          <DetailList
            lines={answers.map(({ questionID, label, display, fileIDs }) => {
              const files = documents.filter(({ id }) => fileIDs.includes(id)).map((document) => document.name);
              const value = [textIn(display, language), ...files].filter((part) => part !== '');
              return {
                id: questionID,
                term: textIn(label, language),
                value: value.join(text('list.separator')) || text('detail.notAnswered'),
              };
            })}
          />
        </section>
      ))}
    </section>
  );
}

interface Detail {
  readonly id: string;
  readonly term: string;
  readonly value: ReactNode;
}

function DetailList({ lines }: { readonly lines: readonly Detail[] }) {
  return (
    <FactList>
      {lines.map(({ id, term, value }) => (
        <Fact key={id} term={term}>
          {value}
        </Fact>
      ))}
    </FactList>
  );
}

function History({ entries }: Pick<CaseSheetProps, 'entries'>) {
  const text = useText();
  const formats = useFormats();
  return (
    <section>
      <h2>{text('detail.history')}</h2>
      <DetailList
        lines={entries.map(({ id, time, title, actor, reason }) => ({
          id,
          term: `${formats.dateTime(time)} · ${actor}`,
          value: (
            <>
              {title}
              {reason !== undefined && (
                <Text as="div" lines>
                  {reason}
                </Text>
              )}
            </>
          ),
        }))}
      />
    </section>
  );
}
