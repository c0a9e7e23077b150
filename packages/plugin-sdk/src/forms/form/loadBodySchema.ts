// Browser builds remove the schemas from the contract, so that only forms load them. A form loads them from a separate
// file while it is first shown.
import type { Endpoint, Shapes } from '@brokerdesk/api';
import { SdkUsageError } from '../../services/errors.ts';

/** A schema that validates a form before it is sent. */
export type FormSchema = NonNullable<Shapes['body']>;

/** A schema, or a function that loads it. */
export type SchemaSource = FormSchema | (() => Promise<FormSchema>);

/**
 * Loads the schema of a call's body: the same one that the server validates with.
 *
 * @throws SdkUsageError `SDK_NO_SCHEMA` for a plugin's own call, whose schemas are not in the contract: pass the schema
 * to the form directly.
 */
export async function loadBodySchema(endpoint: Endpoint): Promise<FormSchema> {
  const shapes = endpoint.shapes ?? (await import('@brokerdesk/api/shapes')).shapesOf(endpoint);
  if (shapes?.body) return shapes.body;
  throw new SdkUsageError('SDK_NO_SCHEMA', {
    message: `There is no schema for the body of ${endpoint.method} ${endpoint.path}.`,
    hint: 'For a call of your own, export the schema of its body and give it to useForm as `schema`.',
  });
}
