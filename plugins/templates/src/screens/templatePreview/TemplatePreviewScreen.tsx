import {
  BackToList,
  Button,
  Callout,
  EmptyState,
  ErrorState,
  NotPermitted,
  PageHeader,
  Row,
  Stack,
  textIn,
  useCall,
  useCanCall,
  useHost,
  useScreenParams,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import { getProfile, type ProfileDetail } from '@brokerdesk/plugin-sdk/api';
import { type ReactNode, useMemo, useState } from 'react';
import { documentOf } from '../../model/TemplateDocument.ts';
import { FormPreview } from '../../preview/FormPreview.tsx';
import { TryAsClient } from '../../preview/TryAsClient.tsx';
import { useText } from '../useText.ts';

/** The form of a template, to be tried as a client. The address names the template, and an earlier version of it. */
export default function TemplatePreviewScreen() {
  const text = useText();
  const canCall = useCanCall();
  const { id = '', templateVersion = '' } = useScreenParams();
  if (!canCall(getProfile)) {
    return (
      <Frame>
        <NotPermitted requires={['RAO_VIEW_PROFILE', 'RAO_MODIFY_PROFILE']} />
      </Frame>
    );
  }
  if (id === '') {
    return (
      <Frame>
        <EmptyState title={text('preview.noTemplate')}>{text('preview.noTemplateHint')}</EmptyState>
      </Frame>
    );
  }
  return <LoadedTemplate key={`${id} ${templateVersion}`} id={id} templateVersion={Number(templateVersion)} />;
}

function LoadedTemplate({ id, templateVersion }: { readonly id: string; readonly templateVersion: number }) {
  const text = useText();
  const query = templateVersion > 0 ? { query: { templateVersion } } : {};
  const { data, error, isPending, refetch } = useCall(getProfile, { params: { id }, ...query });
  // What is being tried stays, although another user publishes meanwhile.
  const [tried, setTried] = useState<ProfileDetail>();
  if (!tried && data) setTried(data);
  const newer = data && tried && data.templateVersion > tried.templateVersion ? data : undefined;
  return (
    <Frame template={tried}>
      {tried && newer && <NewerVersion tried={tried} newer={newer} onTry={() => setTried(newer)} />}
      {tried && (
        <Trial key={tried.templateVersion} template={tried} latest={data ?? tried} onDrawn={() => void refetch()} />
      )}
      {!tried && error && <ErrorState title={text('preview.failed')} error={error} onRetry={() => void refetch()} />}
      <WaitingText active={isPending} lines={8} itemsLabel={text('preview.what')} />
    </Frame>
  );
}

interface NewerVersionProps {
  readonly tried: ProfileDetail;
  readonly newer: ProfileDetail;
  readonly onTry: () => void;
}

function NewerVersion({ tried, newer, onTry }: NewerVersionProps) {
  const text = useText();
  const version = newer.templateVersion;
  return (
    <Callout tone="waiting" title={text('preview.newer', { version })}>
      <Stack gap={8}>
        <p>{text('preview.newerHint', { tried: tried.templateVersion, version })}</p>
        <Row>
          <Button onClick={onTry}>{text('preview.tryNewer', { version })}</Button>
        </Row>
      </Stack>
    </Callout>
  );
}

interface TrialProps {
  readonly template: ProfileDetail;
  /** The template as last loaded, with its versions. */
  readonly latest: ProfileDetail;
  readonly onDrawn: () => void;
}

function Trial({ template, latest, onDrawn }: TrialProps) {
  const document = useMemo(() => documentOf(template), [template]);
  const { profileID, templateVersion } = template;
  // Forms are drawn from the version that new applicants fill in.
  const isCurrent = latest.versions[0]?.templateVersion === templateVersion;
  return (
    <TryAsClient
      document={document}
      {...(isCurrent && {
        renderForm: (answers) => <FormPreview profileID={profileID} answers={answers} onDrawn={onDrawn} />,
      })}
    />
  );
}

/** The title and the way back, with the name of the template once it is known. */
function Frame({
  template,
  children,
}: {
  readonly template?: ProfileDetail | undefined;
  readonly children: ReactNode;
}) {
  const text = useText();
  const { language } = useHost();
  return (
    <Stack gap={16}>
      <PageHeader
        title={template ? `${text('menu.preview')} – ${textIn(template.name, language)}` : text('menu.preview')}
        count={template && text('preview.version', { version: template.templateVersion })}
        backLink={
          <BackToList code="RAO_PROFILE_MANAMEMENT" list="templates">
            {text('preview.back')}
          </BackToList>
        }
      />
      {children}
    </Stack>
  );
}
