import { useHost } from '@brokerdesk/plugin-sdk';
import { createReferrer, deleteReferrer, type ReferrerDetail, updateReferrer } from '@brokerdesk/plugin-sdk/api';
import { LocalTextField, PhoneField, useRecordDialogs } from '@brokerdesk/plugin-sdk/forms';
import { nameOfReferrer } from '../../referrers/nameOfReferrer.ts';
import { useText } from './useText.ts';

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
    toValues: (referrer) => ({
      nameEN: referrer?.nameEN ?? '',
      nameSC: referrer?.nameSC ?? '',
      nameTC: referrer?.nameTC ?? '',
      phone: referrer?.phone ?? '',
    }),
    fields: (form) => (
      <>
        <LocalTextField form={form} name="name" label={text('referrer.name')} limit={100} isRequired />
        <PhoneField form={form} name="phone" label={text('referrer.phone')} isRequired />
      </>
    ),
    deleteRecord: {
      endpoint: deleteReferrer,
      consequence: () => text('referrerList.consequence'),
      disabledReason: ({ applications, profiles }) => describeUse({ applications, profiles: profiles.length }),
      refusals: { E0012: (data) => describeUse({ applications: 0, profiles: 0, ...(data as Partial<Use>) }) },
    },
  });
}
