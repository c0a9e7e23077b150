import { useCall } from '@brokerdesk/plugin-sdk';
import { getProfile } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { documentOf } from '../model/TemplateDocument.ts';

/** Loads a version of a template; its name, description and access are those of now, because they have no versions. */
export function useVersion(id: string, templateVersion: number) {
  const call = useCall(getProfile, { params: { id }, query: { templateVersion } });
  const { data } = call;
  return { ...call, document: useMemo(() => data && documentOf(data), [data]) };
}
