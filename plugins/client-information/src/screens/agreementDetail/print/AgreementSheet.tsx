import { Fact, FactList, Text, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import { type AgreementDetail, languages } from '@brokerdesk/plugin-sdk/api';
import { PrintSheet } from '@brokerdesk/plugin-sdk/documents';
import { useText } from '../../useText.ts';

interface AgreementSheetProps {
  readonly agreement: AgreementDetail;
  /** RFC 3339: the time of printing. */
  readonly time: string;
}

/** An agreement on paper: facts of its version, then the whole text in each language. */
export function AgreementSheet({ agreement, time }: AgreementSheetProps) {
  const text = useText();
  const { dateTime } = useFormats();
  const { language: own, broker } = useHost();
  const { agreementID, category, type, textVersion, textVersions, title, content } = agreement;
  const [current] = textVersions;
  const version = text('agreementDetail.version', { version: textVersion });
  return (
    <PrintSheet
      title={`${textIn(broker.name, own)} · ${text('menu.agreement')}`}
      reference={`${agreementID} · ${version}`}
      time={time}
    >
      <h1>{textIn(title, own)}</h1>
      <FactList>
        <Fact term={text('agreement.categoryLabel')}>{text(`agreement.category.${category}`)}</Fact>
        <Fact term={text('agreement.typeLabel')}>{text(`agreement.type.${type}`)}</Fact>
        {current && (
          <Fact term={version}>
            {text('agreementDetail.sinceBy', { time: dateTime(current.sinceTime), by: current.writtenBy })}
          </Fact>
        )}
      </FactList>
      {languages.map((language) => (
        <section key={language} lang={language} translate="no">
          <h2>{textIn(title, language)}</h2>
          <Text as="p" lines>
            {textIn(content, language)}
          </Text>
          <p>☐ {textIn(agreement.checkboxText, language)}</p>
          <p>
            [ {textIn(agreement.agreeText, language)} ] [ {textIn(agreement.disagreeText, language)} ]
          </p>
        </section>
      ))}
    </PrintSheet>
  );
}
