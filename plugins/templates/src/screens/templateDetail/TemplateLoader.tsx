import {
  BackToList,
  EmptyState,
  ErrorState,
  PageHeader,
  Stack,
  useCall,
  useScreenParams,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import { getProfile, type ProfileDetail } from '@brokerdesk/plugin-sdk/api';
import type { ReactNode } from 'react';
import { useText } from '../useText.ts';

type Children = (template: ProfileDetail, latest: ProfileDetail) => ReactNode;

/** Loads the template that the address names, and the version of it that the address names, if any. */
export function TemplateLoader({ children }: { readonly children: Children }) {
  const text = useText();
  const { id = '', version = '' } = useScreenParams();
  if (id === '') {
    return (
      <LoadingFrame>
        <EmptyState title={text('templateDetail.noTemplate')}>{text('templateDetail.noTemplateHint')}</EmptyState>
      </LoadingFrame>
    );
  }
  return (
    <TemplateByID key={id} id={id}>
      {(latest) => {
        const templateVersion = Number(version);
        const isEarlier = Number.isInteger(templateVersion) && templateVersion > 0;
        if (!isEarlier || templateVersion === latest.templateVersion) return children(latest, latest);
        return (
          <TemplateByID key={version} id={id} templateVersion={templateVersion}>
            {(template) => children(template, latest)}
          </TemplateByID>
        );
      }}
    </TemplateByID>
  );
}

interface TemplateByIDProps {
  readonly id: string;
  readonly templateVersion?: number;
  readonly children: (template: ProfileDetail) => ReactNode;
}

function TemplateByID({ id, templateVersion, children }: TemplateByIDProps) {
  const text = useText();
  const query = templateVersion === undefined ? {} : { query: { templateVersion } };
  const { data, error, isPending, refetch } = useCall(getProfile, { params: { id }, ...query });
  if (data) return children(data);
  return (
    <LoadingFrame>
      {error && <ErrorState title={text('templateDetail.failed')} error={error} onRetry={() => void refetch()} />}
      <WaitingText active={isPending} lines={8} itemsLabel={text('templateDetail.awaited')} />
    </LoadingFrame>
  );
}

/** The screen until the template is there: its title and the way back. */
function LoadingFrame({ children }: { readonly children: ReactNode }) {
  const text = useText();
  return (
    <Stack gap={16}>
      <PageHeader
        title={text('menu.template')}
        backLink={
          <BackToList code="RAO_PROFILE_MANAMEMENT" list="templates">
            {text('templateDetail.back')}
          </BackToList>
        }
      />
      {children}
    </Stack>
  );
}
