import { UnreachableError } from '@brokerdesk/plugin-sdk';
import { createProfile } from '@brokerdesk/plugin-sdk/api';
import { type FormSchema, loadBodySchema } from '@brokerdesk/plugin-sdk/forms';
import { useQuery } from '@tanstack/react-query';

/** Loads the schema that the server checks a template with, once for all editors; it is a separate file of the portal. */
export function useTemplateSchema() {
  return useQuery<FormSchema, UnreachableError>({
    queryKey: ['templates', 'schema'],
    queryFn: loadSchema,
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

async function loadSchema(): Promise<FormSchema> {
  try {
    return await loadBodySchema(createProfile);
  } catch (cause) {
    throw new UnreachableError('OFFLINE', { message: 'The limits of templates could not be fetched.', cause });
  }
}
