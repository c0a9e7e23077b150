import {
  ActionGroup,
  PageHeader,
  RecordHistory,
  Row,
  Stack,
  StatusTag,
  Tabs,
  textIn,
  useHost,
  useNavigation,
  Fact,
  FactList,
  Text,
  Button,
  currentTime,
} from '@brokerdesk/plugin-sdk';
import type { AgreementDetail } from '@brokerdesk/plugin-sdk/api';
import { AgreementLoader, BackToAgreements } from '../../agreements/AgreementLoader.tsx';
import { textsOf, type AgreementTexts, agreementParts } from '../../agreements/agreementParts.ts';
import { useAgreementActions } from '../../agreements/useAgreementActions.tsx';
import { Untranslated } from '../../model/Untranslated.tsx';
import { AcceptancesTab } from './acceptances/AcceptancesTab.tsx';
import { TemplatesTab } from './TemplatesTab.tsx';
import { useText } from '../useText.ts';
import { VersionsTab } from './versions/VersionsTab.tsx';
import { LanguagePanels } from '@brokerdesk/plugin-sdk/forms';
import { usePrint } from '@brokerdesk/plugin-sdk/documents';
import { AgreementSheet } from './print/AgreementSheet.tsx';

/** One agreement: its texts, versions, who accepted which, the templates that ask for it, and its history. */
export default function AgreementDetailScreen() {
  const text = useText();
  return (
    <AgreementLoader title={text('menu.agreement')}>
      {(agreement) => <Agreement agreement={agreement} />}
    </AgreementLoader>
  );
}

function Agreement({ agreement }: { readonly agreement: AgreementDetail }) {
  const text = useText();
  const { language } = useHost();
  const { open } = useNavigation();
  const actionsOf = useAgreementActions(
    () => void open({ code: 'PM_CLIENT_INFORMATION', child: 'agreement' }, { replace: true }),
  );
  const { agreementID, title, type, category, textVersion, textVersions } = agreement;
  return (
    <Stack gap={16}>
      <PageHeader
        title={textIn(title, language)}
        count={text('agreementDetail.version', { version: textVersion })}
        backLink={<BackToAgreements />}
      >
        <PrintAgreementButton agreement={agreement} />
        {/* The history is a tab here. */}
        <ActionGroup actions={actionsOf(agreement).filter(({ id }) => id !== 'history')} />
      </PageHeader>
      <Row wrap>
        <StatusTag tone="neutral" icon="client">
          {`${text(`agreement.category.${category}`)} · ${text(`agreement.type.${type}`)}`}
        </StatusTag>
        <Untranslated texts={textsOf(agreement)} />
      </Row>
      <Tabs
        label={text('agreementDetail.tabs')}
        param="tab"
        items={[
          { key: 'texts', title: text('agreementDetail.texts'), render: () => <TextsTab agreement={agreement} /> },
          {
            key: 'versions',
            title: `${text('agreementDetail.versions')} ${textVersions.length}`,
            render: () => <VersionsTab agreement={agreement} />,
          },
          {
            key: 'acceptances',
            title: text('agreementDetail.acceptances'),
            render: () => <AcceptancesTab agreement={agreement} />,
          },
          {
            key: 'templates',
            title: text('agreementDetail.templates'),
            render: () => <TemplatesTab agreementID={agreementID} />,
          },
          {
            key: 'history',
            title: text('agreementDetail.history'),
            render: () => <RecordHistory targetID={agreementID} />,
          },
        ]}
      />
    </Stack>
  );
}

/** The texts of an agreement in each language, the user's own first. */
function TextsTab({ agreement }: { readonly agreement: AgreementTexts }) {
  const text = useText();
  const host = useHost();
  return (
    <LanguagePanels label={text('agreementDetail.languages')}>
      {(language) => (
        <div lang={language} translate="no">
          <FactList isLong>
            {agreementParts.map((part) => (
              <Fact key={part} term={<span lang={host.language}>{text(`agreement.${part}`)}</span>}>
                <Text lines>{textIn(agreement[part], language)}</Text>
              </Fact>
            ))}
          </FactList>
        </div>
      )}
    </LanguagePanels>
  );
}

/** Prints an agreement in all languages, as for a compliance officer. */
function PrintAgreementButton({ agreement }: { readonly agreement: AgreementDetail }) {
  const text = useText();
  const { print, portal, isPrinting } = usePrint();
  return (
    <>
      <Button
        aria-disabled={isPrinting || undefined}
        onClick={() =>
          !isPrinting && print(<AgreementSheet agreement={agreement} time={new Date(currentTime()).toISOString()} />)
        }
      >
        {text('agreementDetail.print')}
      </Button>
      {portal}
    </>
  );
}
