import { Fact, FactList, Stack, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { ProfileDetail } from '@brokerdesk/plugin-sdk/api';
import { PrintSheet } from '@brokerdesk/plugin-sdk/documents';
import { documentOf } from '../../../model/TemplateDocument.ts';
import { QuestionView } from '../questions/QuestionView.tsx';
import { ScoreScale } from '../questions/ScoreScale.tsx';
import { useText } from '../../useText.ts';

interface TemplateSheetProps {
  readonly template: ProfileDetail;
  /** RFC 3339: the time of printing. */
  readonly time: string;
}

/** A template on paper: facts, then every question with its conditions and scores in all three languages, and classes. */
export function TemplateSheet({ template, time }: TemplateSheetProps) {
  const text = useText();
  const { count, dateTime } = useFormats();
  const { language, broker } = useHost();
  const { name, description, profileID, templateVersion, blockedCNIP, applications, updateTime, updateBy } = template;
  const document = documentOf(template);
  const facts = [
    [text('templateDetail.names'), `${name.EN} · ${name.SC} · ${name.TC}`],
    [text('template.description'), textIn(description, language)],
    [text('templateDetail.id'), profileID],
    [text('templateDetail.link'), template.publicLink],
    [text('questionField.blockedCNIP'), text(blockedCNIP ? 'words.yes' : 'words.no')],
    [text('templateDetail.applications'), count(applications.total)],
    [text('template.updateTime'), text('templateDetail.changedBy', { time: dateTime(updateTime), by: updateBy })],
  ] as const;
  return (
    <PrintSheet
      title={`${textIn(broker.name, language)} · ${text('templateDetail.printTitle')}`}
      reference={`${profileID} · ${text('templateDetail.version', { version: templateVersion })}`}
      time={time}
    >
      <h1>{textIn(name, language)}</h1>
      <FactList>
        {facts.map(([term, value]) => (
          <Fact key={term} term={term}>
            {value}
          </Fact>
        ))}
      </FactList>
      {document.pages.map(({ pageID, title, groups }, index) => (
        <section key={pageID}>
          <h2>
            {index + 1}. {textIn(title, language)}
          </h2>
          {groups.map(({ groupID, nameEN, nameSC, nameTC, components }) => (
            <section key={groupID}>
              <h3>{textIn({ EN: nameEN, SC: nameSC, TC: nameTC }, language)}</h3>
              <Stack gap={12}>
                {components.map((question) => (
                  <QuestionView key={question.questionID} question={question} document={document} showsAllLanguages />
                ))}
              </Stack>
            </section>
          ))}
        </section>
      ))}
      {document.classification.length > 0 && (
        <section>
          <h2>{text('templateQuestions.classes')}</h2>
          <ScoreScale bands={document.classification} />
        </section>
      )}
    </PrintSheet>
  );
}
