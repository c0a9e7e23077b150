import { BackToList, Button, PageHeader, ScreenLink, textIn, useHost, currentTime } from '@brokerdesk/plugin-sdk';
import type { ProfileDetail } from '@brokerdesk/plugin-sdk/api';
import { useCopyLink } from '../../links/useCopyLink.ts';
import { useText } from '../useText.ts';
import { usePrint } from '@brokerdesk/plugin-sdk/documents';
import { TemplateSheet } from './print/TemplateSheet.tsx';

/** The name of a template and what can be done with it. */
export function TemplateHeader({ template }: { readonly template: ProfileDetail }) {
  const text = useText();
  const { language } = useHost();
  const copyLink = useCopyLink();
  const { profileID, name, publicLink, templateVersion } = template;
  const params = { id: profileID };
  return (
    <PageHeader
      title={textIn(name, language)}
      count={text('templateDetail.version', { version: templateVersion })}
      backLink={
        <BackToList code="RAO_PROFILE_MANAMEMENT" list="templates">
          {text('templateDetail.back')}
        </BackToList>
      }
    >
      <PrintTemplateButton template={template} />
      <Button onClick={() => copyLink(publicLink)}>{text('templateDetail.copyLink')}</Button>
      <ScreenLink look="button" to={{ code: 'RAO_PROFILE_MANAMEMENT', child: 'preview', params }}>
        {text('templateDetail.preview')}
      </ScreenLink>
      <ScreenLink look="primary" to={{ code: 'RAO_MODIFY_PROFILE', params }}>
        {text('templateDetail.edit')}
      </ScreenLink>
    </PageHeader>
  );
}

/** Prints the whole template, as for a compliance officer. */
function PrintTemplateButton({ template }: { readonly template: ProfileDetail }) {
  const text = useText();
  const { print, portal, isPrinting } = usePrint();
  return (
    <>
      <Button
        aria-disabled={isPrinting || undefined}
        onClick={() =>
          !isPrinting && print(<TemplateSheet template={template} time={new Date(currentTime()).toISOString()} />)
        }
      >
        {text('templateDetail.print')}
      </Button>
      {portal}
    </>
  );
}
