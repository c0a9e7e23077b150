import { useHost, useRecordDialogs } from '@brokerdesk/plugin-sdk';
import { createReferrer, deleteReferrer, type ReferrerDetail, updateReferrer } from '@brokerdesk/plugin-sdk/api';
import { nameOfReferrer } from '../../referrers/nameOfReferrer.ts';
import { ReferrerFields } from './lazyParts.tsx';
import type { ReferrerValues } from './ReferrerFields.tsx';
import { useText } from '../useText.ts';

type Use = Pick<ReferrerDetail, 'applications'> & { readonly profiles: number };

/** Returns the dialogs that create, change and delete referrers. */
export function useReferrerDialogs() {
  const text = useText();
  const { language } = useHost();

  function describeUse({ applications, profiles }: Use): string | undefined {
    const templates = text('referrerList.templateCount', { count: profiles });
    if (applications === 0) return profiles === 0 ? undefined : text('referrerList.inUseLinks', { templates });
    const used = text('referrerList.applicationCount', { count: applications });
    return text('referrerList.inUse', { applications: used, templates });
  }
  return useRecordDialogs({
    name: 'referrer',
    itemLabel: text('referrer.item'),
    recordName: (referrer: ReferrerDetail) => nameOfReferrer(referrer, language),
    create: createReferrer,
    change: updateReferrer,
    params: ({ referrerID }) => ({ referrerID }),
    toValues: (referrer): ReferrerValues => ({
      nameEN: referrer?.nameEN ?? '',
      nameSC: referrer?.nameSC ?? '',
      nameTC: referrer?.nameTC ?? '',
      phone: referrer?.phone ?? '',
    }),
    fields: (form) => <ReferrerFields form={form} />,
    preload: ReferrerFields.preload,
    deleteRecord: {
      endpoint: deleteReferrer,
      consequence: () => text('referrerList.consequence'),
      disabledReason: ({ applications, profiles }) => describeUse({ applications, profiles: profiles.length }),
      refusals: { E0012: ({ applications = 0, profiles = 0 }) => describeUse({ applications, profiles }) },
    },
  });
}
